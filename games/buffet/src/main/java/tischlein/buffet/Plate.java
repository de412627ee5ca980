package tischlein.buffet;

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

    static Plate numbered(int number) {
        return PLATES.get(number);
    }

    int number() {
        return PLATES.indexOf(this);
    }

    /** The plates of a set, from the best to the worst. */
    static List<Plate> list(long set) {
        var numbers = new int[COUNT];
        int n = Bits.list(set, 0, numbers);
        return IntStream.range(0, n).mapToObj(i -> numbered(numbers[n - 1 - i])).toList();
    }

    static long set(List<Plate> plates) {
        return plates.stream().mapToLong(plate -> 1L << plate.number()).reduce(0, (a, b) -> a | b);
    }
}
