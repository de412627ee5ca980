package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.SavedFile;
import tischlein.cli.screen.Screen;
import tischlein.cli.screen.Viewer;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.LogReader;

/** What a person round one keyboard can ask for in the middle of a choice. */
public final class LocalRequests<S extends State<S>, V> implements Turn.Aside {
    private static final int LAST_NEWS = 25;
    private static final int MOST_NEWS = 1_000_000;

    private final LocalGame<S, V> playing;
    private final int seat;
    private final Screen screen;
    private final SavedSeats seats;
    private final LookingBack<V> past;
    private final Map<TypedLine.Command, Consumer<String>> deeds =
            new EnumMap<>(TypedLine.Command.class);

    /**
     * @param seats who sits where, to be saved with the game
     */
    LocalRequests(LocalGame<S, V> playing, int seat, Screen screen, SavedSeats seats) {
        this.playing = playing;
        this.seat = seat;
        this.screen = screen;
        this.seats = seats;
        past = new LookingBack<>(playing.game(), this::soFar, () -> screen, () -> {});
        deeds.put(TypedLine.Command.HELP, _ -> screen.tell(say("play.help")));
        deeds.put(TypedLine.Command.LOG, this::log);
        deeds.put(TypedLine.Command.RULES, number -> screen.rules(playing.game(), number));
        deeds.put(TypedLine.Command.INTRO, _ -> screen.introduction(playing.game()));
        deeds.put(TypedLine.Command.LOOK, _ -> past.look());
        deeds.putAll(past.deeds());
    }

    private PastPositions<V> soFar() {
        return new LocalPositions<>(
                new LogSteps<>(playing.game(), LogReader.read("", playing.log())), seat);
    }

    @Override
    public Set<TypedLine.Command> possible() {
        return TypedLine.Command.AT_HOME;
    }

    @Override
    public String place() {
        return past.place();
    }

    @Override
    public void answer(TypedLine.Command command, String about, boolean midway) {
        try {
            if (command == TypedLine.Command.SAVE) {
                save(about, midway);
            } else {
                deeds.getOrDefault(command, _ -> {}).accept(about); // the choice answers the others
            }
        } catch (Unsuitable e) {
            screen.tell(e.sentence());
        }
    }

    private void log(String about) {
        int count = newsAsked(about);
        var story = playing.story();
        screen.story(story, story.last(count), story.length(), Viewer.at(seat));
    }

    /**
     * How many of the last news somebody wants to hear.
     *
     * @throws Unsuitable if it is no number
     */
    public static int newsAsked(String about) {
        return about.isEmpty() ? LAST_NEWS : (int) Numeral.within("log", about, 1, MOST_NEWS);
    }

    private void save(String file, boolean midway) {
        if (file.isEmpty()) {
            screen.tell(say("play.savewhere"));
            return;
        }
        SavedFile.saveGame(file, playing.log() + seats.remarks());
        screen.tell(SavedFile.told(file));
        if (midway) {
            screen.tell(say("play.unsaved"));
        }
    }
}
