package tischlein.buckets;

import tischlein.kernel.Bits;

/**
 * A cunning pyramid: every colour has a stripe from the base up, the one that holds longest in the
 * middle and the first to go on top. So whoever gives in to a colour finds a bucket of it that
 * little rests on. It was found by playing pyramids out.
 */
final class Stripes {
    /**
     * What a card counts beside its value when colours are compared to be built of: many low cards
     * defend a colour longer than their sum says.
     */
    private static final int CARD = 2;

    // By slot, row by row from the base up: how many colours hold longer than the one that should
    // stand there.
    private static final int[] FULL = {
        2, 0, 0, 1, 3, //
        2, 0, 1, 3, //
        2, 1, 4, //
        4, 3, //
        4
    };

    // The same for the smaller pyramid, in the left corner of the larger one.
    private static final int[] SMALL = {
        2, 0, 1, 0, 0, //
        2, 1, 3, 0, //
        4, 3, 0, //
        4, 0, //
        0
    };

    private Stripes() {}

    /** The colour for the next slot: as the stripes have it or, if it is used up, the nearest. */
    static int bucket(BucketsState s, int seat) {
        var stripes = s.edition == Edition.FULL ? FULL : SMALL;
        int wanted = stripes[BucketsRules.nextSlot(s, seat)];
        int nearest = Bits.lowest(s.unplaced[seat]);
        int distance = Colour.COUNT;
        for (int rest = s.unplaced[seat]; rest != 0; rest &= rest - 1) {
            int colour = Bits.lowest(rest);
            int away = Math.abs(Reckoning.strongerColours(s.hand[seat], colour, CARD) - wanted);
            if (away < distance) {
                distance = away;
                nearest = colour;
            }
        }
        return nearest;
    }
}
