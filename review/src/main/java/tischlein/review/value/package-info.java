/**
 * What whole positions are worth: a {@link tischlein.review.value.Valuation} with a name and a
 * version, so that a better one can take its place. Open {@link tischlein.review.value.Valuations}
 * first.
 */
@NullMarked
package tischlein.review.value;

import org.jspecify.annotations.NullMarked;
