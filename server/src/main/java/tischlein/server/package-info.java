/** The live tables over HTTP and WebSocket: guests, lobby, sockets, metrics. */
@NullMarked
package tischlein.server;

import org.jspecify.annotations.NullMarked;
