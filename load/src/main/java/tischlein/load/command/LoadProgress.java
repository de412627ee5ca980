package tischlein.load.command;

import java.io.PrintStream;
import tischlein.load.Load;

/** One line that says how far a load is; it leaves no trace. */
final class LoadProgress implements Load.Progress {
    static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private String shown = "";

    LoadProgress(PrintStream err) {
        this.err = err;
    }

    @Override
    public void tell(Load.Stage stage, long done, long of) {
        var line =
                switch (stage) {
                    case GATHERING -> "Setting up the tables: %d of %d";
                    case PLAYING -> "Playing: %d of %d s";
                    case FINISHING -> "Finishing: %d of %d tables";
                };
        var filled = line.formatted(done, of);
        if (!filled.equals(shown)) {
            shown = filled;
            err.print(BACK_AND_CLEAR + filled);
        }
        if (stage == Load.Stage.FINISHING && done == of) {
            err.print(BACK_AND_CLEAR);
        }
        err.flush();
    }
}
