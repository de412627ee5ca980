package tischlein.cli;

import java.io.PrintStream;
import tischlein.arena.Simulation;

/** A bar that fills while games are played; it leaves no trace. */
final class ProgressBar implements Simulation.Progress {
    private static final int LENGTH = 40;
    private static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private final Voice voice;
    private final long games;

    ProgressBar(PrintStream err, Voice voice, long games) {
        this.err = err;
        this.voice = voice;
        this.games = games;
    }

    @Override
    public void tell(long finished) {
        int full = (int) (LENGTH * finished / games);
        var bar = "█".repeat(full) + "░".repeat(LENGTH - full);
        err.print(
                BACK_AND_CLEAR
                        + String.format(
                                voice.locale(),
                                "%s %3d %%  %,d / %,d",
                                bar,
                                100 * finished / games,
                                finished,
                                games));
        if (finished == games) {
            err.print(BACK_AND_CLEAR);
        }
        err.flush();
    }
}
