package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import tischlein.arena.Arena;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;

/** A bar that fills while deals are played, with the time that is left; it leaves no trace. */
public final class ArenaBar implements Arena.Progress {
    private static final double NANOS = 1e9;
    private static final int MINUTE = 60;
    private static final int HOUR = 3600;

    private final FilledBar bar;
    private final Voice voice;
    private final long begun = System.nanoTime();
    private long first = -1;

    private ArenaBar(PrintStream err, Voice voice) {
        bar = new FilledBar(err, voice, 30);
        this.voice = voice;
    }

    /** A bar if somebody sees it. */
    public static Arena.Progress of(Surroundings around, Voice voice) {
        return around.watched() ? new ArenaBar(around.err(), voice) : Arena.Progress.UNHEARD;
    }

    @Override
    public void tell(long finished, long deals) {
        first = first < 0 ? finished : first;
        double seconds = (System.nanoTime() - begun) / NANOS;
        bar.show(finished < deals ? line(finished, deals, seconds) : "");
    }

    /** What was there already when it began says nothing about the speed. */
    private String line(long finished, long deals, double seconds) {
        var line = bar.line(finished, deals);
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
