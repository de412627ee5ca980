/**
 * Turns finished games into figures: shares of wins with intervals, ratings, a test that may stop
 * early, luck and skill. Open {@link tischlein.arena.statistics.Findings} first.
 */
@NullMarked
package tischlein.arena.statistics;

import org.jspecify.annotations.NullMarked;
