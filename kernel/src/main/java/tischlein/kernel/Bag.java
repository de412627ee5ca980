package tischlein.kernel;

import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;

/**
 * An unordered pile of at most 31 things of each of 12 kinds, packed into a {@code long}: five bits
 * a kind.
 *
 * <p>A face-down pile that nobody may look into needs no order: to shuffle it and draw from the top
 * is the same as to draw at random each time. So there is no order to store, to copy, to leak, or
 * to shuffle anew for a search. Bags add and subtract like numbers, as long as each count stays
 * within 0 and 31.
 */
public final class Bag {
    public static final long EMPTY = 0;
    public static final long UNKNOWN = -1;
    public static final int KINDS = 12;
    private static final int BITS = 5;
    private static final int MOST = (1 << BITS) - 1;

    // Masks that repeat a pattern in every kind's five bits, or in every pair's ten.
    private static final long ONES = ones(BITS, KINDS);
    private static final long LOW_FOUR = 15 * ONES;
    private static final long TOPS = 16 * ONES;
    private static final long EVERY_KIND = everyKind();
    private static final int PAIR = 2 * BITS;
    private static final int PAIRS = KINDS / 2;
    private static final long PAIR_ONES = ones(PAIR, PAIRS);
    private static final long EVEN_KINDS = MOST * PAIR_ONES;
    private static final int PAIR_TOP = 1 << PAIR - 1;
    private static final long EVERY_PAIR = (1L << PAIR * PAIRS) - 1;

    private Bag() {}

    private static long ones(int width, int times) {
        long ones = 0;
        for (int i = 0; i < times; i++) {
            ones |= 1L << i * width;
        }
        return ones;
    }

