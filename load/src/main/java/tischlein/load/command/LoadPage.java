package tischlein.load.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tischlein.load.Load;
import tischlein.load.LoadReport;
import tischlein.load.clients.ClientFault;
import tischlein.load.players.LoadPlan;
import tischlein.table.store.ProtocolJson;

/** What people and programs read after a load. */
record LoadPage(LoadPlan plan, LoadReport report) {
    private static final double PERCENT = 100;
    private static final double MEGABYTE = 1024 * 1024;
    private static final String UNKNOWN = "unknown (only Linux tells, with --server-pid)";

    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add(
                "%s: %d tables with %d sockets, %s moves a second each, %s s counted"
                        .formatted(
                                plan.game().about().name(),
                                report.tables(),
                                report.sockets(),
                                figure(2, plan.rate()),
                                figure(0, report.seconds())));
        lines.add("");
        addFigures(lines);
        lines.add("");
        lines.add(
                "Latency counts from the moment at which the schedule wants a move, so what waits");
        lines.add(
                "behind a slow move is slow too. Ramp and warm-up are not counted, and no move is");
        lines.add("due during a storm.");
        lines.add("");
        report.counts().faults.forEach(fault -> lines.add(told(fault)));
        lines.add(
                report.fine()
                        ? "All %s frames that were checked fit, and all seats ended with the same."
                                .formatted(count(report.counts().inspected))
                        : "Things that cannot be true: %s; moves that got no answer: %s."
                                .formatted(
                                        count(report.counts().faultCount),
                                        count(report.missing())));
        return lines;
    }

    /** The same for programs. */
    Map<String, Object> forPrograms() {
        return ProtocolJson.object(
                "game", plan.game().about().name(),
                "seats", plan.options().seats(),
                "rate", plan.rate(),
                "ramp", plan.ramp(),
                "warmup", plan.warmup(),
                "inspect", plan.inspect(),
                "churn", plan.churn(),
                "files", Load.filesNeeded(plan),
                "report", report);
    }

    private void addFigures(List<String> lines) {
        add(lines, "moves a second", figure(1, report.movesPerSecond()));
        add(lines, "ms from due to acknowledged", percentiles(report.latency(), 1));
        add(lines, "ms from sent to acknowledged", percentiles(report.service(), 1));
        add(lines, "due and never acknowledged", count(report.missing()));
        add(lines, "seconds to set up the tables", figure(1, report.setupSeconds()));
        add(lines, "games finished", count(report.counts().games));
        add(lines, "messages received", count(report.counts().messages));
        add(lines, "MiB received", figure(1, report.counts().bytes / MEGABYTE));
        add(lines, "commands sent again", count(report.counts().resent));
        add(lines, "stalls of more than 10 s", count(report.counts().stalls));
        add(lines, "refused", counts(report.counts().refusals));
        add(lines, "sockets closed", counts(report.counts().closings));
        var processes = report.processes();
        add(lines, "clients, of one core", share(processes.clients()));
        add(lines, "server, of one core", share(processes.server()));
        add(lines, "server's memory before", megabytes(processes.residentBefore()));
        add(lines, "server's memory at the end", megabytes(processes.resident()));
        add(lines, "server's memory at most", megabytes(processes.residentMost()));
        if (!report.churn().isEmpty()) {
            add(lines, "tables", counts(report.churn()));
        }
        if (!report.attack().isEmpty()) {
            add(lines, "attackers", counts(report.attack()));
        }
        if (!report.storm().isEmpty()) {
            add(lines, "storm, in seconds", percentiles(report.storm(), 2));
        }
    }

    private static void add(List<String> lines, String what, String value) {
        lines.add("%-28s  %s".formatted(what, value));
    }

    private static String percentiles(Map<String, Double> figures, int digits) {
        return figures.entrySet().stream()
                .map(figure -> figure.getKey() + " " + figure(digits, figure.getValue()))
                .collect(Collectors.joining("  "));
    }

    private static String counts(Map<String, Long> counts) {
        return counts.isEmpty()
                ? "0"
                : counts.entrySet().stream()
                        .map(entry -> count(entry.getValue()) + " " + entry.getKey())
                        .collect(Collectors.joining(", "));
    }

    private static String share(OptionalDouble share) {
        return share.isPresent() ? figure(0, PERCENT * share.getAsDouble()) + " %" : UNKNOWN;
    }

    private static String megabytes(OptionalLong bytes) {
        return bytes.isPresent() ? figure(1, bytes.getAsLong() / MEGABYTE) + " MiB" : UNKNOWN;
    }

    private static String count(long value) {
        return figure(0, value);
    }

    private static String figure(int digits, double value) {
        return String.format(Locale.ENGLISH, "%,." + digits + "f", value);
    }

    static String told(ClientFault fault) {
        var what =
                switch (fault.kind()) {
                    case BACKWARDS -> "the version went back";
                    case UNREADABLE -> "the frame cannot be read";
                    case VIEW -> "a world made from the view does not look like it";
                    case CHOICES -> "other moves are offered than the rules allow";
                    case WAITING -> "others are waited for than those who owe a choice";
                    case SEATS -> "what all may know is not the same as at another seat";
                    case REST -> "in the end this seat was not told the same as the others";
                };
        return "Table %s, version %d, seat %d: %s"
                .formatted(fault.table(), fault.version(), fault.seat(), what);
    }
}
