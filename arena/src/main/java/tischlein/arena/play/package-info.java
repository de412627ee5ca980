/**
 * Plays the games of a contest: which bots sit where, which random numbers belong to whom, and what
 * is kept of a game when it ends. Open {@link tischlein.arena.play.ContestDealer} first.
 */
@NullMarked
package tischlein.arena.play;

import org.jspecify.annotations.NullMarked;