    /** In each kind's five bits its number. */
    private static long everyKind() {
        long kinds = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            kinds |= (long) kind << kind * BITS;
        }
        return kinds;
    }

    public static long of(int kinds, int each) {
        long bag = EMPTY;
        for (int kind = 0; kind < kinds; kind++) {
            bag |= (long) each << kind * BITS;
        }
        return bag;
    }

    /** The given kinds, which may repeat. */
    public static long of(List<Integer> kinds) {
        long bag = EMPTY;
        for (int kind : kinds) {
            bag = add(bag, kind);
        }
        return bag;
    }

    public static int count(long bag, int kind) {
        return (int) (bag >>> kind * BITS) & MOST;
    }

    public static boolean has(long bag, int kind) {
        return count(bag, kind) > 0;
    }

    public static long add(long bag, int kind) {
        return add(bag, kind, 1);
    }

    public static long add(long bag, int kind, int count) {
        assert count(bag, kind) + count <= MOST;
        return bag + ((long) count << kind * BITS);
    }

    public static long take(long bag, int kind) {
        return take(bag, kind, 1);
    }

    public static long take(long bag, int kind, int count) {
        assert count(bag, kind) >= count;
        return bag - ((long) count << kind * BITS);
    }

    public static int size(long bag) {
        return (int) (running(bag) >>> PAIR * (PAIRS - 1));
    }

    /** The kinds that are in the bag, as a set with its bit at {@code kind * 5 + 4}. */
    private static long present(long bag) {
        return (bag & LOW_FOUR) + LOW_FOUR & TOPS | bag & TOPS;
    }

    /** How many different kinds are in the bag. */
    public static int variety(long bag) {
        return Long.bitCount(present(bag));
    }

    /** The kinds whose count has a bit, as a small set: kind n is bit n of it. */
    public static int kindsCounted(long bag, int bit) {
        return (int) Long.compress(bag, ONES << bit);
    }

    public static int lowest(long bag) {
        return Long.numberOfTrailingZeros(bag) / BITS;
    }

    /** Of each kind what both bags have. */
    public static long common(long bag, long other) {
        long common = EMPTY;
        for (int kind = 0; kind < KINDS; kind++) {
            common |= (long) Math.min(count(bag, kind), count(other, kind)) << kind * BITS;
        }
        return common;
    }

    /** Only the kinds from {@code lowest} up. */
    public static long from(long bag, int lowest) {
        return bag >>> lowest * BITS << lowest * BITS;
    }

    /** Writes {@code base + kind} for each kind in the bag, rising, and returns how many. */
    public static int kinds(long bag, int base, int[] out) {
        long present = present(bag) >>> BITS - 1;
        // Five bits a kind, squeezed together, and always all of them written: without a branch it
        // is quicker than to guess which there are.
        long kinds = Long.compress(EVERY_KIND, present * MOST);
        for (int i = 0; i < KINDS; i++) {
            out[i] = base + ((int) (kinds >>> i * BITS) & MOST);
        }
        return Long.bitCount(present);
    }

    /** Each thing's kind, rising. */
    public static List<Integer> list(long bag) {
        return list(bag, kind -> kind);
    }

    /** What each thing's kind stands for, the kinds rising. */
    public static <T> List<T> list(long bag, IntFunction<T> meaning) {
        return new Listed<>(bag, size(bag), meaning);
    }

    /**
     * The bag that a list was made from with the same meaning, or {@link #UNKNOWN} if it was not:
     * then whoever wants a bag has to put the things into it one by one.
     */
    public static <T> long listed(List<T> list, IntFunction<T> meaning) {
        return list instanceof Listed<T> made && made.meaning.equals(meaning) ? made.bag : UNKNOWN;
    }

    /** A bag as a list, which needs no room for its things. */
    private static final class Listed<T> extends AbstractList<T> implements RandomAccess {
        private final long bag;
        private final int size;
        private final IntFunction<T> meaning;

        Listed(long bag, int size, IntFunction<T> meaning) {
            this.bag = bag;
            this.size = size;
            this.meaning = meaning;
        }

        @Override
        public T get(int index) {
            return meaning.apply(nth(bag, Objects.checkIndex(index, size)));
        }

        @Override
        public int size() {
            return size;
        }
    }

    /** The kind of a thing drawn at random. */
    public static int draw(long bag, RandomGenerator random) {
        long running = running(bag);
        int size = (int) (running >>> PAIR * (PAIRS - 1));
        return nth(bag, running, random.nextInt(size));
    }

    /** The kind of the thing that has this many others before it when all lie in rising order. */
    public static int nth(long bag, int n) {
        return nth(bag, running(bag), n);
    }

    /** Draws so many things at random. */
    public static long handful(long bag, int size, RandomGenerator random) {
        int all = size(bag);
        if (all - size < size) {
            // To draw what stays is as good, and quicker.
            return bag - handful(bag, all - size, random);
        }
        long rest = bag;
        long running = running(bag); // kept up to date, so that no draw waits for a new sum
        for (int left = all; left > all - size; left--) {
            int n = random.nextInt(left);
            int shift = pair(running, n);
            rest -= 1L << kindOf(rest, running, n, shift) * BITS;
            running -= PAIR_ONES << shift & EVERY_PAIR;
        }
        return bag - rest;
    }

    /**
     * In each ten bits, how many things there are of this pair of kinds and of all the pairs below
     * it.
     */
    private static long running(long bag) {
        long pairs = (bag & EVEN_KINDS) + (bag >>> BITS & EVEN_KINDS);
        return pairs * PAIR_ONES & EVERY_PAIR;
    }

    private static int nth(long bag, long running, int n) {
        return kindOf(bag, running, n, pair(running, n));
    }

    /** Where the bits of the pair begin that has the n-th thing. */
    private static int pair(long running, int n) {
        // A pair's top bit gets set where its running count is above n; the lowest such pair has
        // the thing.
        long above = running + (PAIR_TOP - 1 - n) * PAIR_ONES & PAIR_TOP * PAIR_ONES;
        return Long.numberOfTrailingZeros(above) - (PAIR - 1);
    }

    /** Which kind of its pair the n-th thing is. */
    private static int kindOf(long bag, long running, int n, int shift) {
        int before = (int) (running << PAIR >>> shift) & (1 << PAIR) - 1;
        int even = (int) (bag >>> shift) & MOST;
        return shift / BITS + (n - before < even ? 0 : 1);
    }
}
