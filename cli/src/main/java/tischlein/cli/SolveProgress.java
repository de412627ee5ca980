package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.time.Duration;
import tischlein.kernel.Solvable;

/** A bar that fills while a game is solved, with the time left; it leaves no trace. */
final class SolveProgress implements Solvable.Progress {
    private static final int LENGTH = 30;

    /** The first few per cent are small positions and a cold start: they foretell hours. */
    private static final int TOLD = 2;

    private static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private final Voice voice;
    private final long begun = System.nanoTime();

    SolveProgress(PrintStream err, Voice voice) {
        this.err = err;
        this.voice = voice;
    }

    @Override
    public void tell(long solved, long positions) {
        err.print(BACK_AND_CLEAR);
        if (solved < positions) {
            int full = (int) (LENGTH * solved / positions);
            int percent = (int) (100 * solved / positions);
            err.print("█".repeat(full) + "░".repeat(LENGTH - full) + "  ");
            err.print(percent < TOLD ? percent + " %" : left(solved, positions, percent));
        }
        err.flush();
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
