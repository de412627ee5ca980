package tischlein.larder.solver;

import static tischlein.larder.solver.Positions.FOODS;

import java.util.Arrays;

/**
 * A turn played perfectly, seen from its middle: what each thing that can be done is worth, if what
 * follows the turn is known. It thinks about one turn after the other, without making garbage.
 */
public final class PerfectTurn {
    private static final double NONE = -1; // no die fits
    private static final int ENDS = 1 << 11; // positions that a turn can end at, and more
    private static final int DIGIT = 6; // bits; no food has as many leftovers
    private static final int LASTS = 1 << 9; // positions with one die to place, and more

    private final Positions positions;
    private final Outcomes outcomes;
    private final RollValues dice = new RollValues();
    private final TurnMemo ends = new TurnMemo(ENDS, 1);
    private final TurnMemo lasts = new TurnMemo(LASTS, FOODS + 1); // the best by food; a reroll
    private int step; // the cat's, when the turn began
    private int provisions;
    private double lost;

    /** The chances to win between two turns. */
    @FunctionalInterface
    public interface Outcomes {
        /**
         * @param left by food: what is left in this position
         */
        double chance(int position, int[] left, int step);
    }

    public PerfectTurn(Positions positions, Outcomes outcomes) {
        this.positions = positions;
        this.outcomes = outcomes;
    }

    /**
     * Begins to think about another turn.
     *
     * @param left what was left when the turn began
     */
    public PerfectTurn begin(int[] left, int taken) {
        ends.clear();
        lasts.clear();
        step = taken;
        provisions = positions.provisions(left);
        lost = chance(positions.number(left), left, step + 1); // 3.5
        return this;
    }

    /** What it is worth if no die fits. */
    double lost() {
        return lost;
    }

    private double chance(int position, int[] left, int taken) {
        return taken == Chances.STEPS ? 0 : outcomes.chance(position, left, taken); // 5.2
    }

    /** To collect with this left. */
    public double stop(int[] left) {
        int position = positions.number(left);
        int place = ends.place(position);
        if (!ends.knows(place, position)) {
            ends.figures()[place] = end(position, left);
        }
        return ends.figures()[place];
    }

    private double end(int position, int[] left) {
        if (positions.portions(left) == 0) {
            return 1; // 5.1
        }
        boolean complete = positions.provisions(left) < provisions;
        return chance(position, left, complete ? step : step + 1); // 4.2, 4.3
    }

    /** To roll so many dice with this left. */
    public double reroll(int[] left, int toRoll) {
        return switch (toRoll) {
            case 1 -> lasts.figures()[rerollOne(left) + FOODS];
            case 2 -> rerollTwo(left);
            default -> rerollThree(left);
        };
    }

    private double rerollThree(int[] left) {
        dice.clear();
        for (int a = 0; a < FOODS; a++) {
            int was = left[a];
            for (int after : positions.of(a).fewer(was)) {
                left[a] = after;
                gatherRest(left);
                double failed = positions.portions(left) == 0 ? NONE : lost; // 3.7: no reroll
                dice.gather(a, stop(left), failed);
            }
            left[a] = was;
        }
        return dice.three(lost);
    }

    private double rerollTwo(int[] left) {
        gatherRest(left);
        return dice.rest(lost);
    }

    /** All that can follow one die. */
    private void gatherRest(int[] left) {
        dice.clearRest();
        for (int b = 0; b < FOODS; b++) {
            int was = left[b];
            for (int after : positions.of(b).fewer(was)) {
                left[b] = after;
                int at = rerollOne(left);
                double second = Math.max(stop(left), lasts.figures()[at + FOODS]);
                dice.gatherRest(b, second, lasts.figures(), at);
            }
            left[b] = was;
        }
    }

    /** Where it stands what the third die brings: the best by food, then what its roll is worth. */
    private int rerollOne(int[] left) {
        int key = key(left);
        int place = lasts.place(key);
        int at = lasts.at(place);
        if (lasts.knows(place, key)) {
            return at;
        }
        var third = lasts.figures();
        Arrays.fill(third, at, at + FOODS, NONE);
        for (int c = 0; c < FOODS; c++) {
            int was = left[c];
            for (int after : positions.of(c).fewer(was)) {
                left[c] = after;
                third[at + c] = Math.max(third[at + c], stop(left));
            }
            left[c] = was;
        }
        boolean room = positions.portions(left) > 0;
        third[at + FOODS] = room ? RollValues.one(third, at, lost) : NONE; // 3.7
        return at;
    }

    /** A position's number would not do: foods that are alike are not alike to the dice. */
    private static int key(int[] left) {
        int key = 0;
        for (int food = 0; food < FOODS; food++) {
            key = key << DIGIT | left[food];
        }
        return key;
    }

    /** To place at least one of these dice, of those not yet placed; less than 0 if none fits. */
    double placeBest(int[] left, int[] rolled, int unplaced) {
        double best = NONE;
        for (int food = 0; food < FOODS; food++) {
            if (rolled[food] > 0) {
                for (int after : positions.of(food).fewer(left[food])) {
                    best = Math.max(best, place(left, rolled, unplaced, food, after));
                }
            }
        }
        return best;
    }

    /**
     * To place one die of a food.
     *
     * @param rolled by food: how many of those that lie rolled show it
     * @param unplaced how many dice are not placed yet, this one among them
     * @param after the number of what is then left of the food
     */
    public double place(int[] left, int[] rolled, int unplaced, int food, int after) {
        int was = left[food];
        left[food] = after;
        rolled[food]--;
        double best = stop(left);
        if (unplaced > 1 && positions.portions(left) > 0) { // 3.3, 3.7
            best = Math.max(best, reroll(left, unplaced - 1));
            best = Math.max(best, placeBest(left, rolled, unplaced - 1));
        }
        left[food] = was;
        rolled[food]++;
        return best;
    }
}
