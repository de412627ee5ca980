package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import java.time.Duration;
import tischlein.kernel.Solvable;

/** A bar that fills while a game is solved, with the time left; it leaves no trace. */
final class SolveProgress implements Solvable.Progress {
    private static final int LENGTH = 30;
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
            double perPosition = (double) (System.nanoTime() - begun) / solved;
            var left = Duration.ofNanos((long) (perPosition * (positions - solved)));
            err.print("█".repeat(full) + "░".repeat(LENGTH - full) + "  ");
            err.print(
                    voice.say(
                            say("solve.left")
                                    .number("percent", (int) (100 * solved / positions))
                                    .number("minutes", left.toMinutesPart())
                                    .number("seconds", left.toSecondsPart())));
        }
        err.flush();
    }
}
