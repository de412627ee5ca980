package tischlein.cli.run;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** How large the user's terminal is; where there is none, how wide text is set. */
public final class Window {
    public static final int USUAL_COLUMNS = 80;
    public static final int USUAL_ROWS = 24;
    private static final int FEWEST_COLUMNS = 60;
    private static final int MOST_COLUMNS = 200;
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,5}) ([0-9]{1,5})\\s*");
    private static final int PATIENCE = 500;

    private volatile int columns = USUAL_COLUMNS;
    private volatile int rows = USUAL_ROWS;

    /** That of the terminal which the process writes to. */
    static Window ofTerminal() {
        var window = new Window();
        try {
            var asked =
                    new ProcessBuilder("stty", "size")
                            .redirectInput(Redirect.INHERIT)
                            .redirectError(Redirect.DISCARD)
                            .start();
            var said = new String(asked.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            asked.waitFor(PATIENCE, TimeUnit.MILLISECONDS);
            var size = SIZE.matcher(said);
            if (size.matches()) {
                window.measured(Integer.parseInt(size.group(2)), Integer.parseInt(size.group(1)));
            }
        } catch (IOException _) {
            // where nobody can say, it is as large as usual
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return window;
    }

    /** It is this large now; some terminals do not know, and say 0. */
    public void measured(int wide, int high) {
        columns = wide <= 0 ? USUAL_COLUMNS : Math.clamp(wide, FEWEST_COLUMNS, MOST_COLUMNS);
        rows = high <= 0 ? USUAL_ROWS : high;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }
}
