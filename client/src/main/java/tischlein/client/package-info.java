/**
 * Talks to a server by docs/protocol.md: HTTP calls, the live socket, messages, frames, guests'
 * keys and invitations. It knows neither the terminal nor the server's own classes. Open {@link
 * tischlein.client.HttpApi} first, then {@link tischlein.client.LiveSocket}.
 */
@NullMarked
package tischlein.client;

import org.jspecify.annotations.NullMarked;
