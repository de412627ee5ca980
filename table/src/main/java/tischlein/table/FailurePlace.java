package tischlein.table;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Where in the program something failed, without a word of what was in hand. */
final class FailurePlace {
    private static final int FRAMES = 12; // enough to find it by

    private FailurePlace() {}

    static String of(Throwable failure) {
        return Arrays.stream(failure.getStackTrace())
                .limit(FRAMES)
                .map(frame -> frame.getFileName() + ":" + Integer.toString(frame.getLineNumber()))
                .collect(Collectors.joining(" "));
    }
}
