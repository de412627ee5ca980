/**
 * Choices worth a second look, judged by what the seat could know, and why. Open {@link
 * tischlein.review.choice.MistakeFinder} first.
 */
@NullMarked
package tischlein.review.choice;

import org.jspecify.annotations.NullMarked;
