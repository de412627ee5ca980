package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.kernel.Unsuitable;
import tischlein.load.Hostility;
import tischlein.load.Load;
import tischlein.load.Plan;
import tischlein.load.Report;
import tischlein.load.Target;

/** {@code tischlein load}: clients play at many tables of a server, and what it bears. */
@Command(
        name = "load",
        footer = {
            "  tischlein load --url ws://127.0.0.1:8080 --tables 500 --rate 1 --seconds 60",
            "  tischlein load --tables 1250 --storm --server-pid 4711 --json",
            "  tischlein load --tables 50 --hostile requests,messages --addresses 10",
            "  tischlein load --tables 1000 --churn 300 --every 60 --seconds 7200"
        })
final class LoadCommand implements Callable<Integer> {
    private static final int MOST_TABLES = 20_000;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_INSPECT = 1_000_000;
    private static final int MOST_ADDRESSES = 100;
    private static final double MOST_RATE = 1_000;

    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--url", paramLabel = "URL", descriptionKey = "help.target")
    private String url = "ws://127.0.0.1:8080";

    @Option(
            names = "--game",
            paramLabel = "GAME",
            completionCandidates = Suggestions.Games.class,
            descriptionKey = "help.load.game")
    private String name = "buffet";

    @Mixin private final TableChoice table = new TableChoice();

    @Option(names = "--tables", paramLabel = "N", descriptionKey = "help.load.tables")
    private String tables = "50";

    @Option(names = "--sockets-per-table", paramLabel = "N", descriptionKey = "help.load.sockets")
    private Optional<String> sockets = Optional.empty();

    @Option(names = "--rate", paramLabel = "R", descriptionKey = "help.rate")
    private String rate = "1";

    @Option(names = "--ramp", paramLabel = "S", descriptionKey = "help.ramp")
    private String ramp = "5";

    @Option(names = "--warmup", paramLabel = "S", descriptionKey = "help.warmup")
    private String warmup = "10";

    @Option(names = "--seconds", paramLabel = "S", descriptionKey = "help.seconds")
    private String seconds = "30";

    @Option(names = "--inspect", paramLabel = "K", descriptionKey = "help.inspect")
    private String inspect = "1";

    @Option(names = "--storm", descriptionKey = "help.storm")
    private boolean storm;

    @Option(
            names = "--hostile",
            paramLabel = "MIX",
            split = ",",
            completionCandidates = Suggestions.Mixes.class,
            descriptionKey = "help.hostile")
    private List<String> hostile = new ArrayList<>();

    @Option(names = "--addresses", paramLabel = "N", descriptionKey = "help.addresses")
    private String addresses = "1";

    @Option(names = "--churn", paramLabel = "S", descriptionKey = "help.churn")
    private String churn = "0";

    @Option(names = "--every", paramLabel = "S", descriptionKey = "help.every")
    private String every = "0";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.load.seed")
    private String seed = "1";

    @Option(names = "--journal", paramLabel = "FILE", descriptionKey = "help.journal")
    private Optional<Path> journal = Optional.empty();

    @Option(names = "--server-pid", paramLabel = "PID", descriptionKey = "help.pid")
    private Optional<String> server = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    LoadCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var plan = plan();
        needFiles(Load.filesNeeded(plan), Load.filesAllowed());
        var rows = new LoadRows(around, voice, json);
        var progress =
                around.watched() ? new LoadProgress(around.err(), voice) : Load.Progress.UNSEEN;
        var report = Load.run(plan, progress, rows::tell, this::awaitEnd);
        if (json) {
            around.out().println(Json.text(machineReadable(plan, report)));
        } else {
            new LoadPage(voice, plan, report).lines().forEach(around.out()::println);
        }
        return report.fine() ? Tischlein.FINE : Tischlein.FAILED;
    }

    private Plan plan() {
        var game = Shelf.game(name);
        var options = table.options(game.about());
        int lines =
                sockets.map(text -> whole("--sockets-per-table", text, 1, options.seats()))
                        .orElse(options.seats());
        int counted = whole("--seconds", seconds, 0, MOST_SECONDS);
        if (storm && counted == 0) {
            throw new Unsuitable(say("unsuitable.storm"));
        }
        int staying = whole("--churn", churn, 0, MOST_SECONDS);
        if (staying > 0 && journal.isPresent()) {
            throw new Unsuitable(say("unsuitable.churn"));
        }
        return new Plan(
                Target.of(url),
                game,
                options,
                whole("--tables", tables, 1, MOST_TABLES),
                lines,
                rate("--rate", rate, 0),
                whole("--ramp", ramp, 0, MOST_SECONDS),
                whole("--warmup", warmup, 0, MOST_SECONDS),
                counted,
                whole("--inspect", inspect, 1, MOST_INSPECT),
                storm,
                Numeral.seed("--seed", seed),
                journal,
                server.map(text ->
                                OptionalLong.of(
                                        Numeral.within("--server-pid", text, 1, Long.MAX_VALUE)))
                        .orElse(OptionalLong.empty()),
                hostility(),
                staying,
                whole("--every", every, 0, MOST_SECONDS));
    }

    private Hostility hostility() {
        var mixes = hostile.stream().map(LoadCommand::mix).collect(Collectors.toUnmodifiableSet());
        return new Hostility(mixes, whole("--addresses", addresses, 1, MOST_ADDRESSES));
    }

    private static Hostility.Mix mix(String name) {
        return Arrays.stream(Hostility.Mix.values())
                .filter(mix -> named(mix).equals(name))
                .findFirst()
                .orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.mix").text("found", name).texts("mixes", mixes())));
    }

    private static String named(Hostility.Mix mix) {
        return mix.name().toLowerCase(Locale.ROOT);
    }

    /** What --hostile may name. */
    static List<String> mixes() {
        return Arrays.stream(Hostility.Mix.values()).map(LoadCommand::named).toList();
    }

    private static int whole(String option, String text, int least, int most) {
        return Math.toIntExact(Numeral.within(option, text, least, most));
    }

    /**
     * Moves a second.
     *
     * @throws Unsuitable if it is no number that makes sense
     */
    static double rate(String option, String text, double least) {
        try {
            double number = Double.parseDouble(text);
            if (number >= least && number <= MOST_RATE) {
                return number;
            }
        } catch (NumberFormatException _) {
            // falls through to the complaint
        }
        throw new Unsuitable(
                say("unsuitable.rate")
                        .text("option", option)
                        .text("found", text)
                        .text("least", least == 0 ? "0" : Double.toString(least))
                        .number("most", (int) MOST_RATE));
    }

    /** Every socket is an open file to the system, and it does not like too many. */
    static void needFiles(long needed, OptionalLong allowed) {
        if (allowed.isPresent() && allowed.getAsLong() < needed) {
            throw new Unsuitable(
                    say("unsuitable.files")
                            .text("needed", Long.toString(needed))
                            .text("allowed", Long.toString(allowed.getAsLong())));
        }
    }

    /** Without an end of its own, a load ends with what it reads. */
    private void awaitEnd() {
        try {
            while (around.in().read() >= 0) {
                // whatever it is
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Object> machineReadable(Plan plan, Report report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", plan.game().about().name());
        json.put("seats", plan.options().seats());
        json.put("rate", plan.rate());
        json.put("ramp", plan.ramp());
        json.put("warmup", plan.warmup());
        json.put("inspect", plan.inspect());
        json.put("churn", plan.churn());
        json.put("files", Load.filesNeeded(plan));
        json.put("report", report);
        return json;
    }
}
