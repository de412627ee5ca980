package tischlein.buckets;

import static tischlein.kernel.Bits.bit;

import tischlein.kernel.Bits;

/**
 * What falls when a bucket goes. A pyramid is a bit set of slots, numbered from the base up and
 * from the left to the right; a smaller pyramid stands in the left corner of a larger one.
 */
final class Pyramid {
    static final int ROWS = 5; // 2.3
    static final int SLOTS = 15;
    private static final int BASE = Bits.all(ROWS);

    // By slot: the slot itself, and all that rests on it (5.3).
    private static final int[] FALLS = new int[SLOTS];

    // By slot of the base: all that stands wholly to its left, or to its right (5.4).
    private static final int[] LEFT = new int[ROWS];
    private static final int[] RIGHT = new int[ROWS];

    static {
        // A bucket at place p of row r stands, by way of others, on the places p to p + r - 1 of
        // the base.
        for (int slot = 0; slot < SLOTS; slot++) {
            for (int other = 0; other < SLOTS; other++) {
                FALLS[slot] |=
                        leftEnd(other) <= leftEnd(slot) && rightEnd(slot) <= rightEnd(other)
                                ? bit(other)
                                : 0;
            }
        }
        for (int gap = 0; gap < ROWS; gap++) {
            for (int slot = 0; slot < SLOTS; slot++) {
                LEFT[gap] |= rightEnd(slot) < gap ? bit(slot) : 0;
                RIGHT[gap] |= leftEnd(slot) > gap ? bit(slot) : 0;
            }
        }
    }

    private Pyramid() {}

    private static int leftEnd(int slot) {
        return Slot.numbered(slot).place() - 1;
    }

    private static int rightEnd(int slot) {
        return leftEnd(slot) + Slot.numbered(slot).row() - 1;
    }

    /** A whole pyramid with so many rows. */
    static int ofRows(int rows) {
        int all = 0;
        for (int slot = 0; slot < SLOTS; slot++) {
            all |= rightEnd(slot) < rows ? bit(slot) : 0;
        }
        return all;
    }

    /** What is left when a bucket goes and all that rests on it. */
    static int without(int pyramid, int slot) {
        return pyramid & ~FALLS[slot]; // 5.3
    }

    /** Whether a pyramid is in two parts: its base has a gap. */
    static boolean isSplit(int pyramid) {
        int base = pyramid & BASE;
        return (base + Integer.lowestOneBit(base) & base) != 0; // 5.4
    }

    static int left(int splitPyramid) {
        return splitPyramid & LEFT[gap(splitPyramid)];
    }

    static int right(int splitPyramid) {
        return splitPyramid & RIGHT[gap(splitPyramid)];
    }

    /** The empty place of the base that has buckets on both sides. */
    private static int gap(int splitPyramid) {
        int base = splitPyramid & BASE;
        return Bits.lowest(base + Integer.lowestOneBit(base) & ~base);
    }
}
