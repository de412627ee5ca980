package tischlein.larder.solver;

import java.util.Arrays;

/**
 * The chances to win at the positions of the last few numbers of portions, before the cat's every
 * step. A turn takes at most three portions, so no others are needed to go on to the next number.
 */
public final class Chances {
    /** So many the cat can take, and the last one loses (1.3). */
    public static final int STEPS = 11;

    /** One more than there are steps to begin a turn at: after the last one all is lost. */
    static final int ROW = STEPS + 1;

    private static final int KEPT = 4;

    private final int[] place; // by position: its place among those with as many portions left
    private final int[] sorted; // the positions, by portions left
    private final int[] from; // by portions left: where they begin there
    private final double[][] rows;

    Chances(Positions positions) {
        var left = new int[Positions.FOODS];
        var portions = new byte[positions.count()];
        int whole = 0;
        for (int number = 0; number < portions.length; number++) {
            positions.read(number, left);
            portions[number] = (byte) positions.portions(left);
            whole = Math.max(whole, portions[number]);
        }
        from = new int[whole + 2];
        for (int n : portions) {
            from[n + 1]++;
        }
        int most = Arrays.stream(from).max().orElse(0);
        for (int n = 1; n < from.length; n++) {
            from[n] += from[n - 1];
        }
        place = new int[portions.length];
        sorted = new int[portions.length];
        var next = from.clone();
        for (int number = 0; number < portions.length; number++) {
            int at = next[portions[number]]++;
            sorted[at] = number;
            place[number] = at - from[portions[number]];
        }
        rows = new double[KEPT][most * ROW];
        Arrays.fill(rows[0], 0, ROW, 1); // 5.1: nothing is left, whatever the cat does
    }

    /** How many positions have so many portions left. */
    int count(int portions) {
        return from[portions + 1] - from[portions];
    }

    /** One of them. */
    int position(int portions, int nth) {
        return sorted[from[portions] + nth];
    }

    /** Where the rows of positions with so many portions left are. */
    double[] rows(int portions) {
        return rows[portions % KEPT];
    }

    /** Where among them a position's row begins: the chance before each step, and then nothing. */
    int row(int position) {
        return place[position] * ROW;
    }
}
