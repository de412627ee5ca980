package tischlein.client;

import tools.jackson.databind.JsonNode;

/** Something that happens at a live socket. */
public sealed interface SocketEvent {
    /** There is a connection, for the first time or again. */
    record Connected() implements SocketEvent {}

    /** The server says something. */
    record Told(JsonNode message) implements SocketEvent {}

    /** There is no connection any more. */
    record Lost() implements SocketEvent {}

    /** It will not come back. */
    record GivenUp() implements SocketEvent {}
}
