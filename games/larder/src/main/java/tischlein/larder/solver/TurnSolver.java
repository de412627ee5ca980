package tischlein.larder.solver;

import static tischlein.larder.solver.Chances.STEPS;
import static tischlein.larder.solver.Positions.FOODS;

import java.util.Arrays;

/**
 * One turn played perfectly, from a position whose outcomes are all known: the chance to win before
 * it, at every step of the cat.
 *
 * <p>It goes through a turn backwards. What the third die can bring, if two are placed, is the same
 * whatever the cat does after a lost turn: that is looked up once for all steps. The rest is
 * reckoned step by step from the last, as a lost turn leads to the same position a step later.
 */
final class TurnSolver {
    private static final int MOST = 20; // ways to place one die, and more than there ever are
    private static final double NONE = -1; // no way to place dice so

    private final Positions positions;
    private final Chances chances;
    private final RollValues dice = new RollValues();

    // The position
    private final int[] left = new int[FOODS];
    private int portions;
    private int provisions;

    private final int[] keys = new int[FOODS]; // by group of foods

    // By way to place one die, and to place two. Two dice of the foods a < b are numbered from
    // begin[a][b], by the way of the first, then of the second; of one food by what is left then.
    private int ones;
    private int twos;
    private final int[] firstOne = new int[FOODS + 1];
    private final int[][] begin = new int[FOODS][FOODS];
    private final double[] stopWithOne = new double[MOST * STEPS];
    private final double[][] stopWithTwo = new double[STEPS][MOST * MOST];
    private final double[][] third = new double[STEPS][MOST * MOST * FOODS]; // the best, by food
    private final double[] two = new double[MOST * MOST]; // to stop or reroll, at one step
    private final double[] row = new double[STEPS];

    // By way to place one die: the ways to place two that it leads to, and the second's food
    private final int[] firstLink = new int[MOST + 1];
    private final int[] linkTo = new int[MOST * MOST];
    private final int[] linkFood = new int[MOST * MOST];

    TurnSolver(Positions positions, Chances chances) {
        this.positions = positions;
        this.chances = chances;
    }

    /** Reckons the row of a position that has something left, and writes it. */
    void solve(int position) {
        positions.read(position, left);
        portions = positions.portions(left);
        provisions = positions.provisions(left);
        for (int g = 0; g < positions.groups(); g++) {
            keys[g] = positions.key(left, g);
        }
        lookAhead();
        link();
        var rows = chances.rows(portions);
        int at = chances.row(position);
        rows[at + STEPS] = 0; // 5.2
        for (int step = STEPS - 1; step >= 0; step--) {
            rows[at + step] = chance(step, rows[at + step + 1]); // 3.5
        }
    }

    private int[] fewer(int food) {
        return positions.of(food).fewer(left[food]);
    }

    /** Has something else left of a food. */
    private void leave(int food, int instead) {
        int g = positions.group(food);
        keys[g] += (instead - left[food]) * positions.weight(food);
        left[food] = instead;
    }

    private int position() {
        int position = 0;
        for (int g = 0; g < positions.groups(); g++) {
            position += positions.parts(g)[keys[g]];
        }
        return position;
    }

    private void lookAhead() {
        ones = 0;
        twos = 0;
        for (int a = 0; a < FOODS; a++) {
            firstOne[a] = ones;
            int was = left[a];
            for (int after : fewer(a)) {
                leave(a, after);
                Arrays.fill(row, NONE);
                raise(position(), 1, positions.provisions(left) < provisions);
                System.arraycopy(row, 0, stopWithOne, ones++ * STEPS, STEPS);
            }
            leave(a, was);
        }
        firstOne[FOODS] = ones;
        for (int a = 0; a < FOODS; a++) {
            lookAheadTwice(a);
            for (int b = a + 1; b < FOODS; b++) {
                lookAheadTwice(a, b);
            }
        }
    }

