package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Survey;
import tischlein.arena.pages.SurveyPage;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ThinkingTime;
import tischlein.bots.Level;
import tischlein.cli.options.RequiredGame;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.summary.ArenaBar;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/** {@code tischlein report}: the designer's page for a game and its options. */
@Command(
        name = "report",
        footer = {
            "  tischlein report buffet --seats 5 --option edition=french --out buffet.html",
            "  tischlein report larder --seats 1 --games 2000"
        })
public final class ReportCommand implements Callable<Integer> {
    private static final long MOST_GAMES = 1_000_000;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final RequiredGame named = new RequiredGame();

    @Option(
            names = "--bots",
            paramLabel = "STRONG,WEAK",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.report.bots")
    private String bots = Level.SHARP.word() + "," + Level.GENTLE.word();

    @Option(names = "--equals", paramLabel = "B", descriptionKey = "help.report.equals")
    private String equals = Level.FAIR.word();

    @Option(names = "--games", paramLabel = "G", descriptionKey = "help.games")
    private String games = "1000";

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private String seed = "1";

    @Option(names = "--budget", paramLabel = "N|Nms", descriptionKey = "help.report.budget")
    private String budget = "200";

    @Option(names = "--threads", paramLabel = "T", descriptionKey = "help.threads")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--out", paramLabel = "FILE", descriptionKey = "help.report.out")
    private Optional<String> out = Optional.empty();

    public ReportCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        report(named.game());
        return ExitCode.FINE;
    }

    private <S extends State<S>, V> void report(Game<S, ?, V> game) throws InterruptedException {
        var pair = List.of(bots.split(",", -1));
        if (pair.stream().distinct().count() != 2 || pair.size() != 2) {
            throw new Unsuitable(say("unsuitable.two").text("found", bots));
        }
        var survey =
                Survey.of(
                        contest(game, List.of(equals)),
                        contest(game, pair),
                        ArenaCommand.threads(threads),
                        ArenaBar.of(around, voice));
        var file = out.orElse(game.about().name() + ".html");
        SavedFile.save(file, SurveyPage.html(survey, voice.language()));
        around.print(voice.say(say("report.done").text("file", file)));
    }

    private <S extends State<S>, V> Contest<S, V> contest(Game<S, ?, V> game, List<String> names) {
        return new Contest<>(
                game,
                named.options(),
                names,
                Numeral.within("--games", games, 1, MOST_GAMES),
                Numeral.seed("--seed", seed),
                ThinkingTime.read(budget),
                false);
    }
}
