/**
 * The network between the servers of a simulated house, and who sees whom. Open {@link
 * tischlein.house.network.SimulatedNetwork} first.
 */
@NullMarked
package tischlein.house.network;

import org.jspecify.annotations.NullMarked;
