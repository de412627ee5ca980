package tischlein.store;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that an exception says, with its causes, but not where it came from. */
final class Words {
    private Words() {}

    static String of(Throwable e) {
        return Stream.iterate(e, cause -> cause != null, Throwable::getCause)
                .map(cause -> cause + " " + Arrays.toString(cause.getSuppressed()))
                .collect(Collectors.joining("\n"));
    }
}
