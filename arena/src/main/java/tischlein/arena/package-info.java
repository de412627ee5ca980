/**
 * Plays contests between bots on several threads, keeps every finished deal in a journal, and
 * simulates many games of one table. Open {@link tischlein.arena.Arena} first.
 */
@NullMarked
package tischlein.arena;

import org.jspecify.annotations.NullMarked;
