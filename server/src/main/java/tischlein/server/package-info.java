/**
 * Serves live tables over HTTP and WebSocket. The routes are here, a class for each topic;
 * everything they share is in the other rooms. Open {@link tischlein.server.Server} first.
 */
@NullMarked
package tischlein.server;

import org.jspecify.annotations.NullMarked;
