package tischlein.table;

/**
 * A client's ear: a socket, a terminal, a test. It must not wait, and it must take messages in the
 * order in which they come.
 */
@FunctionalInterface
public interface Listener {
    /** A message as it goes over the wire: JSON, by docs/protocol.md. */
    void hear(String message);
}
