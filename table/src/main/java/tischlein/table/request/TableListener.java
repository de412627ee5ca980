package tischlein.table.request;

import tischlein.kernel.Phrase.Sentence;
import tischlein.table.store.ProtocolJson;

/**
 * Receives a table's messages: a socket, a terminal, a test. It must not block, and messages come
 * in order.
 */
@FunctionalInterface
public interface TableListener {
    /** A message as it goes over the wire: JSON, by docs/protocol.md. */
    void hear(String message);

    /** Whether this one listens from now on in place of another, for the same client. */
    default boolean replaces(TableListener other) {
        return false;
    }

    /** The table has ended this listener's watching; no more messages come from there. */
    default void end(String table, Sentence why) {
        hear(ProtocolJson.write(ProtocolJson.object("is", "bye", "table", table, "error", why)));
    }
}
