package tischlein.cli.summary;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.time.Duration;
import tischlein.cli.run.Voice;
import tischlein.kernel.Solvable;

/** A bar that fills while a game is solved, with the time left; it leaves no trace. */
public final class SolveProgress implements Solvable.Progress {
    /** The first few per cent are small positions and a cold start: they foretell hours. */
    private static final int TOLD = 2;

    private final FilledBar bar;
    private final Voice voice;
    private final long begun = System.nanoTime();

    public SolveProgress(PrintStream err, Voice voice) {
        bar = new FilledBar(err, voice, 30);
        this.voice = voice;
    }

    @Override
    public void tell(long solved, long positions) {
        int percent = (int) (100 * solved / positions);
        var told = percent < TOLD ? percent + " %" : left(solved, positions, percent);
        bar.show(solved < positions ? bar.bar(solved, positions) + "  " + told : "");
    }

    private String left(long solved, long positions, int percent) {
        double perPosition = (double) (System.nanoTime() - begun) / solved;
        var left = Duration.ofNanos((long) (perPosition * (positions - solved)));
        return voice.say(
                say("solve.left")
                        .number("percent", percent)
                        .number("minutes", (int) left.toMinutes())
                        .number("seconds", left.toSecondsPart()));
    }
}
