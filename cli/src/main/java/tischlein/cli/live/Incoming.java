package tischlein.cli.live;

import tischlein.client.SocketEvent;

/** Something that happens to whoever sits at a live table. */
sealed interface Incoming {
    /** Somebody has typed a line. */
    record Typed(String line) implements Incoming {}

    /** Nobody will type anything more. */
    record Silence() implements Incoming {}

    /** Little time is left for the choice that is due at this version of the table. */
    record Late(int version) implements Incoming {}

    /** Something happens at the socket. */
    record Socket(SocketEvent event) implements Incoming {}
}
