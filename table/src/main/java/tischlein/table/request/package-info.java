/**
 * What can be asked of a table, and what it answers. Open {@link tischlein.table.request.Request}
 * first.
 */
@NullMarked
package tischlein.table.request;

import org.jspecify.annotations.NullMarked;
