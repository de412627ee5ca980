/**
 * A table on a server, as people at this terminal play at it or watch it. Open {@link
 * tischlein.cli.live.LiveTable} first.
 */
@NullMarked
package tischlein.cli.live;

import org.jspecify.annotations.NullMarked;
