/**
 * Requests and listeners on their way between servers. {@code Homes} says where a table lives;
 * {@link tischlein.cluster.relay.Questions} and {@link tischlein.cluster.relay.Watchings} are the
 * asking side, {@link tischlein.cluster.relay.HomeDesk} is the home's. Open {@link
 * tischlein.cluster.relay.Homes} first.
 */
@NullMarked
package tischlein.cluster.relay;

import org.jspecify.annotations.NullMarked;
