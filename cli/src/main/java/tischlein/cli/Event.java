package tischlein.cli;

import tools.jackson.databind.JsonNode;

/** Something that happens to whoever sits at a live table. */
sealed interface Event {
    /** Somebody has typed a line. */
    record Typed(String line) implements Event {}

    /** Nobody will type anything more. */
    record Silence() implements Event {}

    /** The server says something. */
    record Told(JsonNode message) implements Event {}

    /** There is a connection, for the first time or again. */
    record Connected() implements Event {}

    /** There is none any more. */
    record Lost() implements Event {}

    /** It will not come back. */
    record Forlorn() implements Event {}
}
