package tischlein.review;

import tischlein.review.ledger.Bookkeeper.Effort;

/**
 * How precisely a game is told again.
 *
 * @param rough for the first picture
 * @param fine for the ledger that stays
 * @param worlds in which two choices are compared; with none, no choices are judged
 * @param reasons worlds in which a reason is looked for
 */
public record Precision(Effort rough, Effort fine, int worlds, int reasons) {
    /** What is worth waiting half a minute for. */
    public static final Precision USUAL =
            new Precision(new Effort(16, 1), new Effort(100, 24), 400, 100);

    /** The same with another number of worlds to compare choices in. */
    public Precision comparing(int count) {
        return new Precision(rough, fine, count, reasons);
    }
}
