/**
 * The game told again: what was luck, what was one's own doing, what one should have done, and why.
 * It knows no game. Open {@link tischlein.review.Reviewer} first.
 */
@NullMarked
package tischlein.review;

import org.jspecify.annotations.NullMarked;
