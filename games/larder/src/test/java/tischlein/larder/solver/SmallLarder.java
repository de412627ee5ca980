package tischlein.larder.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The chance to win a small game of Mmm! without lines, by trying everything: dice are rolled one
 * by one, provisions are told apart, and nothing is known of numbers for positions. It has nothing
 * of the program but the rule page.
 *
 * @param foods the food of each provision, 0 to 4
 */
record SmallLarder(List<Integer> foods, Map<String, Double> known) {
    private static final int LAST_STEP = 11;

    SmallLarder(List<Integer> foods) {
        this(foods, new HashMap<>());
    }

    /** Before a turn, with so many portions left of each provision. */
    double chance(List<Integer> left, int steps) {
        if (left.stream().allMatch(n -> n == 0)) {
            return 1;
        }
        if (steps == LAST_STEP) {
            return 0;
        }
        var key = left + " " + steps;
        var value = known.get(key);
        if (value == null) {
            value = rolled(left, left, List.of(), 3, steps);
            known.put(key, value);
        }
        return value;
    }

    /** The mean over six faces for each die that is still to be rolled. */
    private double rolled(
            List<Integer> before, List<Integer> left, List<Integer> dice, int dieCount, int steps) {
        if (dice.size() == dieCount) {
            var fitting = placings(left, dice);
            return fitting.isEmpty()
                    ? chance(before, steps + 1)
                    : placed(before, left, dice, steps, false);
        }
        double sum = 0;
        for (int face = 0; face < 6; face++) {
            var more = new ArrayList<>(dice);
            more.add(face);
            sum += rolled(before, left, more, dieCount, steps);
        }
        return sum / 6;
    }

    private List<Integer> placings(List<Integer> left, List<Integer> dice) {
        var fitting = new ArrayList<Integer>();
        for (int provision = 0; provision < left.size(); provision++) {
            if (left.get(provision) > 0 && dice.contains(foods.get(provision))) {
                fitting.add(provision);
            }
        }
        return fitting;
    }

    private double placed(
            List<Integer> before,
            List<Integer> left,
            List<Integer> dice,
            int steps,
            boolean mayStop) {
        double best = 0;
        if (mayStop) {
            best = collected(before, left, steps);
            if (!dice.isEmpty() && left.stream().anyMatch(n -> n > 0)) {
                best = Math.max(best, rerolled(before, left, dice.size(), steps));
            }
        }
        for (int provision : placings(left, dice)) {
            var less = new ArrayList<>(left);
            less.set(provision, left.get(provision) - 1);
            var rest = new ArrayList<>(dice);
            rest.remove(/* element */ foods.get(provision));
            best = Math.max(best, placed(before, less, rest, steps, true));
        }
        return best;
    }

    private double rerolled(List<Integer> before, List<Integer> left, int dieCount, int steps) {
        var key = before + " " + left + " " + dieCount + " " + steps;
        var value = known.get(key);
        if (value == null) {
            value = rolled(before, left, List.of(), dieCount, steps);
            known.put(key, value);
        }
        return value;
    }

    private double collected(List<Integer> before, List<Integer> left, int steps) {
        boolean complete = false;
        for (int provision = 0; provision < left.size(); provision++) {
            complete |= before.get(provision) > 0 && left.get(provision) == 0;
        }
        return chance(left, complete ? steps : steps + 1);
    }
}
