package tischlein.cli.summary;

import java.io.PrintStream;
import tischlein.cli.run.Voice;

/**
 * A bar that fills from left to right, on a line that is written over and over.
 *
 * @param length in columns
 */
record FilledBar(PrintStream err, Voice voice, int length) {
    private static final String BACK_AND_CLEAR = "\r\u001b[K";

    /** The bar alone, when so many of all are done. */
    String bar(long done, long all) {
        int full = (int) (length * done / all);
        return "█".repeat(full) + "░".repeat(length - full);
    }

    /** The bar and its figures. */
    String line(long done, long all) {
        return String.format(
                voice.locale(),
                "%s %3d %%  %,d / %,d",
                bar(done, all),
                100 * done / all,
                done,
                all);
    }

    /** Writes over what stood there; an empty line leaves no trace. */
    void show(String line) {
        err.print(BACK_AND_CLEAR + line);
        err.flush();
    }
}
