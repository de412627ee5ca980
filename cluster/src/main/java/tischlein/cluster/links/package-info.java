/**
 * The interface to the network: which servers are there, and bytes between them. Open {@link
 * tischlein.cluster.links.ServerLinks} first.
 */
@NullMarked
package tischlein.cluster.links;

import org.jspecify.annotations.NullMarked;
