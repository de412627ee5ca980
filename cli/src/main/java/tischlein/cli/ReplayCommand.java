package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
            "  tischlein record buffet --seed 7 | tischlein replay - --as all"
        })
final class ReplayCommand implements Runnable {
    private static final String ONLOOKER = "onlooker";
    private static final String ALL = "all";
    private static final String STANDARD_INPUT = "-";

    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.log")
    private String file = "";

    @Option(names = "--as", paramLabel = "SEAT|onlooker|all", descriptionKey = "help.as")
    private String as = ONLOOKER;

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
        var viewer = viewer(replay.table().seats());
        if (json) {
            around.out().println(Json.text(summary(game, replay, log, viewer, speaker)));
        } else {
            tell(game, replay, story, viewer, speaker);
        }
    }

    private Viewer viewer(int seats) {
        if (as.equals(ONLOOKER)) {
            return Viewer.ONLOOKER;
        }
        if (as.equals(ALL)) {
            return Viewer.ALL;
        }
        return IntStream.range(0, seats)
                .filter(seat -> as.equals(Integer.toString(seat)))
                .mapToObj(Viewer::at)
                .findFirst()
                .orElseThrow(() ->
                        new Unsuitable(
                                say("unsuitable.viewer")
                                        .text("found", as)
                                        .number("last", seats - 1)));
    }

    private <S extends State<S>, V> void tell(
            Game<S, ?, V> game, Replay<S> replay, Story story, Viewer viewer, Speaker speaker) {
        var out = around.out();
        story.told(0, viewer, speaker, voice).forEach(out::println);
        out.println();
        var ending = Ending.of(game, replay.state());
        if (!ending.over()) {
            show(game, replay, viewer, speaker);
            out.println();
        }
        ending.lines(voice, speaker, List.of(), tellsScores(game, replay, viewer))
                .forEach(out::println);
    }

    private static <S extends State<S>, V> boolean tellsScores(
            Game<S, ?, V> game, Replay<S> replay, Viewer viewer) {
        return viewer.all() || game.wording().tellsScores(game.view(replay.state(), viewer.seat()));
    }

    /** What the viewer sees; if that is everything, then also what each seat sees beyond it. */
    private <S extends State<S>, V> void show(
            Game<S, ?, V> game, Replay<S> replay, Viewer viewer, Speaker speaker) {
        var out = around.out();
        var s = replay.state();
        var picture = Picture.of(game, game.view(s, viewer.seat()), speaker);
        picture.lines(voice).forEach(out::println);
        for (int seat = 0; viewer.all() && seat < replay.table().seats(); seat++) {
            var own = Picture.of(game, game.view(s, seat), speaker).beyond(picture);
            if (!own.isEmpty()) {
                out.println();
                out.println(voice.say(say("replay.sees").seat(seat)));
                own.lines(voice).forEach(out::println);
            }
        }
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
