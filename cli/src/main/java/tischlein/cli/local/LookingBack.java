package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tischlein.cli.run.Numeral;
import tischlein.cli.screen.Screen;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;

/** Somebody looks at earlier positions of a game that goes on meanwhile. */
public final class LookingBack<V> {
    private static final int PRESENT = 0;
    private static final int FIRST = 1;

    private final Game<?, ?, V> game;
    private final Supplier<PastPositions<V>> archives;
    private final Supplier<Screen> screens;
    private final Runnable present;
    private int at = PRESENT;
    private int last;
    private int announced; // the version of the table that was told of last

    /**
     * @param archives the game so far, whenever it is asked for
     * @param screens the present one
     * @param present shows the table as it is now
     */
    public LookingBack(
            Game<?, ?, V> game,
            Supplier<PastPositions<V>> archives,
            Supplier<Screen> screens,
            Runnable present) {
        this.game = game;
        this.archives = archives;
        this.screens = screens;
        this.present = present;
    }

    /** What is answered here. */
    public Map<TypedLine.Command, Consumer<String>> deeds() {
        return Map.of(
                TypedLine.Command.EARLIER, this::earlier,
                TypedLine.Command.LATER, this::later,
                TypedLine.Command.BACK, this::back,
                TypedLine.Command.JUMP, this::jump,
                TypedLine.Command.NOW, _ -> comeBack());
    }

    /** Whether what stands on the screen is not the present. */
    public boolean looking() {
        return at != PRESENT;
    }

    /** Where it is, as it stands before a line that is typed; empty in the present. */
    public String place() {
        return looking() ? " " + at + "/" + last : "";
    }

    private void earlier(String about) {
        var archive = archives.get();
        go((looking() ? at : archive.last()) - count("earlier", about), archive);
    }

    /** Among earlier positions it goes one back; in the present there is nothing here to undo. */
    private void back(String about) {
        if (!looking()) {
            throw new Unsuitable(say("play.noback"));
        }
        earlier(about);
    }

    private void later(String about) {
        var archive = archives.get();
        go((looking() ? at : archive.last()) + count("later", about), archive);
    }

    private static int count(String command, String about) {
        return about.isEmpty() ? 1 : (int) Numeral.within(command, about, 1, Short.MAX_VALUE);
    }

    private void jump(String about) {
        var archive = archives.get();
        int most = Math.max(FIRST, archive.last());
        go((int) Numeral.within("jump", about, FIRST, most), archive);
    }

    private void go(int wanted, PastPositions<V> archive) {
        if (archive.last() <= FIRST) {
            throw new Unsuitable(say("past.none"));
        }
        if (wanted >= archive.last()) {
            if (!looking()) {
                throw new Unsuitable(say("past.present"));
            }
            comeBack();
            return;
        }
        at = Math.max(FIRST, wanted);
        last = archive.last();
        show(archive);
    }

    /** The same position once more. */
    public void look() {
        show(archives.get());
    }

    private void show(PastPositions<V> archive) {
        var screen = screens.get();
        var view = archive.view(at);
        screen.gap();
        screen.tell(say("past.step").number("step", at).number("last", last));
        archive.tell(at, screen);
        screen.gap();
        screen.show(screen.picture(game, view));
        screen.stressed(say("past.banner"));
    }

    private void comeBack() {
        leave();
        present.run();
    }

    public void leave() {
        at = PRESENT;
    }

    /** The table has reached this version while somebody looks back, or before. */
    public void announce(int version, boolean due, boolean over) {
        if (looking() && version > announced) {
            screens.get().tell(say(over ? "past.over" : due ? "past.turn" : "past.news"));
        }
        announced = version;
    }
}
