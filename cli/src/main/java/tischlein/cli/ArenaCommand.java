package tischlein.cli;

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
import tischlein.arena.Allowance;
import tischlein.arena.Contest;
import tischlein.arena.Folder;
import tischlein.arena.Manifest;
import tischlein.bots.Bots;
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
final class ArenaCommand implements Callable<Integer> {
    private static final String USUAL_BOTS = Bots.GREEDY + "," + Bots.RANDOM;
    private static final int MOST_THREADS = 1_000;
    private static final double NANOS = 1e9;

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final GameChoice choice = new GameChoice();

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

    ArenaCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() throws InterruptedException {
        var folder = new Folder(path(out));
        var told = told(folder);
        Game<?, ?, ?> game = told.isPresent() ? Shelf.game(told.get().game()) : choice.game();
        contest(game, told, folder);
        return Tischlein.FINE;
    }

    /** The manifest that says what to play, if one does. */
    private Optional<Manifest> told(Folder folder) {
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
            Game<S, ?, V> game, Optional<Manifest> told, Folder folder)
            throws InterruptedException {
        Contest<S, V> contest =
                told.isPresent() ? contestOf(told.get(), game) : contestOfCommand(game);
        int many = threads(threads); // before anything is written
        var begun = System.nanoTime();
        try {
            folder.prepare(contest, resumes);
            var findings = folder.play(contest, many, ArenaBar.of(around, voice), voice.language());
            var seconds = (System.nanoTime() - begun) / NANOS;
            new ArenaPage(voice, contest, findings, seconds, out)
                    .lines()
                    .forEach(around.out()::println);
        } catch (Folder.Unwritten e) {
            throw new BadInput(
                    voice.say(say("failed.arena").text("folder", out).text("why", e.why())));
        }
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
                Allowance.read(budget.orElse("2000")),
                untilDecided);
    }

    static int threads(Optional<String> text) {
        return text.map(number -> (int) Numeral.within("--threads", number, 1, MOST_THREADS))
                .orElse(Runtime.getRuntime().availableProcessors());
    }
}
