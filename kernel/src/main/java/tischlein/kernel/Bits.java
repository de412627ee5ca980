package tischlein.kernel;

import java.util.List;
import java.util.stream.IntStream;

/** Small sets of small numbers: bit n is set if n is in the set. */
public final class Bits {
    private Bits() {}

    public static int bit(int n) {
        return 1 << n;
    }

    public static int all(int n) {
        return (1 << n) - 1;
    }

    public static boolean has(long set, int n) {
        return (set >>> n & 1) != 0;
    }

    public static int lowest(long set) {
        return Long.numberOfTrailingZeros(set);
    }

    public static int highest(long set) {
        return 63 - Long.numberOfLeadingZeros(set);
    }

    public static int size(long set) {
        return Long.bitCount(set);
    }

    /**
     * The member of the set that comes first when counting up from n and, past the last, from 0
     * again.
     */
    public static int next(int set, int n) {
        int from = set >>> n << n;
        return lowest(from != 0 ? from : set);
    }

    /** The member of the set that has this many lower ones beside it. */
    public static int nth(long set, int n) {
        return Long.numberOfTrailingZeros(Long.expand(1L << n, set));
    }

    /** All members, rising, for whoever wants to read them. */
    public static List<Integer> members(int set) {
        return IntStream.range(0, Integer.SIZE).filter(n -> has(set, n)).boxed().toList();
    }

    /** Writes {@code base + n} for each n in the set, rising, and returns how many. */
    public static int list(long set, int base, int[] out) {
        int n = 0;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            out[n++] = base + Long.numberOfTrailingZeros(rest);
        }
        return n;
    }
}
