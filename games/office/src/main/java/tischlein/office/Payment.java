package tischlein.office;

import tischlein.kernel.Bag;
import tischlein.kernel.News;

/**
 * A sum paid with given cards, always with as few of them as possible.
 *
 * <p>Fives, tens and twenties divide one another, and so do ones and twos: within either group
 * taking the highest cards first is both the only way to take the fewest and sure to find a way if
 * there is one. So all there is to search for is how much the ones and twos pay; and five points
 * less of that always saves cards, so the first sum that works is the best. No two ways are equally
 * short, and the rule's preference for high cards among such (3.4) has nothing to decide.
 */
final class Payment {
    /** No choice of the cards makes the sum. */
    static final long IMPOSSIBLE = -1;

    private static final int ONE = 0;
    private static final int TWO = 1;
    private static final int FIVE = 2;
    private static final int TEN = 3;
    private static final int TWENTY = 4;

    private Payment() {}

    /** The fewest of the cards that make the sum. */
    static long exactly(long cards, int sum) {
        int ones = Bag.count(cards, ONE);
        int most = Math.min(sum, ones + 2 * Bag.count(cards, TWO));
        for (int low = sum % 5; low <= most; low += 5) {
            if (ones > 0 || low % 2 == 0) {
                long high = fromFives(cards, sum - low);
                if (high != IMPOSSIBLE) {
                    return high + fromOnes(cards, low);
                }
            }
        }
        return IMPOSSIBLE;
    }

    /** The fewest of the cards that make the greatest sum not above this one. */
    static long atMost(long cards, int sum) {
        long paid = exactly(cards, sum);
        for (int less = sum - 1; paid == IMPOSSIBLE; less--) {
            paid = exactly(cards, less);
        }
        return paid;
    }

    /**
     * The fewest of the cards that make the least sum not below this one; all together they are
     * worth as much.
     */
    static long atLeast(long cards, int sum) {
        long paid = exactly(cards, sum);
        for (int more = sum + 1; paid == IMPOSSIBLE; more++) {
            paid = exactly(cards, more);
        }
        return paid;
    }

    /**
     * Whether a reserve can change a card into what is missing and the remainder, each with the
     * fewest cards and what is missing first (4.3).
     */
    static boolean canChange(long reserve, int card, int missing) {
        long rest = exactly(reserve, missing);
        return rest != IMPOSSIBLE
                && exactly(reserve - rest, InfluenceCard.value(card) - missing) != IMPOSSIBLE;
    }

    private static long fromFives(long cards, int sum) {
        int twenties = Math.min(Bag.count(cards, TWENTY), sum / 20);
        int rest = sum - 20 * twenties;
        int tens = Math.min(Bag.count(cards, TEN), rest / 10);
        rest -= 10 * tens;
        int fives = rest / 5;
        if (fives > Bag.count(cards, FIVE)) {
            return IMPOSSIBLE;
        }
        return Bag.add(Bag.add(Bag.add(Bag.EMPTY, TWENTY, twenties), TEN, tens), FIVE, fives);
    }

    private static long fromOnes(long cards, int sum) {
        int twos = Math.min(Bag.count(cards, TWO), sum / 2);
        return Bag.add(Bag.add(Bag.EMPTY, TWO, twos), ONE, sum - 2 * twos);
    }

    // 4.3: a seat pays the roof a sum from given cards

    static void layOnRoof(OfficeState s, int seat, long cards) {
        s.hand[seat] -= cards;
        s.roof += cards;
    }

    /** Whether the reserve has the cards for it. */
    static boolean isPossible(OfficeState s, long given, int sum) {
        long paid = atMost(given, sum); // 4.3 (a)
        int missing = sum - InfluenceCard.points(paid);
        return missing == 0 || canChange(s.reserve, Bag.lowest(given - paid), missing); // 4.3 (b)
    }

    static void pay(OfficeState s, int seat, long given, int sum, News news) {
        boolean above = !isPossible(s, given, sum);
        long paid = above ? atLeast(given, sum) : atMost(given, sum); // 4.3 (c)
        int missing = sum - InfluenceCard.points(paid);
        int card = Bag.lowest(given - paid);
        layOnRoof(s, seat, paid);
        if (paid != Bag.EMPTY) {
            news.tell(OfficeNews.PAYS, seat, paid);
        }
        if (above) {
            news.tell(OfficeNews.PAYS_MORE, seat, -missing);
        } else if (missing > 0) {
            change(s, seat, card, missing, news);
        }
    }

    /** The only way to change cards (2.7). */
    private static void change(OfficeState s, int seat, int card, int missing, News news) {
        long rest = exactly(s.reserve, missing); // 4.3 (b)
        s.roof += rest;
        s.reserve -= rest;
        long remainder = exactly(s.reserve, InfluenceCard.value(card) - missing);
        s.hand[seat] = Bag.take(s.hand[seat], card) + remainder;
        s.reserve = Bag.add(s.reserve - remainder, card);
        news.tell(OfficeNews.CHANGES, seat, card);
        news.tell(OfficeNews.CHANGE_TO_ROOF, seat, rest);
        news.tell(OfficeNews.CHANGE_BACK, seat, remainder);
    }
}