    /** Two dice of one food. */
    private void lookAheadTwice(int a) {
        begin[a][a] = twos;
        int was = left[a];
        for (int after : positions.of(a).fewerByTwo(was)) {
            leave(a, after);
            lookAheadThrice();
        }
        leave(a, was);
    }

    private void lookAheadTwice(int a, int b) {
        begin[a][b] = twos;
        int wasA = left[a];
        int wasB = left[b];
        for (int afterA : fewer(a)) {
            leave(a, afterA);
            for (int afterB : fewer(b)) {
                leave(b, afterB);
                lookAheadThrice();
                leave(b, wasB);
            }
        }
        leave(a, wasA);
    }

    /** With two dice placed: what it is to stop, and the best for each food of the third die. */
    private void lookAheadThrice() {
        int position = position();
        int missing = provisions - positions.provisions(left); // of the provisions: those complete
        Arrays.fill(row, NONE);
        raise(position, 2, missing > 0);
        for (int step = 0; step < STEPS; step++) {
            stopWithTwo[step][twos] = row[step];
        }
        for (int food = 0; food < FOODS; food++) {
            bestThird(food, position, missing);
            for (int step = 0; step < STEPS; step++) {
                third[step][twos * FOODS + food] = row[step];
            }
        }
        twos++;
    }

    private void bestThird(int food, int position, int missing) {
        var leftovers = positions.of(food);
        int was = left[food];
        int g = positions.group(food);
        var parts = positions.parts(g);
        int others = position - parts[keys[g]];
        int key = keys[g] - was * positions.weight(food);
        Arrays.fill(row, NONE);
        for (int after : leftovers.fewer(was)) {
            boolean completes = leftovers.provisions(after) < leftovers.provisions(was);
            raise(
                    others + parts[key + after * positions.weight(food)],
                    3,
                    missing > 0 || completes);
        }
    }

    /** Raises the row to what it is worth to collect so many dice and have this position left. */
    private void raise(int position, int placed, boolean complete) {
        var rows = chances.rows(portions - placed);
        int at = chances.row(position) + (complete ? 0 : 1); // 4.2, 4.3
        for (int step = 0; step < STEPS; step++) {
            row[step] = Math.max(row[step], rows[at + step]);
        }
    }

    private void link() {
        int n = 0;
        for (int a = 0; a < FOODS; a++) {
            for (int way = 0; way < firstOne[a + 1] - firstOne[a]; way++) {
                firstLink[firstOne[a] + way] = n;
                int after = fewer(a)[way];
                for (int b = 0; b < FOODS; b++) {
                    int ways = a == b ? positions.of(a).fewer(after).length : fewer(b).length;
                    for (int second = 0; second < ways; second++) {
                        linkFood[n] = b;
                        linkTo[n++] = two(a, way, b, second);
                    }
                }
            }
        }
        firstLink[ones] = n;
    }

    private int two(int a, int way, int b, int second) {
        if (a == b) {
            return begin[a][a] + positions.of(a).through(left[a], way, second);
        }
        return a < b
                ? begin[a][b] + way * fewer(b).length + second
                : begin[b][a] + second * fewer(a).length + way;
    }

    /** Before the cat takes this step, if a lost turn leads to that chance. */
    private double chance(int step, double lost) {
        var third = this.third[step];
        for (int n = 0; n < twos; n++) {
            two[n] = Math.max(stopWithTwo[step][n], RollValues.one(third, n * FOODS, lost));
        }
        dice.clear();
        for (int a = 0; a < FOODS; a++) {
            for (int n = firstOne[a]; n < firstOne[a + 1]; n++) {
                dice.clearRest();
                for (int link = firstLink[n]; link < firstLink[n + 1]; link++) {
                    int to = linkTo[link];
                    dice.gatherRest(linkFood[link], two[to], third, to * FOODS);
                }
                dice.gather(a, stopWithOne[n * STEPS + step], lost);
            }
        }
        return dice.three(lost);
    }
}
