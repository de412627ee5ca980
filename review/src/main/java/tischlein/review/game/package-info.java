/**
 * A game as a review walks through it: what happened line by line, and how it might have gone on.
 * Open {@link tischlein.review.game.GamePath} first.
 */
@NullMarked
package tischlein.review.game;

import org.jspecify.annotations.NullMarked;
