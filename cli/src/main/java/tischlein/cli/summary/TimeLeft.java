package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.time.Duration;
import tischlein.cli.run.Voice;
import tischlein.kernel.Solvable;

/** A bar that fills during a long work, with the time left; it leaves no trace. */
public final class TimeLeft implements Solvable.Progress {
    /** The first few per cent are quick or a cold start: they foretell too little or too much. */
    private static final int TOLD = 2;

    private final FilledBar bar;
    private final Voice voice;
    private final long begun = System.nanoTime();

    public TimeLeft(PrintStream err, Voice voice) {
        bar = new FilledBar(err, voice, 30);
        this.voice = voice;
    }

    /** When so much of all is done. */
    @Override
    public void tell(long done, long all) {
        int percent = (int) (100 * done / all);
        var told = percent < TOLD ? percent + " %" : left(done, all, percent);
        bar.show(done < all ? bar.bar(done, all) + "  " + told : "");
    }

    private String left(long done, long all, int percent) {
        double each = (double) (System.nanoTime() - begun) / done;
        var left = Duration.ofNanos((long) (each * (all - done)));
        return voice.say(
                say("progress.left")
                        .number("percent", percent)
                        .number("minutes", (int) left.toMinutes())
                        .number("seconds", left.toSecondsPart()));
    }
}
