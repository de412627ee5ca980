package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.train.Trained;
import tischlein.arena.train.Training;
import tischlein.cli.options.RequiredGame;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.summary.TimeLeft;
import tischlein.cli.summary.TrainingSummary;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.Unsuitable;
import tischlein.kernel.net.Course;
import tischlein.kernel.net.Learnable;

/** {@code tischlein train}: a game's net learns from games that it plays by itself. */
@Command(
        name = "train",
        footer = {
            "  tischlein train larder --option side=one --seed 1 --out one.net",
            "  tischlein train larder --option side=two --games 1000 --json"
        })
public final class TrainCommand implements Callable<Integer> {
    private static final long MOST_GAMES = 100_000_000;
    private static final double NANOS = 1e9;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final RequiredGame named = new RequiredGame();

    @Option(names = "--games", paramLabel = "G", descriptionKey = "help.train.games")
    private Optional<String> games = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.train.seed")
    private String seed = "1";

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "help.train.out")
    private Optional<String> out = Optional.empty();

    @Option(names = "--threads", paramLabel = "T", descriptionKey = "help.solvers")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public TrainCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        var game = named.game();
        var options = named.options();
        var course = course(game, options);
        long many =
                games.map(text -> Numeral.within("--games", text, 1, MOST_GAMES))
                        .orElse(course.games());
        int parts = ArenaCommand.threads(threads);
        var training = new Training(course, many, Numeral.seed("--seed", seed));
        long begun = System.nanoTime();
        var trained = training.run(parts, progress(many));
        double seconds = (System.nanoTime() - begun) / NANOS;
        out.ifPresent(file -> SavedFile.save(file, trained.net().bytes()));
        if (json) {
            around.print(machineReadable(game, options, trained, many));
        } else {
            new TrainingSummary(voice, trained, many, seconds).lines(out).forEach(around::print);
        }
        return ExitCode.FINE;
    }

    private static Course course(Game<?, ?, ?> game, Options options) {
        var course =
                game instanceof Learnable learnable
                        ? learnable.course(options)
                        : Optional.<Course>empty();
        return course.orElseThrow(() ->
                new Unsuitable(say("unsuitable.unlearned").text("game", game.about().name())));
    }

    private Training.Progress progress(long all) {
        if (!around.watched()) {
            return Training.Progress.UNHEARD;
        }
        var bar = new TimeLeft(around.err(), voice);
        return played -> bar.tell(played, all);
    }

    private String machineReadable(
            Game<?, ?, ?> game, Options options, Trained trained, long many) {
        var all = JsonOutput.table(game.about(), options);
        all.put("games", many);
        all.put("seed", Numeral.seed("--seed", seed));
        all.put("net", trained.net().version());
        all.put("weights", trained.net().shape().weights());
        all.put("curve", trained.curve());
        return JsonOutput.text(all);
    }
}
