package tischlein.buckets;

/**
 * How much of everything a seat builds and lays with, for whoever draws the table.
 *
 * @param rows of a whole pyramid, which is as wide as it is high
 * @param bucketsOfAColour that each seat gets
 * @param cardsOfAColour that there are in the box
 * @param mostCards that may be laid in one turn
 */
public record BucketsLimits(int rows, int bucketsOfAColour, int cardsOfAColour, int mostCards) {
    static BucketsLimits of(Edition edition) {
        return new BucketsLimits(
                edition.rows,
                edition.bucketsOfAColour,
                edition.cards.size() / Colour.COUNT,
                BucketsRules.MOST_CARDS);
    }
}
