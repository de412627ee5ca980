package tischlein.table.outside;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Where in the program something failed, without its message, which could contain secrets. */
public final class FailurePlace {
    private static final int FRAMES = 12; // enough to find the place

    private FailurePlace() {}

    public static String of(Throwable failure) {
        return Arrays.stream(failure.getStackTrace())
                .limit(FRAMES)
                .map(frame -> frame.getFileName() + ":" + Integer.toString(frame.getLineNumber()))
                .collect(Collectors.joining(" "));
    }
}
