package tischlein.buffet;

import tischlein.kernel.Bag;

/**
 * The hand of another mouse as one seat knows it: so many cards of all that are in hands. Cards
 * that were not in the pile when it was made are in a hand for certain; of the others, the pile has
 * its share.
 *
 * @param certain cards that are in some other hand
 * @param doubtful cards that are in some other hand or in the pile
 * @param pile how many of those are in the pile
 * @param cards how many the hand has
 */
record HiddenHand(long certain, long doubtful, int pile, int cards) {
    /**
     * @param unseen all cards but the seat's and the discarded ones
     * @param undrawn what the pile was made of, but for what the seat drew of it
     */
    static HiddenHand of(long unseen, long undrawn, int pile, int cards) {
        long doubtful = Bag.common(unseen, undrawn);
        return new HiddenHand(unseen - doubtful, doubtful, pile, cards);
    }

    /**
     * The chance that it has none of these cards.
     *
     * @param kinds a bit set of them
     */
    double lacks(int kinds) {
        int sure = Bag.size(certain);
        int unsure = Bag.size(doubtful);
        int inHands = unsure - pile;
        int otherSure = without(certain, kinds);
        int otherUnsure = without(doubtful, kinds);
        double sum = 0;
        for (int n = Math.max(0, cards - inHands); n <= Math.min(cards, sure); n++) {
            // n of the hand's cards are certain ones; a part of a part at random is at random too
            sum +=
                    ways(otherSure, n)
                            * ways(inHands, cards - n)
                            * ways(otherUnsure, cards - n)
                            / ways(unsure, cards - n);
        }
        return sum / ways(sure + inHands, cards);
    }

    private static int without(long bag, int kinds) {
        int size = 0;
        for (int kind = 0; kind < MouseCard.KINDS; kind++) {
            size += (kinds >> kind & 1) == 0 ? Bag.count(bag, kind) : 0;
        }
        return size;
    }

    /** In how many ways so many of them can be taken. */
    private static double ways(int of, int taken) {
        double ways = taken > of ? 0 : 1;
        for (int n = 0; n < taken && n < of; n++) {
            ways = ways * (of - n) / (n + 1);
        }
        return ways;
    }
}
