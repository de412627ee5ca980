package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.util.function.LongConsumer;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;

/** Says how many tables have been checked, on one line of a terminal; it leaves no trace. */
public final class CheckedTables implements LongConsumer, AutoCloseable {
    private static final int STEP = 100;

    private final FilledBar line;
    private final Voice voice;
    private final boolean watched;

    private CheckedTables(FilledBar line, Voice voice, boolean watched) {
        this.line = line;
        this.voice = voice;
        this.watched = watched;
    }

    /** Says nothing where nobody looks. */
    public static CheckedTables of(Surroundings around, Voice voice) {
        return new CheckedTables(new FilledBar(around.err(), voice, 1), voice, around.watched());
    }

    @Override
    public void accept(long checked) {
        if (watched && checked % STEP == 0) {
            line.show(voice.say(say("upgrade.checking").count(Math.toIntExact(checked))));
        }
    }

    @Override
    public void close() {
        if (watched) {
            line.show("");
        }
    }
}
