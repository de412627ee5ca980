package tischlein.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Simulation;
import tischlein.arena.SimulationReport;
import tischlein.bots.Bots;
import tischlein.cli.options.RequiredGame;
import tischlein.cli.options.Suggestions;
import tischlein.cli.options.TableOptions;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.summary.ProgressBar;
import tischlein.cli.summary.SimulationSummary;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.kernel.net.Learnable;
import tischlein.table.store.ProtocolJson;

/** {@code tischlein simulate}: bots play many games, and what came of it. */
@Command(
        name = "simulate",
        footer = {
            "  tischlein simulate buffet --seats 5 --games 100000 --seed 7",
            "  tischlein simulate buffet --seats 3 --bots greedy,random,random --json"
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final long MOST_GAMES = 1_000_000_000_000L;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final RequiredGame named = new RequiredGame();

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

    public SimulateCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        simulate(named.game());
        return ExitCode.FINE;
    }

    private <S extends State<S>, V> void simulate(Game<S, ?, V> game) throws InterruptedException {
        var options = named.options();
        var simulation =
                new Simulation<>(
                        game,
                        options,
                        TableOptions.each("--bots", bots, options.seats()),
                        Numeral.within("--games", games, 1, MOST_GAMES),
                        Numeral.seed("--seed", seed));
        int parts = ArenaCommand.threads(threads);
        var progress =
                around.watched()
                        ? new ProgressBar(around.err(), voice, simulation.games())
                        : Simulation.Progress.UNHEARD;
        var report = simulation.run(parts, progress);
        if (json) {
            around.print(JsonOutput.text(machineReadable(simulation, options, parts, report)));
        } else {
            new SimulationSummary(voice, simulation, parts, report).lines().forEach(around::print);
        }
    }

    private static Map<String, Object> machineReadable(
            Simulation<?, ?> simulation, Options options, int threads, SimulationReport report) {
        var json = JsonOutput.table(simulation.game().about(), options);
        Learnable.net(simulation.game(), options).ifPresent(net -> json.put("net", net.version()));
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

    private static List<Map<String, Object>> bySeat(List<String> bots, SimulationReport report) {
        var seats = new ArrayList<Map<String, Object>>();
        for (int seat = 0; seat < bots.size(); seat++) {
            var shown = report.bySeat().get(seat);
            seats.add(
                    ProtocolJson.object(
                            "seat", seat,
                            "bot", bots.get(seat),
                            "winRate", shown.wins().mean(),
                            "low", shown.wins().low(),
                            "high", shown.wins().high(),
                            "meanScore", shown.score().mean(),
                            "meanScoreLow", shown.score().low(),
                            "meanScoreHigh", shown.score().high()));
        }
        return seats;
    }

    private static Map<String, Object> intervals(SimulationReport report) {
        return ProtocolJson.object(
                "gamesPerSecond", report.gamesPerSecond(),
                "gamesPerProcessorSecond", report.gamesPerProcessorSecond(),
                "decisionsPerSecond", report.decisionsPerSecond(),
                "movesPerSecond", report.movesPerSecond(),
                "movesPerGame", report.length(),
                "decisionsPerGame", report.decisions(),
                "ties", report.ties());
    }
}
