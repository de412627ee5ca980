package tischlein.buffet;

import java.util.List;
import java.util.function.IntFunction;
import tischlein.kernel.Bag;

/**
 * A mouse card is an int from 0 to 10, one more than its value: so it can be a kind of thing in a
 * Bag.
 */
final class MouseCard {
    static final int KINDS = 11; // 1.1
    static final int OF_EACH = 10;
    static final int COUNT = KINDS * OF_EACH;

    private static final IntFunction<Integer> VALUE = MouseCard::value;

    private MouseCard() {}

    static int value(int card) {
        return card - 1;
    }

    static List<Integer> values(long bag) {
        return Bag.list(bag, VALUE);
    }

    static long bag(List<Integer> values) {
        long listed = Bag.listed(values, VALUE);
        if (listed != Bag.UNKNOWN) {
            return listed;
        }
        long bag = Bag.EMPTY;
        for (int value : values) {
            bag = Bag.add(bag, value + 1);
        }
        return bag;
    }
}
