package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import tischlein.kernel.Phrase.Sentence;
import tischlein.load.Fault;
import tischlein.load.Plan;
import tischlein.load.Report;

/** What people read after a load. */
record LoadPage(Voice voice, Plan plan, Report report) {
    private static final double PERCENT = 100;
    private static final double MEGABYTE = 1024 * 1024;

    List<String> lines() {
        var lines = new ArrayList<String>();
        add(
                lines,
                say("load.head")
                        .text("game", plan.game().about().name())
                        .number("tables", report.tables())
                        .number("sockets", report.sockets())
                        .text("rate", figure(2, plan.rate()))
                        .text("seconds", figure(0, report.seconds())));
        lines.add("");
        lines.addAll(Layout.table("ll", figures()));
        lines.add("");
        add(lines, say("load.note"));
        lines.add("");
        report.faults().forEach(fault -> lines.add(voice.say(told(fault))));
        add(
                lines,
                report.fine()
                        ? say("load.fits").text("frames", count(report.inspected()))
                        : say("load.misfits")
                                .text("faults", count(report.faultCount()))
                                .text("missing", count(report.missing())));
        return lines;
    }

    private void add(List<String> lines, Sentence sentence) {
        lines.addAll(Layout.wrapped(voice.say(sentence), voice.locale()));
    }

    private List<List<String>> figures() {
        var rows = new ArrayList<List<String>>();
        row(rows, "load.moves", figure(1, report.movesPerSecond()));
        row(rows, "load.latency", percentiles(report.latency(), 1));
        row(rows, "load.service", percentiles(report.service(), 1));
        row(rows, "load.missing", count(report.missing()));
        row(rows, "load.setup", figure(1, report.setupSeconds()));
        row(rows, "load.games", count(report.games()));
        row(rows, "load.messages", count(report.messages()));
        row(rows, "load.megabytes", figure(1, report.bytes() / MEGABYTE));
        row(rows, "load.resent", count(report.resent()));
        row(rows, "load.stalls", count(report.stalls()));
        row(rows, "load.refusals", counts(report.refusals()));
        row(rows, "load.closings", counts(report.closings()));
        var processes = report.processes();
        row(rows, "load.clients", share(processes.clients()));
        row(rows, "load.server", share(processes.server()));
        row(rows, "load.before", megabytes(processes.residentBefore()));
        row(rows, "load.resident", megabytes(processes.resident()));
        row(rows, "load.most", megabytes(processes.residentMost()));
        if (!report.churn().isEmpty()) {
            row(rows, "load.churn", counts(report.churn()));
        }
        if (!report.attack().isEmpty()) {
            row(rows, "load.attack", counts(report.attack()));
        }
        if (!report.storm().isEmpty()) {
            row(rows, "load.storm", percentiles(report.storm(), 2));
        }
        return rows;
    }

    private void row(List<List<String>> rows, String key, String value) {
        rows.add(List.of(voice.text(key), value));
    }

    private String percentiles(Map<String, Double> figures, int digits) {
        return figures.entrySet().stream()
                .map(figure -> figure.getKey() + " " + figure(digits, figure.getValue()))
                .collect(Collectors.joining("  "));
    }

    private String counts(Map<String, Long> counts) {
        return counts.isEmpty()
                ? "0"
                : counts.entrySet().stream()
                        .map(entry -> count(entry.getValue()) + " " + entry.getKey())
                        .collect(Collectors.joining(", "));
    }

    private String share(OptionalDouble share) {
        return share.isPresent() ? figure(0, PERCENT * share.getAsDouble()) + " %" : unknown();
    }

    private String megabytes(OptionalLong bytes) {
        return bytes.isPresent() ? figure(1, bytes.getAsLong() / MEGABYTE) + " MiB" : unknown();
    }

    private String unknown() {
        return voice.text("load.unknown");
    }

    private String count(long value) {
        return figure(0, value);
    }

    private String figure(int digits, double value) {
        return String.format(voice.locale(), "%,." + digits + "f", value);
    }

    static Sentence told(Fault fault) {
        var what =
                switch (fault.kind()) {
                    case BACKWARDS -> say("fault.backwards");
                    case UNREADABLE -> say("fault.unreadable");
                    case VIEW -> say("fault.view");
                    case CHOICES -> say("fault.choices");
                    case WAITING -> say("fault.waiting");
                    case SEATS -> say("fault.seats");
                    case REST -> say("fault.rest");
                };
        return say("load.fault")
                .text("table", fault.table())
                .number("version", fault.version())
                .number("seat", fault.seat())
                .with("what", what);
    }
}
