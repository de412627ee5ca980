package tischlein.buffet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;

/**
 * A plate as people see it. The rules number the plates so that the better plate has the higher
 * number (3.2).
 */
public record Plate(Food food, int value) {
    /** From the best to the worst, to a mouse (1.3). */
    public enum Food {
        CHEESE,
        SALAMI,
        SAUSAGE,
        PIZZA,
        CHICKEN,
        SALAD;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static final int FOODS = Food.values().length;
    static final int COUNT = 36; // 1.2
    static final long ALL = (1L << COUNT) - 1;
    static final int NONE = -1;
    private static final int[] VALUES = {-1, 1, 2, 3, 4, 5};
    private static final int[] VALUE_OF =
            IntStream.range(NONE, COUNT)
                    .map(number -> number == NONE ? 0 : VALUES[rank(number)])
                    .toArray();
    private static final long[] ALIKE =
            IntStream.range(0, COUNT)
                    .mapToLong(number -> 0b1_000001_000001_000001_000001_000001L << number % FOODS)
                    .toArray();

    // Which plates have a 1, a 2 or a 4 in the sum that their value is
    private static final long WITH_ONE = worth(1) | worth(3) | worth(5);
    private static final long WITH_TWO = worth(2) | worth(3);
    private static final long WITH_FOUR = worth(4) | worth(5);
    private static final long STALE = worth(-1);
    private static final List<Plate> PLATES =
            IntStream.range(0, COUNT)
                    .mapToObj(number -> new Plate(Food.values()[food(number)], value(number)))
                    .toList();

    /** No plate is worth nothing. */
    static int value(int number) {
        return VALUE_OF[number - NONE];
    }

    /** 0 for the least value that there is, and 5 for the greatest. */
    static int rank(int number) {
        return number / FOODS;
    }

    static int food(int number) {
        return FOODS - 1 - number % FOODS;
    }

    private static long worth(int value) {
        return set(IntStream.range(0, COUNT).filter(number -> value(number) == value));
    }

    private static long set(IntStream numbers) {
        return numbers.mapToLong(number -> 1L << number).sum();
    }

    /** The number of the plate of a food in a set that has one at most, or {@link #NONE}. */
    static int of(int food, long set) {
        return Bits.highest(set & ALIKE[FOODS - 1 - food]);
    }

    /** The plates that lie on top once this one covers whatever there is of its food (9.3). */
    static long covered(long onTop, int plate) {
        return onTop & ~ALIKE[plate] | 1L << plate;
    }

    /** How many points a plate adds to those that lie on top, one of which it may cover (9.3). */
    static int gain(long onTop, int plate) {
        return value(plate) - value(Bits.highest(onTop & ALIKE[plate]));
    }

    /** What a set of plates is worth: added up bit by bit, as it is asked for very often. */
    static int points(long set) {
        return Bits.size(set & WITH_ONE)
                + 2 * Bits.size(set & WITH_TWO)
                + 4 * Bits.size(set & WITH_FOUR)
                - Bits.size(set & STALE);
    }

    static Plate numbered(int number) {
        return PLATES.get(number);
    }

    int number() {
        return Math.max(0, value) * FOODS + FOODS - 1 - food.ordinal(); // the worst is rank 0
    }

    /** The plates of a set, from the best to the worst. */
    static List<Plate> list(long set) {
        var plates = new ArrayList<Plate>(Bits.size(set));
        for (long rest = set; rest != 0; rest ^= Long.highestOneBit(rest)) {
            plates.add(numbered(Long.SIZE - 1 - Long.numberOfLeadingZeros(rest)));
        }
        return Collections.unmodifiableList(plates);
    }

    static long set(List<Plate> plates) {
        long set = 0;
        for (var plate : plates) {
            set |= 1L << plate.number();
        }
        return set;
    }
}
