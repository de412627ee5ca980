package tischlein.larder.solver;

import static tischlein.larder.solver.Positions.FOODS;

import java.util.HashMap;
import java.util.Map;

/**
 * A turn played perfectly, seen from its middle: what each thing that can be done is worth, if what
 * follows the turn is known.
 */
public final class PerfectTurn {
    private static final int[] FACTORIAL = {1, 1, 2, 6};

    private final Positions positions;
    private final Outcomes outcomes;
    private final int step; // the cat's, when the turn began
    private final int provisions;
    private final double lost;
    private final Map<Integer, Double> rerolls = new HashMap<>(); // by position

    /** The chances to win between two turns. */
    @FunctionalInterface
    public interface Outcomes {
        double chance(int position, int step);
    }

    /**
     * @param left what was left when the turn began
     */
    public PerfectTurn(Positions positions, Outcomes outcomes, int[] left, int step) {
        this.positions = positions;
        this.outcomes = outcomes;
        this.step = step;
        this.provisions = positions.provisions(left);
        this.lost = chance(positions.number(left), step + 1); // 3.5
    }

    private double chance(int position, int step) {
        return step == Chances.STEPS ? 0 : outcomes.chance(position, step); // 5.2
    }

    /** To collect with this left. */
    public double stop(int[] left) {
        if (positions.portions(left) == 0) {
            return 1; // 5.1
        }
        boolean complete = positions.provisions(left) < provisions;
        return chance(positions.number(left), complete ? step : step + 1); // 4.2, 4.3
    }

    /** To roll so many dice with this left. */
    public double reroll(int[] left, int toRoll) {
        // How many dice are to be rolled follows from what is left.
        var known = rerolls.get(positions.number(left));
        if (known != null) {
            return known;
        }
        double value = roll(left, toRoll);
        rerolls.put(positions.number(left), value);
        return value;
    }

    /** The mean over all that so many dice may show. */
    private double roll(int[] left, int toRoll) {
        double sum = roll(left, new int[FOODS], toRoll, 0, 0, FACTORIAL[toRoll]);
        return sum / Math.pow(FOODS + 1, toRoll);
    }

    /**
     * The sum over all that the dice may show besides this, each as often as there are orders of
     * it.
     */
    private double roll(int[] left, int[] dice, int toRoll, int shown, int food, double orders) {
        if (food == FOODS) { // the others show crosses
            double best = placeBest(left, dice, toRoll);
            return (best < 0 ? lost : best) * orders / FACTORIAL[toRoll - shown];
        }
        double sum = 0;
        for (int n = 0; n <= toRoll - shown; n++) {
            dice[food] = n;
            sum += roll(left, dice, toRoll, shown + n, food + 1, orders / FACTORIAL[n]);
        }
        dice[food] = 0;
        return sum;
    }

    /** To place at least one of these dice, of those not yet placed; less than 0 if none fits. */
    private double placeBest(int[] left, int[] dice, int unplaced) {
        double best = -1;
        for (int food = 0; food < FOODS; food++) {
            if (dice[food] > 0) {
                for (int after : positions.of(food).fewer(left[food])) {
                    best = Math.max(best, place(left, dice, unplaced, food, after));
                }
            }
        }
        return best;
    }

    /**
     * To place one die of a food.
     *
     * @param dice by food: how many of those that lie rolled show it
     * @param unplaced how many dice are not placed yet, this one among them
     * @param after the number of what is then left of the food
     */
    public double place(int[] left, int[] dice, int unplaced, int food, int after) {
        int was = left[food];
        left[food] = after;
        dice[food]--;
        double best = stop(left);
        if (unplaced > 1 && positions.portions(left) > 0) { // 3.3, 3.7
            best = Math.max(best, reroll(left, unplaced - 1));
            best = Math.max(best, placeBest(left, dice, unplaced - 1));
        }
        left[food] = was;
        dice[food]++;
        return best;
    }
}
