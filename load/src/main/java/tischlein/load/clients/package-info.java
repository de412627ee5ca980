/**
 * Thousands of WebSocket clients on one thread, and a journal of what they were promised. Messages,
 * frames and HTTP come from {@link tischlein.client}; the sockets do not, because those of the JDK
 * need several threads and far more memory each, and the clients would be measured instead of the
 * server. Open {@link tischlein.load.clients.ClientConnection} first.
 */
@NullMarked
package tischlein.load.clients;

import org.jspecify.annotations.NullMarked;
