/**
 * The ledger of a game: what chance, a seat's own choices and those of the others gave and took.
 * Open {@link tischlein.review.ledger.Ledger} first.
 */
@NullMarked
package tischlein.review.ledger;

import org.jspecify.annotations.NullMarked;
