package tischlein.office;

import java.util.List;
import tischlein.kernel.Bag;

/**
 * An influence card is an int from 0 to 4, its place among the five values: so it can be a kind of
 * thing in a Bag.
 */
final class InfluenceCard {
    static final int KINDS = 5; // 1.1
    static final int OF_EACH = 30;
    private static final List<Integer> VALUES = List.of(1, 2, 5, 10, 20);
    private static final int[] POINTS = {1, 2, 5, 10, 20}; // the same without boxes

    private InfluenceCard() {}

    static int value(int card) {
        return POINTS[card];
    }

    static int card(int value) {
        return VALUES.indexOf(value);
    }

    /** What all the cards of a bag are worth. */
    static int points(long bag) {
        return Bag.count(bag, 0)
                + 2 * Bag.count(bag, 1)
                + 5 * Bag.count(bag, 2)
                + 10 * Bag.count(bag, 3)
                + 20 * Bag.count(bag, 4);
    }

    /** The value of each card, from the highest to the lowest. */
    static List<Integer> values(long bag) {
        return Bag.list(bag, InfluenceCard::value).reversed();
    }

    static long bag(List<Integer> values) {
        long bag = Bag.EMPTY;
        for (int value : values) {
            bag = Bag.add(bag, card(value));
        }
        return bag;
    }

    /** So many cards of each value. */
    static long ofEach(int count) {
        return Bag.of(KINDS, count);
    }
}
