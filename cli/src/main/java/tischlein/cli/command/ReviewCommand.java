package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.summary.GameReview;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.Replay;

/** {@code tischlein review}: tells a game again, with luck, choices and reasons. */
@Command(
        name = "review",
        footer = {
            "  tischlein review game.log",
            "  tischlein review game.log --seat 2 --lang de",
            "  tischlein review game.log --html review.html",
            "  tischlein review game.log --budget 0 --json"
        })
public final class ReviewCommand implements Runnable {
    private static final long MOST_WORLDS = 100_000;

    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.log")
    private String file = "";

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "help.review.seat")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--budget", paramLabel = "N", descriptionKey = "help.review.budget")
    private String budget = "400";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.review.seed")
    private String seed = "1";

    @Option(names = "--html", paramLabel = "FILE", descriptionKey = "help.review.html")
    private Optional<String> html = Optional.empty();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public ReviewCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var log = ReplayCommand.read(file, around);
        review(Replay.game(log, InstalledGames.games()), log);
    }

    private <S extends State<S>, V> void review(Game<S, ?, V> game, Log log) {
        var review =
                new GameReview(around, voice)
                        .with(
                                (int) Numeral.within("--budget", budget, 0, MOST_WORLDS),
                                Numeral.seed("--seed", seed));
        GameReview.Told told;
        try {
            int seats = Replay.of(game, log).table().seats();
            seat.map(number -> (int) Numeral.within("--seat", number, 0, seats - 1))
                    .ifPresent(review::of);
            told = review.tell(game, log, List.of());
        } catch (LogError e) {
            throw new BadInput(voice.of(game, List.of()).say(e.told())); // it may quote the game
        }
        if (html.isPresent()) {
            SavedFile.save(html.get(), told.html());
        }
        if (json) {
            around.print(JsonOutput.text(told.json()));
        } else if (html.isPresent()) {
            around.print(voice.say(say("report.done").text("file", html.get())));
        } else {
            told.lines().forEach(around::print);
        }
    }
}
