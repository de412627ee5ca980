package tischlein.cli.bots;

import java.util.Optional;

/**
 * Whoever is spoken to in lines, near or far. It may be silent, loud, or dead: whoever speaks to it
 * never waits longer than it wants to.
 */
public interface LinePartner extends AutoCloseable {
    /** What is heard of it. */
    sealed interface Line {
        record Text(String text) implements Line {}

        /** It will say nothing more. */
        record End() implements Line {}

        /** A line without an end, or too many of them. */
        record Flood() implements Line {}
    }

    /** Says a line. If the partner does not listen, it is lost. */
    void say(String line);

    /** The next line, or nothing if there is none in time. */
    Optional<Line> hear(long millis) throws InterruptedException;

    /** Waits for its end, after it was told goodbye; false if it does not end. */
    boolean ends(long millis) throws InterruptedException;

    /** The code with which it has ended, if it has. */
    Optional<Integer> code();

    @Override
    void close();
}
