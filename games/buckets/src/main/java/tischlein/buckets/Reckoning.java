package tischlein.buckets;

import tischlein.buckets.BucketsState.Phase;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;

/** What buckets and cards are worth to a farmer: the sums behind {@link BucketsAdvice}. */
final class Reckoning {
    /** More than any cards add up to. */
    private static final int TOO_MUCH = 1000;

    // By slot: how many buckets are left of a whole pyramid without it, the larger part being kept.
    private static final int[] LEFT_WITHOUT = new int[Pyramid.SLOTS];

    static {
        for (int slot = 0; slot < Pyramid.SLOTS; slot++) {
            LEFT_WITHOUT[slot] = largestPart(Pyramid.without(Edition.FULL.slots, slot));
        }
    }

    private Reckoning() {}

    /** The larger part of a split pyramid, of equal ones the left, or the whole of another. */
    static int larger(int pyramid) {
        if (!Pyramid.isSplit(pyramid)) {
            return pyramid;
        }
        int left = Pyramid.left(pyramid);
        int right = Pyramid.right(pyramid);
        return Bits.size(left) >= Bits.size(right) ? left : right;
    }

    private static int largestPart(int pyramid) {
        return Bits.size(larger(pyramid));
    }

    /** Of some slots of a pyramid the one that most is left without. */
    static int cheapest(int pyramid, int slots) {
        int cheapest = Bits.lowest(slots);
        int most = -1;
        for (int rest = slots; rest != 0; rest &= rest - 1) {
            int slot = Bits.lowest(rest);
            int left = largestPart(Pyramid.without(pyramid, slot));
            if (left > most) {
                most = left;
                cheapest = slot;
            }
        }
        return cheapest;
    }

    /** How many buckets of a pyramid a seat would lose at least by giving in to a colour. */
    static int loss(BucketsState s, int seat, int pyramid, int colour) {
        if (pyramid == 0) {
            return 0;
        }
        int ofColour = s.ofColour[seat * Colour.COUNT + colour] & pyramid;
        int slot = cheapest(pyramid, ofColour != 0 ? ofColour : pyramid);
        return Bits.size(pyramid) - largestPart(Pyramid.without(pyramid, slot));
    }

    /**
     * How many buckets of a pyramid go with one of a colour, on average; if there is none of it,
     * how many must.
     */
    static double burden(BucketsState s, int seat, int pyramid, int colour) {
        int ofColour = s.ofColour[seat * Colour.COUNT + colour] & pyramid;
        if (ofColour == 0) {
            return loss(s, seat, pyramid, colour);
        }
        int lost = 0;
        for (int rest = ofColour; rest != 0; rest &= rest - 1) {
            lost += Bits.size(pyramid) - largestPart(Pyramid.without(pyramid, Bits.lowest(rest)));
        }
        return (double) lost / Bits.size(ofColour);
    }

    /** The pyramid of the seat that has given in, or will, when it has lost what it must. */
    static int afterLoss(BucketsState s, int seat) {
        int pyramid = s.pyramid[seat];
        return s.phase == Phase.KEEP
                ? larger(pyramid)
                : larger(
                        Pyramid.without(
                                pyramid, cheapest(pyramid, BucketsRules.removable(s, seat))));
    }

    /** What all the cards of a colour in a hand add up to. */
    static int strength(Cards hand, int colour) {
        return hand.sum(colour);
    }

    private static int strength(Cards hand, int colour, int card) {
        return strength(hand, colour) + card * Bag.size(hand.values(colour));
    }

    /** The colour for the next slot: the more falls with it, the stronger the colour. */
    static int bucket(BucketsState s, int seat) {
        int empty = s.edition.slots & ~s.pyramid[seat];
        int before = heavierSlots(empty, BucketsRules.nextSlot(s, seat));
        int rank = 0;
        int colour = ranked(s.hand[seat], rank);
        while (before >= BucketsRules.unplaced(s, seat, colour)) {
            before -= BucketsRules.unplaced(s, seat, colour);
            rank++;
            colour = ranked(s.hand[seat], rank);
        }
        return colour;
    }

    /** The colour that so many are stronger than. */
    private static int ranked(Cards hand, int rank) {
        int colour = 0;
        while (strongerColours(hand, colour, 0) != rank) {
            colour++;
        }
        return colour;
    }

    private static int heavierSlots(int slots, int slot) {
        int heavier = 0;
        for (int rest = slots; rest != 0; rest &= rest - 1) {
            int other = Bits.lowest(rest);
            int more = LEFT_WITHOUT[slot] - LEFT_WITHOUT[other];
            heavier += more > 0 || more == 0 && other < slot ? 1 : 0;
        }
        return heavier;
    }

    /**
     * How many colours are stronger in a hand than this one, of equals those that come first.
     *
     * @param card what each card counts beside its value
     */
    static int strongerColours(Cards hand, int colour, int card) {
        int stronger = 0;
        for (int other = 0; other < Colour.COUNT; other++) {
            int more = strength(hand, other, card) - strength(hand, colour, card);
            stronger += more > 0 || more == 0 && other < colour ? 1 : 0;
        }
        return stronger;
    }

    /**
     * The first card to lay, in falling order, if so many cards are to reach a sum and no more than
     * they must; they can.
     *
     * @param highest no card may be higher
     */
    static int firstOfLowest(Cards hand, int colour, int highest, int sum, int cards) {
        long values = hand.values(colour);
        int first = 0;
        int lowest = TOO_MUCH;
        for (int value = 1; value <= highest; value++) { // of equal sums the more even one
            int reached = reached(values, value, sum, cards);
            if (reached < lowest) {
                lowest = reached;
                first = value;
            }
        }
        return Card.lowest(colour) + first - 1;
    }

    /** The lowest sum, not below another, that so many values make if this is the first of them. */
    private static int reached(long values, int first, int sum, int cards) {
        if (!Bag.has(values, first)) {
            return TOO_MUCH;
        }
        if (cards == 1) {
            return first >= sum ? first : TOO_MUCH;
        }
        int lowest = TOO_MUCH;
        for (int next = first; next > 0; next--) {
            int rest = reached(Bag.take(values, first), next, sum - first, cards - 1);
            lowest = Math.min(lowest, first + rest);
        }
        return lowest;
    }
}
