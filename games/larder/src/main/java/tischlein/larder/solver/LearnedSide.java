package tischlein.larder.solver;

import static tischlein.larder.solver.Positions.FOODS;

import tischlein.kernel.net.Net;
import tischlein.kernel.net.NetInputs;
import tischlein.kernel.net.NetShape;
import tischlein.kernel.net.NetThinker;

/**
 * The chances to win on a side of the board as a net has learned them: what it sees of a position,
 * and what it says. The memory it thinks with belongs to whoever asks.
 */
public final class LearnedSide implements PerfectTurn.Outcomes {
    private static final int HIDDEN = 32;

    private final Positions positions;
    private final int[] ofFood = new int[FOODS]; // its first input; foods that are alike share it
    private final int ofStep;
    private final int ofPortions;
    private final int ofExhausted;
    private final NetThinker thinker;
    private final NetInputs inputs = new NetInputs();

    public LearnedSide(Positions positions, Net net) {
        this.positions = positions;
        ofStep = numberFoods(positions, ofFood);
        ofPortions = ofStep + Chances.STEPS;
        ofExhausted = ofPortions + whole(positions) + 1;
        thinker = new NetThinker(net);
    }

    private static int numberFoods(Positions positions, int[] first) {
        int next = 0;
        for (int g = 0; g < positions.groups(); g++) {
            int count = 0;
            for (int food = 0; food < FOODS; food++) {
                if (positions.group(food) == g) {
                    first[food] = next;
                    count = positions.of(food).count();
                }
            }
            next += count;
        }
        return next;
    }

    /** How many portions there are at first. */
    private static int whole(Positions positions) {
        return positions.portions(positions.whole());
    }

    /** The shape of a net for a side with these positions. */
    public static NetShape shape(Positions positions) {
        int foods = numberFoods(positions, new int[FOODS]);
        int exhausted = (FOODS + 1) * Chances.STEPS;
        int inputs = foods + Chances.STEPS + whole(positions) + 1 + exhausted;
        return NetShape.flat(inputs, HIDDEN, 1);
    }

    /** What a net sees of a position before a step of the cat. */
    NetInputs inputs(int[] left, int step) {
        inputs.clear().head(NetInputs.NONE);
        int exhausted = 0;
        for (int food = 0; food < FOODS; food++) {
            inputs.add(ofFood[food] + left[food]);
            exhausted += positions.of(food).portions(left[food]) == 0 ? 1 : 0;
        }
        inputs.add(ofStep + step);
        inputs.add(ofPortions + positions.portions(left));
        inputs.add(ofExhausted + exhausted * Chances.STEPS + step);
        return inputs;
    }

    @Override
    public double chance(int position, int[] left, int step) {
        return thinker.evaluate(inputs(left, step))[0];
    }
}
