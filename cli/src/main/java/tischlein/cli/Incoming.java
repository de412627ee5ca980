package tischlein.cli;

import tools.jackson.databind.JsonNode;

/** Something that happens to whoever sits at a live table. */
sealed interface Incoming {
    /** Somebody has typed a line. */
    record Typed(String line) implements Incoming {}

    /** Nobody will type anything more. */
    record Silence() implements Incoming {}

    /** Little time is left for the choice that is due at this version of the table. */
    record Late(int version) implements Incoming {}

    /** The server says something. */
    record Told(JsonNode message) implements Incoming {}

    /** There is a connection, for the first time or again. */
    record Connected() implements Incoming {}

    /** There is none any more. */
    record Lost() implements Incoming {}

    /** It will not come back. */
    record Forlorn() implements Incoming {}
}
