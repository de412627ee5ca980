/**
 * The live sockets: the handshake, the messages of a client, and what is sent back, without ever
 * waiting for a slow reader. Open {@link tischlein.server.live.ClientSocket} first.
 */
@NullMarked
package tischlein.server.live;

import org.jspecify.annotations.NullMarked;
