package tischlein.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Report;
import tischlein.arena.Simulation;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/** {@code tischlein simulate}: bots play many games, and what came of it. */
@Command(
        name = "simulate",
        footer = {
            "  tischlein simulate buffet --seats 5 --games 100000 --seed 7",
            "  tischlein simulate buffet --seats 3 --bots greedy,random,random --json"
        })
final class SimulateCommand implements Callable<Integer> {
    private static final long MOST_GAMES = 1_000_000_000_000L;
    private static final int MOST_THREADS = 1_000;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final NamedGame named = new NamedGame();

    @Option(names = "--games", paramLabel = "G", descriptionKey = "help.games")
    private String games = "1000";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private String seed = "1";

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.bots")
    private String bots = Bots.RANDOM;

    @Option(names = "--threads", paramLabel = "T", descriptionKey = "help.threads")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    SimulateCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        simulate(named.game());
        return Tischlein.FINE;
    }

    private <S extends State<S>, V> void simulate(Game<S, ?, V> game) throws InterruptedException {
        var options = named.options();
        var simulation =
                new Simulation<>(
                        game,
                        options,
                        TableChoice.each("--bots", bots, options.seats()),
                        Numeral.within("--games", games, 1, MOST_GAMES),
                        Numeral.seed("--seed", seed));
        int parts =
                threads.map(text -> (int) Numeral.within("--threads", text, 1, MOST_THREADS))
                        .orElse(Runtime.getRuntime().availableProcessors());
        var progress =
                around.watched()
                        ? new ProgressBar(around.err(), voice, simulation.games())
                        : Simulation.Progress.UNHEARD;
        var report = simulation.run(parts, progress);
        if (json) {
            around.out().println(Json.text(machineReadable(simulation, options, parts, report)));
        } else {
            new ReportPage(voice, simulation, parts, report).lines().forEach(around.out()::println);
        }
    }

    private static Map<String, Object> machineReadable(
            Simulation<?, ?> simulation, Options options, int threads, Report report) {
        var json = Json.table(simulation.game().about(), options);
        json.put("bots", simulation.bots());
        json.put("games", report.games());
        json.put("seed", simulation.seed());
        json.put("threads", threads);
        json.put("seconds", report.seconds());
        json.put("gamesPerSecond", report.gamesPerSecond().mean());
        json.put("gamesPerProcessorSecond", report.gamesPerProcessorSecond());
        json.put("decisionsPerSecond", report.decisionsPerSecond().mean());
        json.put("movesPerSecond", report.movesPerSecond().mean());
        json.put("movesPerGame", report.length().mean());
        json.put("decisionsPerGame", report.decisions().mean());
        json.put("ties", report.ties().mean());
        json.put("fingerprint", report.fingerprint());
        json.put("bySeat", bySeat(simulation.bots(), report));
        json.put("intervals", intervals(report));
        json.put("ratesOf", "the second half of the games");
        return json;
    }

    private static List<Map<String, Object>> bySeat(List<String> bots, Report report) {
        var seats = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < bots.size(); seat++) {
            var shown = report.bySeat().get(seat);
            var json = new LinkedHashMap<String, Object>();
            json.put("seat", seat);
            json.put("bot", bots.get(seat));
            json.put("winRate", shown.wins().mean());
            json.put("low", shown.wins().low());
            json.put("high", shown.wins().high());
            json.put("meanScore", shown.score().mean());
            json.put("meanScoreLow", shown.score().low());
            json.put("meanScoreHigh", shown.score().high());
            seats.add(json);
        }
        return seats;
    }

    private static Map<String, Object> intervals(Report report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("gamesPerSecond", report.gamesPerSecond());
        json.put("gamesPerProcessorSecond", report.gamesPerProcessorSecond());
        json.put("decisionsPerSecond", report.decisionsPerSecond());
        json.put("movesPerSecond", report.movesPerSecond());
        json.put("movesPerGame", report.length());
        json.put("decisionsPerGame", report.decisions());
        json.put("ties", report.ties());
        return json;
    }
}
