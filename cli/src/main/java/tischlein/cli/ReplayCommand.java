package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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
            "  tischlein record buffet --seed 7 | tischlein replay - --as all"
        })
final class ReplayCommand implements Runnable {
    private static final String STANDARD_INPUT = "-";

    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.log")
    private String file = "";

    @Option(names = "--as", paramLabel = "SEAT|onlooker|all", descriptionKey = "help.as")
    private String as = Viewer.ONLOOKER_NAME;

    @Option(names = "--step", descriptionKey = "help.step")
    private boolean step;

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    ReplayCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var log = read(file, around);
        replay(Replay.game(log, Shelf.games()), log);
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
        var story = new Story(game);
        try {
            replay = Replay.of(game, log);
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
                        .orElseThrow(() -> unseen(as, replay.table().seats()));
        if (step) {
            walk(new Steps<>(game, log), viewer);
        } else if (json) {
            around.out().println(Json.text(summary(game, replay, log, viewer, speaker)));
        } else {
            tell(game, replay, story, viewer, speaker);
        }
    }

    static Unsuitable unseen(String found, int seats) {
        return new Unsuitable(
                say("unsuitable.viewer").text("found", found).number("last", seats - 1));
    }

    /** A log that is read from standard input leaves nothing there to step with. */
    private void walk(Steps<?, ?> steps, Viewer viewer) {
        if (json || file.equals(STANDARD_INPUT)) {
            throw new Unsuitable(say("unsuitable.step"));
        }
        try (var lines = Lines.of(around)) {
            new Stroll<>(steps, viewer, around, voice, lines, List.of()).walk();
        }
    }

    private <S extends State<S>, V> void tell(
            Game<S, ?, V> game, Replay<S> replay, Story story, Viewer viewer, Speaker speaker) {
        var out = around.out();
        story.told(0, viewer, speaker, voice).forEach(out::println);
        out.println();
        var ending = Ending.of(game, replay.state());
        if (!ending.over()) {
            Sights.of(game, replay.state(), replay.table().seats(), viewer, speaker, voice)
                    .forEach(out::println);
            out.println();
        }
        int seat = viewer.seat();
        boolean scores = tellsScores(game, replay, viewer);
        ending.lines(voice, voice.naming(List.of()).to(seat), speaker.to(seat), scores)
                .forEach(out::println);
    }

    private static <S extends State<S>, V> boolean tellsScores(
            Game<S, ?, V> game, Replay<S> replay, Viewer viewer) {
        return viewer.all() || game.wording().tellsScores(game.view(replay.state(), viewer.seat()));
    }

    private <S extends State<S>, V> Map<String, Object> summary(
            Game<S, ?, V> game, Replay<S> replay, Log log, Viewer viewer, Speaker speaker) {
        Options options = replay.table();
        var json = Json.table(game.about(), options);
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
        var ending = Ending.of(game, replay.state());
        json.put("result", ending.json(speaker, tellsScores(game, replay, viewer)));
        return json;
    }
}
