package tischlein.table.outside;

import java.lang.System.Logger.Level;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Where in the program something failed, without its message, which could contain secrets. */
public final class FailurePlace {
    private static final System.Logger LOGGER = System.getLogger(FailurePlace.class.getName());
    private static final int FRAMES = 12; // enough to find the place

    private FailurePlace() {}

    public static String of(Throwable failure) {
        return Arrays.stream(failure.getStackTrace())
                .limit(FRAMES)
                .map(frame -> frame.getFileName() + ":" + Integer.toString(frame.getLineNumber()))
                .collect(Collectors.joining(" "));
    }

    /** Says what failed and where, but no message: that could tell a move, a seed or a name. */
    public static void record(Level level, String table, Throwable failure) {
        var cause = failure.getCause();
        LOGGER.log(
                level,
                "table {0} failed: {1}, {2}, at {3}",
                table,
                failure.getClass().getName(),
                cause == null ? "by itself" : "by " + cause.getClass().getName(),
                of(failure));
    }
}
