package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.arena.Manifest;
import tischlein.arena.pages.ContestFolder;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ThinkingTime;
import tischlein.arena.statistics.Findings;
import tischlein.bots.Bots;
import tischlein.cli.options.GameOption;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.LastWord;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.summary.ArenaBar;
import tischlein.cli.summary.ContestSummary;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

/** {@code tischlein arena}: a contest between bots, with ratings, and a folder full of results. */
@Command(
        name = "arena",
        footer = {
            "  tischlein arena buffet --seats 5 --bots greedy,random --games 5000 --out match",
            "  tischlein arena --resume --out match",
            "  tischlein arena --manifest match/manifest.json --out again"
        })
public final class ArenaCommand implements Callable<Integer> {
    private static final String USUAL_BOTS = Bots.GREEDY + "," + Bots.RANDOM;
    private static final int MOST_THREADS = 1_000;
    private static final double NANOS = 1e9;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final GameOption choice = new GameOption();

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.arena.bots")
    private Optional<String> bots = Optional.empty();

    @Option(names = "--games", paramLabel = "G", descriptionKey = "help.games")
    private Optional<String> games = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed")
    private Optional<String> seed = Optional.empty();

    @Option(names = "--budget", paramLabel = "N|Nms", descriptionKey = "help.budget")
    private Optional<String> budget = Optional.empty();

    @Option(names = "--threads", paramLabel = "T", descriptionKey = "help.threads")
    private Optional<String> threads = Optional.empty();

    @Option(names = "--until-decided", descriptionKey = "help.decided")
    private boolean untilDecided;

    @Option(names = "--manifest", paramLabel = "FILE", descriptionKey = "help.manifest")
    private Optional<String> manifest = Optional.empty();

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FOLDER",
            descriptionKey = "help.arena.out")
    private String out = "";

    @Option(names = "--resume", descriptionKey = "help.arena.resume")
    private boolean resumes;

    public ArenaCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        var folder = new ContestFolder(path(out));
        var told = told(folder);
        Game<?, ?, ?> game = told.isPresent() ? named(told.get()) : choice.game();
        contest(game, told, folder);
        return ExitCode.FINE;
    }

    /** The game by the rules that the manifest names; if there are none, it will say so. */
    private static Game<?, ?, ?> named(Manifest manifest) {
        var game = InstalledGames.game(manifest.game());
        return Game.inVersion(game, manifest.version()).orElse(game);
    }

    /** The manifest that says what to play, if one does. */
    private Optional<Manifest> told(ContestFolder folder) {
        boolean resumed = resumes && !choice.named();
        if (manifest.isEmpty() && !resumed) {
            return Optional.empty();
        }
        boolean more =
                Stream.of(bots, games, seed, budget).anyMatch(Optional::isPresent)
                        || choice.made()
                        || untilDecided;
        if (more) {
            throw new Unsuitable(say("unsuitable.both"));
        }
        return Optional.of(
                manifest.map(file -> Manifest.read(path(file))).orElseGet(folder::manifest));
    }

    static Path path(String text) {
        try {
            return Path.of(text);
        } catch (InvalidPathException _) {
            throw new Unsuitable(say("unsuitable.data").text("folder", text));
        }
    }

    private <S extends State<S>, V> void contest(
            Game<S, ?, V> game, Optional<Manifest> told, ContestFolder folder)
            throws InterruptedException {
        Contest<S, V> contest =
                told.isPresent() ? contestOf(told.get(), game) : contestOfCommand(game);
        int many = threads(threads); // before anything is written
        var begun = System.nanoTime();
        try {
            folder.prepare(contest, resumes);
            var findings = played(folder, contest, many);
            var seconds = (System.nanoTime() - begun) / NANOS;
            new ContestSummary(voice, contest, findings, seconds, out)
                    .lines()
                    .forEach(around::print);
        } catch (ContestFolder.Unwritten e) {
            throw new BadInput(
                    voice.say(say("failed.arena").text("folder", out).text("why", e.why())));
        }
    }

    private <S extends State<S>, V> Findings played(
            ContestFolder folder, Contest<S, V> contest, int many) throws InterruptedException {
        try (var _ = new LastWord(this::stopped)) {
            return folder.play(contest, many, ArenaBar.of(around, voice), voice.language());
        }
    }

    private void stopped() {
        var told = say("arena.stopped").text("folder", SavedFile.typed(out));
        around.err().println("\n" + voice.say(told));
    }

    /** Whoever wrote the manifest has to know that the mistake is there. */
    private <S extends State<S>, V> Contest<S, V> contestOf(Manifest told, Game<S, ?, V> game) {
        try {
            return told.contest(game);
        } catch (Unsuitable e) {
            var file = manifest.orElse(path(out).resolve(Manifest.FILE).toString());
            throw new BadInput(
                    voice.say(
                            say("unsuitable.inmanifest")
                                    .text("file", file)
                                    .text("what", voice.say(e.sentence()))));
        }
    }

    private <S extends State<S>, V> Contest<S, V> contestOfCommand(Game<S, ?, V> game) {
        return new Contest<>(
                game,
                choice.options(game.about()),
                List.of(bots.orElse(USUAL_BOTS).split(",", -1)),
                Numeral.within("--games", games.orElse("1000"), 1, Contest.MOST_GAMES),
                Numeral.seed("--seed", seed.orElse("1")),
                ThinkingTime.read(budget.orElse("2000")),
                untilDecided);
    }

    static int threads(Optional<String> text) {
        return text.map(number -> (int) Numeral.within("--threads", number, 1, MOST_THREADS))
                .orElse(Runtime.getRuntime().availableProcessors());
    }
}
