package tischlein.table;

import tischlein.kernel.Phrase.Sentence;

/**
 * A client's ear: a socket, a terminal, a test. It must not wait, and it must take messages in the
 * order in which they come.
 */
@FunctionalInterface
public interface Listener {
    /** A message as it goes over the wire: JSON, by docs/protocol.md. */
    void hear(String message);

    /** The table has sent it away; it hears nothing more from there. */
    default void end(String table, Sentence why) {
        hear(Wire.write(Wire.object("is", "bye", "table", table, "error", why)));
    }
}
