package tischlein.larder.solver;

import static tischlein.larder.solver.Positions.FOODS;

import java.util.Arrays;

/**
 * What rolls of one, two and three dice are worth, given the best that can be had by placing dice
 * of certain foods. Where dice cannot be placed so it is less than 0.
 */
public final class RollValues {
    private static final double NONE = -1;
    private static final double SIXTH = 1.0 / 6;

    private final double[] one = new double[FOODS]; // by food
    private final double[] two = new double[FOODS * FOODS]; // by foods, the lower first
    private final double[] three = new double[FOODS * FOODS * FOODS]; // likewise
    private final double[] restOne = new double[FOODS]; // the same with one die placed already
    private final double[] restTwo = new double[FOODS * FOODS];

    /** The expected worth of one die. */
    public static double one(double[] best, int at, double lost) {
        double sum = lost; // the cross
        for (int food = 0; food < FOODS; food++) {
            double value = best[at + food];
            sum += value < 0 ? lost : value;
        }
        return sum * SIXTH; // quicker than to divide, and there are billions of these
    }

    public void clear() {
        Arrays.fill(one, NONE);
        Arrays.fill(two, NONE);
        Arrays.fill(three, NONE);
    }

    public void clearRest() {
        Arrays.fill(restOne, NONE);
        Arrays.fill(restTwo, NONE);
    }

    /** After a first die: a second on food b, and the best with a third by food. */
    public void gatherRest(int b, double second, double[] third, int at) {
        restOne[b] = Math.max(restOne[b], second);
        for (int c = b; c < FOODS; c++) {
            restTwo[b * FOODS + c] = Math.max(restTwo[b * FOODS + c], third[at + c]);
        }
    }

    /** After all that can follow a first die on food a. */
    public void gather(int a, double stop, double lost) {
        one[a] = Math.max(one[a], Math.max(stop, two(restOne, restTwo, lost)));
        for (int b = a; b < FOODS; b++) {
            two[a * FOODS + b] = Math.max(two[a * FOODS + b], restOne[b]);
            for (int c = b; c < FOODS; c++) {
                int at = (a * FOODS + b) * FOODS + c;
                three[at] = Math.max(three[at], restTwo[b * FOODS + c]);
            }
        }
    }

    /** The expected worth of two dice, after a first one. */
    public double rest(double lost) {
        return two(restOne, restTwo, lost);
    }

    private static double two(double[] one, double[] two, double lost) {
        double sum = lost; // two crosses
        for (int a = 0; a < FOODS; a++) {
            sum += 2 * (one[a] < 0 ? lost : one[a]); // one cross
            for (int b = a; b < FOODS; b++) {
                double best = Math.max(two[a * FOODS + b], Math.max(one[a], one[b]));
                sum += (a == b ? 1 : 2) * (best < 0 ? lost : best);
            }
        }
        return sum / 36;
    }

    /** The expected worth of three dice. */
    public double three(double lost) {
        double sum = lost; // three crosses
        for (int a = 0; a < FOODS; a++) {
            sum += 3 * (one[a] < 0 ? lost : one[a]); // two crosses
            for (int b = a; b < FOODS; b++) {
                double best = best(a, b);
                sum += 3 * (a == b ? 1 : 2) * (best < 0 ? lost : best); // one cross
                for (int c = b; c < FOODS; c++) {
                    double all = Math.max(best(a, b), Math.max(best(a, c), best(b, c)));
                    all = Math.max(all, three[(a * FOODS + b) * FOODS + c]);
                    sum += orders(a, b, c) * (all < 0 ? lost : all);
                }
            }
        }
        return sum / 216;
    }

    private double best(int a, int b) {
        return Math.max(two[a * FOODS + b], Math.max(one[a], one[b]));
    }

    /** In how many orders three dice can show these foods. */
    private static int orders(int a, int b, int c) {
        return a == c ? 1 : a == b || b == c ? 3 : 6;
    }
}
