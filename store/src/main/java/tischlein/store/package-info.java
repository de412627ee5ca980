/**
 * Keeps tables, logs and guests in a database, backs it up and restores it. Open {@link
 * tischlein.store.SqlStore} first.
 */
@NullMarked
package tischlein.store;

import org.jspecify.annotations.NullMarked;
