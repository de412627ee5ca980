package tischlein.buckets;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;

/**
 * A pile of animal cards that has no order, with at most three of each card.
 *
 * <p>How many there are of card n is a number of two bits: bit n of {@code high} and bit n of
 * {@code low}. So two piles are put together, taken apart or compared for all forty cards at once,
 * like numbers in binary with a carry.
 */
final class Cards {
    // By values there are, a bit set: what they add up to.
    private static final int[] SUMS = new int[1 << Card.VALUES];

    static {
        for (int values = 1; values < SUMS.length; values++) {
            SUMS[values] = SUMS[values & values - 1] + 1 + Bits.lowest(values);
        }
    }

    private long low;
    private long high;

    Cards() {}

    Cards(Cards other) {
        become(other);
    }

    /** Of each colour as many cards of each value as the digits say, from the value 1 up. */
    static Cards ofEachColour(String counts) {
        var cards = new Cards();
        for (int card = 0; card < Card.KINDS; card++) {
            int count = counts.charAt(card % Card.VALUES) - '0';
            for (int i = 0; i < count; i++) {
                cards.add(card);
            }
        }
        return cards;
    }

    static Cards of(List<Card> list) {
        var cards = new Cards();
        for (var card : list) {
            cards.add(card.number());
        }
        return cards;
    }

    void become(Cards other) {
        low = other.low;
        high = other.high;
    }

    void clear() {
        low = 0;
        high = 0;
    }

    boolean isEmpty() {
        return (low | high) == 0;
    }

    int size() {
        return Long.bitCount(low) + 2 * Long.bitCount(high);
    }

    int count(int card) {
        return (int) (low >>> card & 1) + 2 * (int) (high >>> card & 1);
    }

    /** The cards that are there, a bit set. */
    long kinds() {
        return low | high;
    }

    void add(int card) {
        long one = 1L << card;
        high ^= low & one;
        low ^= one;
    }

    void take(int card) {
        long one = 1L << card;
        low ^= one;
        high ^= low & one;
    }

    void add(Cards more) {
        high ^= more.high ^ low & more.low;
        low ^= more.low;
    }

    void take(Cards part) {
        low ^= part.low;
        high ^= part.high ^ low & part.low;
    }

    /** Of each card only as many as the other pile has too. */
    void keepCommon(Cards other) {
        long equalHigh = ~(high ^ other.high);
        long fewer = ~high & other.high | equalHigh & ~low & other.low;
        low = low & fewer | other.low & ~fewer;
        high = high & fewer | other.high & ~fewer;
    }

    /** A card drawn at random, which stays where it is. */
    int draw(RandomGenerator random) {
        int singles = Long.bitCount(low);
        int n = random.nextInt(singles + 2 * Long.bitCount(high));
        return n < singles ? Bits.nth(low, n) : Bits.nth(high, n - singles >> 1);
    }

    /** Takes so many cards out at random. */
    Cards drawHand(int size, RandomGenerator random) {
        var hand = new Cards();
        int others = size() - size;
        if (others < size) { // to draw what stays is as good, and quicker
            hand.become(this);
            become(hand.drawHand(others, random));
            return hand;
        }
        for (int i = 0; i < size; i++) {
            int card = draw(random);
            take(card);
            hand.add(card);
        }
        return hand;
    }

    /** So many of these cards, the lowest numbers first. */
    Cards lowest(int size) {
        var rest = new Cards(this);
        var lowest = new Cards();
        for (int i = 0; i < size; i++) {
            int card = Bits.lowest(rest.kinds());
            rest.take(card);
            lowest.add(card);
        }
        return lowest;
    }

    /**
     * The sum of the highest cards of a colour, of those up to a value.
     *
     * @param cards how many of them to add up, if there are as many
     */
    int strongest(int colour, int upTo, int cards) {
        int lows = (int) (low >>> Card.lowest(colour)) & Bits.all(upTo);
        int highs = (int) (high >>> Card.lowest(colour)) & Bits.all(upTo);
        int sum = 0;
        for (int i = 0; i < cards; i++) { // adds nothing when no card is left: quicker than to ask
            int highest = Integer.highestOneBit(lows | highs);
            sum += Integer.SIZE - Integer.numberOfLeadingZeros(highest);
            lows ^= highest;
            highs ^= lows & highest;
        }
        return sum;
    }

    /** What all the cards of a colour add up to. */
    int sum(int colour) {
        return SUMS[(int) (low >>> Card.lowest(colour)) & Bits.all(Card.VALUES)]
                + 2 * SUMS[(int) (high >>> Card.lowest(colour)) & Bits.all(Card.VALUES)];
    }

    /** The values there are of a colour, a Bag. */
    long values(int colour) {
        long values = Bag.EMPTY;
        for (int value = 1; value <= Card.VALUES; value++) {
            values = Bag.add(values, value, count(Card.lowest(colour) + value - 1));
        }
        return values;
    }

    /** Sorted by colour and then by value. */
    List<Card> list() {
        var list = new ArrayList<Card>(size());
        for (long rest = kinds(); rest != 0; rest &= rest - 1) {
            int card = Bits.lowest(rest);
            for (int n = count(card); n > 0; n--) {
                list.add(Card.numbered(card));
            }
        }
        return Collections.unmodifiableList(list);
    }
}
