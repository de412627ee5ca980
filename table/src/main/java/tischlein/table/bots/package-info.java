/**
 * When bots play, for themselves or for absent people, and the threads on which they think. Open
 * {@link tischlein.table.bots.BotTurns} first.
 */
@NullMarked
package tischlein.table.bots;

import org.jspecify.annotations.NullMarked;
