package tischlein.load.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.load.Load;
import tischlein.load.clients.TargetServers;
import tischlein.load.measure.LoadWindow;
import tischlein.load.players.Hostility;
import tischlein.load.players.LoadPlan;
import tools.jackson.databind.json.JsonMapper;

/** {@code .build/load}: clients play at many tables of a server, to see how much it can take. */
@Command(
        name = "load",
        footer = {
            "  .build/load --url ws://127.0.0.1:8080 --tables 500 --rate 1 --seconds 60",
            "  .build/load --tables 1250 --storm --server-pid 4711 --json",
            "  .build/load --tables 50 --hostile requests,messages --addresses 10",
            "  .build/load --tables 1000 --churn 300 --every 60 --seconds 7200"
        })
final class LoadCommand implements Callable<Integer> {
    static final double MOST_RATE = 1_000;
    private static final String USUAL_URL = "ws://127.0.0.1:8080";
    private static final int USUAL_SEATS = 4;
    private static final int MOST_TABLES = 20_000;
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_ADDRESSES = 100;

    private final InputStream in;
    private final PrintStream out;
    private final PrintStream err;

    @Option(names = "--url", paramLabel = "URL")
    private String url = USUAL_URL;

    @Option(names = "--game", paramLabel = "GAME")
    private String name = "buffet";

    @Option(names = "--seats", paramLabel = "N")
    private Optional<Integer> seats = Optional.empty();

    @Option(names = "--option", paramLabel = "K=V")
    private Map<String, String> chosen = new LinkedHashMap<>();

    @Option(names = "--tables", paramLabel = "N")
    private int tables = 50;

    @Option(names = "--sockets-per-table", paramLabel = "N")
    private Optional<Integer> sockets = Optional.empty();

    @Option(names = "--rate", paramLabel = "R")
    private double rate = 1;

    @Option(names = "--ramp", paramLabel = "S")
    private int ramp = 5;

    @Option(names = "--warmup", paramLabel = "S")
    private int warmup = 10;

    @Option(names = "--seconds", paramLabel = "S")
    private int seconds = 30;

    @Option(names = "--inspect", paramLabel = "K")
    private int inspect = 1;

    @Option(names = "--storm")
    private boolean storm;

    @Option(names = "--hostile", paramLabel = "MIX", split = ",")
    private List<Hostility.Mix> hostile = new ArrayList<>();

    @Option(names = "--addresses", paramLabel = "N")
    private int addresses = 1;

    @Option(names = "--churn", paramLabel = "S")
    private int churn;

    @Option(names = "--every", paramLabel = "S")
    private int every;

    @Option(names = "--seed", paramLabel = "S")
    private long seed = 1;

    @Option(names = "--journal", paramLabel = "FILE")
    private Optional<Path> journal = Optional.empty();

    @Option(names = "--server-pid", paramLabel = "PID")
    private Optional<Integer> server = Optional.empty();

    @Option(names = "--json")
    private boolean json;

    LoadCommand(InputStream in, PrintStream out, PrintStream err) {
        this.in = in;
        this.out = out;
        this.err = err;
    }

    @Override
    public Integer call() {
        var plan = plan();
        needFiles(Load.filesNeeded(plan), Load.filesAllowed());
        boolean watched = LoadPrograms.watched();
        var progress = watched ? new LoadProgress(err) : Load.Progress.UNSEEN;
        var rows = new LoadRows(out, json);
        var report = Load.run(plan, progress, row -> tell(rows, row, watched), this::awaitEnd);
        var page = new LoadPage(plan, report);
        if (json) {
            out.println(pretty(page.forPrograms()));
        } else {
            page.lines().forEach(out::println);
        }
        return report.fine() ? LoadPrograms.FINE : LoadPrograms.FAILED;
    }

    private void tell(LoadRows rows, LoadWindow row, boolean watched) {
        if (watched) {
            err.print(LoadProgress.BACK_AND_CLEAR); // it is in the way
            err.flush();
        }
        rows.tell(row);
    }

    private LoadPlan plan() {
        var game = LoadPrograms.game(name);
        var about = game.about();
        int usual = Math.clamp(USUAL_SEATS, about.fewestSeats(), about.mostSeats());
        var options = about.options(seats.orElse(usual), chosen);
        if (storm && seconds == 0) {
            throw new BadOption("--storm comes half-way, so --seconds must not be 0.");
        }
        if (churn > 0 && journal.isPresent()) {
            throw new BadOption(
                    "--churn lets people leave unfinished games, which --journal cannot account"
                            + " for: leave out one of them.");
        }
        return new LoadPlan(
                TargetServers.of(url)
                        .orElseThrow(() ->
                                new BadOption(
                                        "--url: %s is no server on this machine, such as %s."
                                                .formatted(url, USUAL_URL))),
                game,
                options,
                BadOption.within("--tables", tables, 1, MOST_TABLES),
                BadOption.within(
                        "--sockets-per-table", sockets.orElse(options.seats()), 1, options.seats()),
                BadOption.within("--rate", rate, 0, MOST_RATE),
                BadOption.within("--ramp", ramp, 0, MOST_SECONDS),
                BadOption.within("--warmup", warmup, 0, MOST_SECONDS),
                BadOption.within("--seconds", seconds, 0, MOST_SECONDS),
                BadOption.within("--inspect", inspect, 1, Integer.MAX_VALUE),
                storm,
                seed,
                journal,
                server.map(LoadCommand::process).orElse(OptionalLong.empty()),
                new Hostility(
                        Set.copyOf(hostile),
                        BadOption.within("--addresses", addresses, 1, MOST_ADDRESSES)),
                BadOption.within("--churn", churn, 0, MOST_SECONDS),
                BadOption.within("--every", every, 0, MOST_SECONDS));
    }

    private static OptionalLong process(int number) {
        return OptionalLong.of(BadOption.within("--server-pid", number, 1, Integer.MAX_VALUE));
    }

    /** Every socket is an open file to the system, and it allows only so many. */
    static void needFiles(long needed, OptionalLong allowed) {
        if (allowed.isPresent() && allowed.getAsLong() < needed) {
            throw new BadOption(
                    ("So many sockets need %d open files, but this program may have %d. Allow more"
                                    + " (ulimit -n %d), here and for the server, or take fewer"
                                    + " tables.")
                            .formatted(needed, allowed.getAsLong(), needed));
        }
    }

    /** Without an end of its own, a load ends with what it reads. */
    private void awaitEnd() {
        try {
            while (in.read() >= 0) {
                // whatever it is
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String pretty(Object value) {
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(value);
    }
}
