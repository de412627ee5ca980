package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.cli.local.LogSteps;
import tischlein.cli.local.ReplayWalk;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.FinalScores;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Layout;
import tischlein.cli.screen.TablePictures;
import tischlein.cli.screen.ToldStory;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.Log;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.words.Speaker;

/** {@code tischlein replay}: tells the story of a log. */
@Command(
        name = "replay",
        footer = {
            "  tischlein replay game.log --as 2 --lang de",
            "  tischlein replay game.log --step",
            "  tischlein replay games/*.log --json",
            "  tischlein record buffet --seed 7 | tischlein replay - --as all"
        })
public final class ReplayCommand implements Runnable {
    private static final String STANDARD_INPUT = "-";

    private final Surroundings around;
    private final Voice voice;

    @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "help.logs")
    private List<String> files = List.of();

    @Option(
            names = "--as",
            paramLabel = "SEAT|onlooker|all",
            completionCandidates = Suggestions.Viewers.class,
            descriptionKey = "help.as")
    private String as = Viewer.ONLOOKER_NAME;

    @Option(names = "--step", descriptionKey = "help.step")
    private boolean step;

    @Option(names = "--all", descriptionKey = "help.all")
    private boolean all;

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    private final List<Map<String, Object>> summaries = new ArrayList<>();

    public ReplayCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (step && (json || files.size() > 1 || files.contains(STANDARD_INPUT))) {
            // A log that is read from standard input leaves nothing there to step with.
            throw new Unsuitable(say("unsuitable.step"));
        }
        for (var file : files) {
            var log = read(file, around);
            if (files.size() > 1 && !json) {
                around.print("== " + file);
            }
            replay(Replay.game(log, InstalledGames.games()), log);
            if (files.size() > 1 && !json) {
                around.out().println();
            }
        }
        if (json) {
            around.print(JsonOutput.text(files.size() > 1 ? summaries : summaries.getFirst()));
        }
    }

    /**
     * @param file where the log is; standard input has a name, too
     * @throws LogError if there is no log to be read there
     */
    static Log read(String file, Surroundings around) {
        return file.equals(STANDARD_INPUT)
                ? LogReader.read(STANDARD_INPUT, around.in())
                : read(file);
    }

    /**
     * @throws LogError if there is no log to be read there
     */
    static Log read(String file) {
        try {
            return LogReader.read(Path.of(file));
        } catch (InvalidPathException _) {
            throw new LogError(file, LogError.WHOLE_FILE, say("log.missing"));
        }
    }

    private <S extends State<S>, V> void replay(Game<S, ?, V> game, Log log) {
        var speaker = voice.of(game, List.of());
        Replay<S> replay;
        var story = new ToldStory(game);
        try {
            replay = Replay.of(game, log);
            if (all || json) {
                replay.namingAll();
            }
            for (var entry : log.entries()) {
                if (entry instanceof Log.Move move) {
                    story.moves(move.actor());
                }
                replay.step(story);
            }
        } catch (LogError e) {
            throw new BadInput(speaker.say(e.told())); // it may quote the game
        }
        var viewer =
                Viewer.named(as, replay.table().seats())
                        .orElseThrow(() -> Viewer.unseen(as, replay.table().seats()));
        if (step) {
            walk(new LogSteps<>(game, log), viewer);
        } else if (json) {
            summaries.add(summary(game, replay, log, viewer, speaker));
        } else {
            tell(game, replay, story, viewer, speaker);
        }
    }

    private void walk(LogSteps<?, ?> steps, Viewer viewer) {
        try (var lines = InputLines.of(around)) {
            new ReplayWalk<>(steps, viewer, around, voice, lines, List.of()).walk();
        }
    }

    private <S extends State<S>, V> void tell(
            Game<S, ?, V> game, Replay<S> replay, ToldStory story, Viewer viewer, Speaker speaker) {
        var out = around.out();
        older(game).ifPresent(told -> Layout.wrapped(told, voice).forEach(out::println));
        story.told(0, viewer, speaker, voice).forEach(out::println);
        out.println();
        var ending = FinalScores.of(game, replay.state());
        if (!ending.over()) {
            TablePictures.of(game, replay.state(), replay.table().seats(), viewer, speaker, voice)
                    .forEach(out::println);
            out.println();
        }
        int seat = viewer.seat();
        boolean scores = tellsScores(game, replay, viewer);
        ending.lines(voice, voice.naming(List.of()).to(seat), speaker.to(seat), scores)
                .forEach(out::println);
    }

    /** Says so if the game was played by earlier rules than those of today. */
    private Optional<String> older(Game<?, ?, ?> game) {
        int newest = InstalledGames.game(game.about().name()).about().version();
        int version = game.about().version();
        return version == newest
                ? Optional.empty()
                : Optional.of(
                        voice.say(
                                say("replay.older")
                                        .number("version", version)
                                        .number("newest", newest)));
    }

    private static <S extends State<S>, V> boolean tellsScores(
            Game<S, ?, V> game, Replay<S> replay, Viewer viewer) {
        return viewer.all() || game.wording().tellsScores(game.view(replay.state(), viewer.seat()));
    }

    /**
     * All moves that the listener may know to be possible: a seat its own, which tell its cards.
     */
    private static Optional<List<String>> possible(Replay<?> replay, Viewer viewer) {
        if (viewer.all()) {
            return Optional.of(replay.possible());
        }
        var own = viewer.seat() + " ";
        return viewer.seat() == Game.ONLOOKER
                ? Optional.empty()
                : Optional.of(
                        replay.possible().stream().filter(move -> move.startsWith(own)).toList());
    }

    private <S extends State<S>, V> Map<String, Object> summary(
            Game<S, ?, V> game, Replay<S> replay, Log log, Viewer viewer, Speaker speaker) {
        Options options = replay.table();
        var json = JsonOutput.table(game.about(), options);
        if (files.size() > 1) {
            json.put("file", log.file());
        }
        json.put("as", as);
        json.put("view", game.view(replay.state(), viewer.seat()));
        if (viewer.all()) {
            var views = new LinkedHashMap<String, V>();
            for (int seat = 0; seat < options.seats(); seat++) {
                views.put(Integer.toString(seat), game.view(replay.state(), seat));
            }
            json.put("views", views);
            // Nobody else may count them: a secret choice has more or fewer.
            json.put("moves", log.entries().stream().filter(Log.Move.class::isInstance).count());
        }
        possible(replay, viewer).ifPresent(moves -> json.put("possible", moves));
        var ending = FinalScores.of(game, replay.state());
        json.put("result", ending.json(speaker, tellsScores(game, replay, viewer)));
        return json;
    }
}
