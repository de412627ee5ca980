/**
 * Looks back at what is in the store: earlier positions, stories, scores of a series, lists of
 * tables. Open {@link tischlein.table.history.GameHistory} first.
 */
@NullMarked
package tischlein.table.history;

import org.jspecify.annotations.NullMarked;
