package tischlein.load.command;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.load.kill.ClusterKill;
import tischlein.load.kill.Kill;
import tischlein.load.kill.Play;
import tischlein.load.kill.Programs;
import tischlein.load.kill.ScratchFolder;
import tischlein.load.kill.ServerTrouble;

/** {@code .build/kill}: kills a server under load, and checks that it has lost nothing. */
@Command(
        name = "kill",
        footer = {
            "  .build/kill --times 10",
            "  .build/kill --times 50 --database postgresql://me:secret@127.0.0.1/tischlein",
            "  .build/kill --servers 3 --kills 20 --stops 5 --freezes 2 --database-restarts 2"
        })
final class KillCommand implements Callable<Integer> {
    private static final String SQLITE = "sqlite";
    private static final int MOST_TIMES = 100_000;
    private static final int MOST_TABLES = 2_000;
    private static final double LEAST_RATE = 0.1; // who does not play cannot be interrupted

    private final PrintStream out;
    private final PrintStream err;

    @Option(names = "--server", paramLabel = "JAR", required = true)
    private Path server = Path.of("");

    @Mixin private final ClusterKillOptions cluster = new ClusterKillOptions();

    @Option(
            names = {"--times", "--kills"},
            paramLabel = "N")
    private int times = 200;

    @Option(names = "--database", paramLabel = "STORE")
    private String database = SQLITE;

    @Option(names = "--game", paramLabel = "GAME")
    private String game = "buffet";

    @Option(names = "--tables", paramLabel = "N")
    private int tables = 50;

    @Option(names = "--rate", paramLabel = "R")
    private double rate = 30;

    @Option(names = "--seed", paramLabel = "S")
    private long seed = 1;

    @Option(names = "--keep")
    private boolean keep;

    @Option(names = "--json")
    private boolean json;

    KillCommand(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        if (!Files.isRegularFile(server)) {
            throw new BadOption("--server: there is no file " + server + ".");
        }
        BadOption.within("--times", times, 1, MOST_TIMES);
        var play =
                new Play(
                        LoadPrograms.game(game).about().name(),
                        BadOption.within("--tables", tables, 1, MOST_TABLES),
                        BadOption.within("--rate", rate, LEAST_RATE, LoadCommand.MOST_RATE),
                        seed);
        cluster.check(given());
        var scratch = ScratchFolder.begun("tischlein-kill");
        boolean fine =
                cluster.several()
                        ? runSeveral(programs(scratch), play)
                        : runOne(programs(scratch), play);
        if (keep || !fine) {
            err.println("Journal, database and logs are in " + scratch.folder() + ".");
        } else {
            scratch.close();
        }
        return fine ? LoadPrograms.FINE : LoadPrograms.FAILED;
    }

    private boolean runOne(Programs programs, Play play) {
        boolean watched = LoadPrograms.watched();
        var kill = new Kill(programs, LoadPrograms.games(), play, times, given());
        var verdict = kill.run(watched ? this::tell : Kill.Progress.UNSEEN);
        clear(watched);
        if (json) {
            out.println(LoadCommand.pretty(verdict));
        } else {
            new KillPage(out).print(verdict);
        }
        return verdict.fine();
    }

    private boolean runSeveral(Programs programs, Play play) {
        boolean watched = LoadPrograms.watched();
        var kill = cluster.kill(programs, play, times, given());
        var verdict = kill.run(watched ? this::tell : ClusterKill.Progress.UNSEEN);
        clear(watched);
        if (json) {
            out.println(LoadCommand.pretty(verdict));
        } else {
            new KillPage(out).print(verdict);
        }
        return verdict.fine();
    }

    private void clear(boolean watched) {
        if (watched) {
            err.print(LoadProgress.BACK_AND_CLEAR);
            err.flush();
        }
    }

    private Optional<String> given() {
        return database.equals(SQLITE) ? Optional.empty() : Optional.of(database);
    }

    private Programs programs(ScratchFolder scratch) {
        return new Programs(
                List.of(java(), "-jar", server.toString()),
                List.of(
                        java(),
                        "-cp",
                        System.getProperty("java.class.path", ""),
                        LoadPrograms.class.getName()),
                scratch);
    }

    private static String java() {
        return Path.of(System.getProperty("java.home", ""), "bin", "java").toString();
    }

    private void tell(Kill.Hits hits) {
        err.print(
                LoadProgress.BACK_AND_CLEAR
                        + "Killed %d of %d times, %d times in the middle of a transaction"
                                .formatted(hits.kills(), times, hits.writing()));
        err.flush();
    }

    private void tell(ServerTrouble incident, int done, int of) {
        err.print(
                LoadProgress.BACK_AND_CLEAR
                        + "%d of %d; next: %s".formatted(done, of, incident.told()));
        err.flush();
    }
}
