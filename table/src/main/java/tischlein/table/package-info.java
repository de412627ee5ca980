/**
 * Live tables on a log, with people, bots and onlookers; no HTTP. Open {@link
 * tischlein.table.LiveTables} first; how one table works is in {@link tischlein.table.LoadedTable},
 * where every request is checked, kept, answered and told.
 */
@NullMarked
package tischlein.table;

import org.jspecify.annotations.NullMarked;
