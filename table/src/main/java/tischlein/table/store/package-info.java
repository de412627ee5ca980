/**
 * The records that are kept of tables and guests, and the interface of the stores that keep them.
 * Open {@link tischlein.table.store.Store} first.
 */
@NullMarked
package tischlein.table.store;

import org.jspecify.annotations.NullMarked;
