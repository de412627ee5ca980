package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import tischlein.arena.Arena;

/** A bar that fills while deals are played, with the time that is left; it leaves no trace. */
final class ArenaBar implements Arena.Progress {
    private static final int LENGTH = 30;
    private static final double NANOS = 1e9;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;
    private static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private final Voice voice;
    private final long begun = System.nanoTime();
    private long first = -1;

    private ArenaBar(PrintStream err, Voice voice) {
        this.err = err;
        this.voice = voice;
    }

    /** A bar if somebody sees it. */
    static Arena.Progress of(Surroundings around, Voice voice) {
        return around.watched() ? new ArenaBar(around.err(), voice) : Arena.Progress.UNHEARD;
    }

    @Override
    public void tell(long finished, long deals) {
        first = first < 0 ? finished : first;
        double seconds = (System.nanoTime() - begun) / NANOS;
        err.print(BACK_AND_CLEAR + (finished < deals ? line(finished, deals, seconds) : ""));
        err.flush();
    }

    /** What was there already when it began says nothing about the speed. */
    private String line(long finished, long deals, double seconds) {
        int full = (int) (LENGTH * finished / deals);
        var bar = "█".repeat(full) + "░".repeat(LENGTH - full);
        var line =
                String.format(
                        voice.locale(),
                        "%s %3d %%  %,d / %,d",
                        bar,
                        100 * finished / deals,
                        finished,
                        deals);
        return finished == first
                ? line
                : line + "  " + left((long) (seconds * (deals - finished) / (finished - first)));
    }

    private String left(long seconds) {
        var time =
                seconds < HOUR
                        ? "%d:%02d".formatted(seconds / MINUTE, seconds % MINUTE)
                        : "%d:%02d:%02d"
                                .formatted(
                                        seconds / HOUR, seconds % HOUR / MINUTE, seconds % MINUTE);
        return voice.say(say("arena.left").text("time", time));
    }
}
