/**
 * The database of a simulated house, and what servers and it say to each other. Open {@link
 * tischlein.house.store.StoreConnection} first.
 */
@NullMarked
package tischlein.house.store;

import org.jspecify.annotations.NullMarked;
