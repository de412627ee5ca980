package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.options.RequiredGame;
import tischlein.cli.options.SolvedFolder;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.cli.summary.TimeLeft;
import tischlein.kernel.Options;
import tischlein.kernel.Solvable;
import tischlein.kernel.Solvable.Solution;
import tischlein.kernel.Unsuitable;

/** {@code tischlein solve}: works out a whole game, and keeps the table for the bots. */
@Command(
        name = "solve",
        footer = {
            "  tischlein solve larder --side one",
            "  tischlein solve larder --option side=two --json"
        })
public final class SolveCommand implements Callable<Integer> {
    private static final double PERCENT = 100;
    private static final long MEGABYTE = 1_000_000;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final RequiredGame named = new RequiredGame();

    @Option(names = "--side", paramLabel = "S", descriptionKey = "help.side")
    private Optional<String> side = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "help.solution")
    private Optional<String> out = Optional.empty();

    @Option(names = "--threads", paramLabel = "T", descriptionKey = "help.solvers")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public SolveCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        var game = named.game();
        var options = named.options(side.map(s -> Map.of("side", s)).orElse(Map.of()));
        if (!(game instanceof Solvable solvable) || !solvable.solvable(options)) {
            throw new Unsuitable(say("unsuitable.unsolved").text("game", game.about().name()));
        }
        int parts = ArenaCommand.threads(threads);
        var file = file(solvable, options);
        long begun = System.nanoTime();
        var solution = solve(solvable, options, file, parts);
        double seconds = (System.nanoTime() - begun) / 1e9;
        if (json) {
            var all = JsonOutput.table(game.about(), options);
            all.put("positions", solution.positions());
            all.put("value", solution.value());
            all.put("error", solution.error());
            all.put("seconds", seconds);
            all.put("threads", parts);
            all.put("table", file.toString());
            all.put("opening", solution.opening());
            around.print(JsonOutput.text(all));
        } else {
            page(solution, file, seconds).forEach(around::print);
        }
        return ExitCode.FINE;
    }

    private Path file(Solvable solvable, Options options) {
        try {
            return out.map(Path::of)
                    .orElseGet(() -> solvable.table(SolvedFolder.usual(around), options));
        } catch (InvalidPathException _) {
            throw new Unsuitable(say("unsuitable.file").text("file", out.orElse("")));
        }
    }

    private Solution solve(Solvable solvable, Options options, Path file, int parts)
            throws InterruptedException {
        var progress =
                around.watched() ? new TimeLeft(around.err(), voice) : Solvable.Progress.UNHEARD;
        try {
            return solvable.solve(options, file, parts, progress);
        } catch (Solvable.NoRoom e) {
            long needed = e.needed() / MEGABYTE + 1;
            long free = e.free() / MEGABYTE;
            throw new Unsuitable(
                    say("unsuitable.room")
                            .text("file", file.toString())
                            .text("needed", voice.figure(0, needed))
                            .text("free", voice.figure(0, free)));
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.file").text("file", file.toString()));
        }
    }

    private List<String> page(Solution solution, Path file, double seconds) {
        var lines = new ArrayList<String>();
        lines.add(
                voice.say(
                        say("solve.value")
                                .text("value", voice.figure(8, PERCENT * solution.value()))
                                .text(
                                        "error",
                                        String.format(
                                                voice.locale(),
                                                "%.0e",
                                                PERCENT * solution.error()))));
        lines.add(
                voice.say(
                        say("solve.positions")
                                .text("positions", voice.figure(0, solution.positions()))
                                .text("seconds", String.format(voice.locale(), "%.0f", seconds))));
        lines.add(voice.say(say("solve.table").text("file", file.toString())));
        lines.add("");
        lines.add(voice.text("solve.opening"));
        var rows = new ArrayList<List<String>>();
        for (var line : solution.opening()) {
            rows.add(
                    List.of(
                            String.join(", ", line.after()),
                            String.join(", ", line.moves()),
                            voice.figure(3, PERCENT * line.value()) + " %"));
        }
        lines.addAll(Layout.table("llr", rows));
        return lines;
    }
}
