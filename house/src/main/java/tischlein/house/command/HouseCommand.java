package tischlein.house.command;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.logging.Level;
import java.util.logging.Logger;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tischlein.house.House;
import tischlein.house.HouseReport;
import tischlein.house.HouseSettings;
import tischlein.house.Shrinking;
import tischlein.house.faults.Fault;
import tischlein.kernel.Game;

/**
 * {@code .build/house}: lives through simulated houses, and says which promise is broken in which.
 */
@Command(
        name = "house",
        description =
                "Simulates servers, their database and people at tables, with faults, from a seed,"
                        + " and checks after every step that nothing is lost, doubled or shown to"
                        + " the wrong people.",
        footerHeading = "%nFor example:%n",
        footer = {
            "  .build/house --seeds 1000",
            "  .build/house --seed 17 --faults kill,slow_store"
        })
public final class HouseCommand implements Callable<Integer> {
    private static final int FINE = 0;
    private static final int BROKEN = 1;
    private static final int BAD_INPUT = 2;
    private static final double NANOS = 1e9;
    private static final int PROGRESS = 100; // houses
    private static final int MOST_SEEDS = 100_000_000;
    private static final int MOST_SERVERS = 9;
    private static final int MOST_TABLES = 100;
    private static final int MOST_SECONDS = 36_000;

    private static final Logger SERVERS = Logger.getLogger("tischlein");

    private final PrintStream out;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Option(
            names = {"-h", "--help"},
            description = "Show this help.",
            usageHelp = true)
    @SuppressWarnings("UnusedVariable") // picocli shows the help before anybody could read this
    private boolean help;

    @Option(names = "--seed", paramLabel = "N", description = "The first seed; otherwise 1.")
    private long seed = 1;

    @Option(names = "--seeds", paramLabel = "N", description = "How many seeds; otherwise 1.")
    private int seeds = 1;

    @Option(names = "--first", description = "Stop at the first broken promise.")
    private boolean first;

    @Option(names = "--servers", paramLabel = "N", description = "How many servers; otherwise 1.")
    private int servers = 1;

    @Option(
            names = "--cluster",
            paramLabel = "true|false",
            arity = "1",
            description = "Whether several servers know of each other; otherwise true.")
    private boolean cluster = true;

    @Option(names = "--tables", paramLabel = "N", description = "How many tables; otherwise 2.")
    private int tables = 2;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            description = "Seconds of simulated time in which things go wrong; otherwise 60.")
    private int seconds = 60;

    @Option(
            names = "--faults",
            paramLabel = "FAULT,…",
            split = ",",
            description = "What may go wrong: ${COMPLETION-CANDIDATES}. Otherwise all of it.")
    private Set<Fault> faults = EnumSet.allOf(Fault.class);

    @Option(names = "--faultless", description = "Nothing goes wrong.")
    private boolean faultless;

    private HouseCommand(PrintStream out) {
        this.out = out;
    }

    public static void main(String... arguments) {
        System.exit(run(System.out, System.err, arguments));
    }

    /** Lives through houses, and returns the exit code: 1 if a promise was broken. */
    public static int run(PrintStream out, PrintStream err, String... arguments) {
        return new CommandLine(new HouseCommand(out))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, _) -> {
                    err.println(e.getMessage());
                    return BAD_INPUT;
                })
                .execute(arguments);
    }

    /** Virtual threads change places quickest with one of their own kind. */
    @Override
    public Integer call() throws Exception {
        within("--seeds", seeds, MOST_SEEDS);
        within("--servers", servers, MOST_SERVERS);
        within("--tables", tables, MOST_TABLES);
        within("--seconds", seconds, MOST_SECONDS);
        var task = new FutureTask<>(this::live);
        Thread.ofVirtual().start(task);
        return task.get();
    }

    private void within(String option, int number, int most) {
        if (number < 1 || number > most) {
            throw new CommandLine.ParameterException(
                    spec.commandLine(),
                    "%s: %d is not a whole number from 1 to %d.".formatted(option, number, most));
        }
    }

    private int live() {
        // What servers write about their faults is not of interest here: there are thousands.
        SERVERS.setLevel(Level.OFF);
        var games = games();
        var kinds = faultless ? Set.<Fault>of() : faults;
        long began = System.nanoTime();
        long steps = 0;
        long acknowledged = 0;
        int broken = 0;
        int lived = 0;
        while (lived < seeds && !(first && broken > 0)) {
            long n = seed + lived++;
            var report =
                    House.live(
                            new HouseSettings(
                                    n, servers, cluster && servers > 1, tables, seconds, kinds),
                            games);
            steps += report.steps();
            acknowledged += report.acknowledged();
            if (report.broken().isPresent()) {
                broken++;
                print(first ? report : new Shrinking(games).smallest(report));
            }
            if (lived % PROGRESS == 0) {
                print(lived, steps, acknowledged, broken, began);
            }
        }
        print(lived, steps, acknowledged, broken, began);
        return broken == 0 ? FINE : BROKEN;
    }

    private void print(long houses, long steps, long acknowledged, int broken, long began) {
        double passed = (System.nanoTime() - began) / NANOS;
        out.printf(
                Locale.ROOT,
                "%d houses, %d steps (%.0f a second, %.1f houses), %d choices acknowledged, %d houses with a"
                        + " broken promise%n",
                houses,
                steps,
                steps / passed,
                houses / passed,
                acknowledged,
                broken);
    }

    private void print(HouseReport report) {
        out.println(report.broken().orElse("") + " (after " + report.steps() + " steps)");
        out.println("  " + report.settings().command());
    }

    private static List<Game<?, ?, ?>> games() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        return games;
    }
}
