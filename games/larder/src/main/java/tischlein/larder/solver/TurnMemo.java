package tischlein.larder.solver;

import java.util.Arrays;

/** Figures about the positions of one turn, found by a number. It makes no garbage. */
final class TurnMemo {
    private final int size; // a power of two, and more than a turn comes to positions
    private final int width;
    private final int[] keys; // open addressing; 0 is free
    private final double[] figures;

    /**
     * @param width figures for each position
     */
    TurnMemo(int size, int width) {
        this.size = size;
        this.width = width;
        keys = new int[size];
        figures = new double[size * width];
    }

    void clear() {
        Arrays.fill(keys, 0);
    }

    /** Where a position is, or may be put. */
    int place(int number) {
        int place = number * 0x9E3779B1 >>> Integer.numberOfLeadingZeros(size - 1);
        while (keys[place] != 0 && keys[place] != number + 1) {
            place = place + 1 & size - 1;
        }
        return place;
    }

    /** Whether something is at this place already; from now on it is. */
    boolean knows(int place, int number) {
        boolean known = keys[place] != 0;
        keys[place] = number + 1;
        return known;
    }

    /** The first of the figures at a place. */
    int at(int place) {
        return place * width;
    }

    double[] figures() {
        return figures;
    }
}
