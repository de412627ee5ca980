package tischlein.larder.solver;

import static tischlein.larder.solver.Positions.FOODS;

import java.util.Arrays;
import java.util.OptionalDouble;
import tischlein.kernel.Seeded;
import tischlein.kernel.net.Lessons;
import tischlein.kernel.net.Net;

/**
 * Games that a net plays by what it knows of a side: before each turn its chance is moved towards
 * what the turn is worth over all dice, by its own chances afterwards.
 */
public final class TurnLessons implements Lessons {
    private static final int DICE = 3;
    private static final int SURPRISE = 8; // one in so many games begins anywhere
    private static final double NONE = -1; // no die fits

    private final Positions positions;
    private final LearnedSide side;
    private final PerfectTurn turn;
    private final double[] aim = new double[1];
    private final int[] left = new int[FOODS];
    private final int[] rolled = new int[FOODS];
    private final int[] before = new int[FOODS]; // what was left when the turn began
    private double luck;
    private int unplaced;
    private int bestFood; // whose die is placed next, if the turn goes on
    private int bestAfter;

    public TurnLessons(Positions positions, Net net) {
        this.positions = positions;
        side = new LearnedSide(positions, net);
        turn = new PerfectTurn(positions, side);
    }

    @Override
    public OptionalDouble play(Seeded random, Pupil pupil) {
        boolean whole = random.nextInt(SURPRISE) > 0;
        if (whole) {
            double outcome = playWhole(random, pupil);
            return OptionalDouble.of(outcome - luck);
        }
        positions.read(random.nextInt(positions.count()), left);
        playOn(random.nextInt(Chances.STEPS), random, pupil);
        return OptionalDouble.empty();
    }

    /** Plays a game from the start: 1 if it was won, 0 if it was lost. */
    double playWhole(Seeded random, Pupil pupil) {
        System.arraycopy(positions.whole(), 0, left, 0, FOODS);
        return playOn(0, random, pupil);
    }

    /**
     * By how much the dice of the last game were better than dice are on average, by the net's own
     * chances: so outcomes less luck vary little, and are right on average whatever the net knows.
     */
    double luck() {
        return luck;
    }

    private double playOn(int from, Seeded random, Pupil pupil) {
        int step = from;
        luck = 0;
        while (positions.portions(left) > 0 && step < Chances.STEPS) {
            turn.begin(left, step);
            aim[0] = turn.reroll(left, DICE);
            pupil.learn(side.inputs(left, step), aim);
            step += completes(random) ? 0 : 1; // 4.2, 4.3
        }
        return step < Chances.STEPS ? 1 : 0;
    }

    /** Plays a turn, and says whether it has completed a provision. */
    private boolean completes(Seeded random) {
        System.arraycopy(left, 0, before, 0, FOODS);
        int provisions = positions.provisions(left);
        unplaced = DICE;
        boolean rolls = true;
        while (true) {
            if (rolls && !roll(random)) {
                System.arraycopy(before, 0, left, 0, FOODS); // 3.5
                return false;
            }
            left[bestFood] = bestAfter;
            rolled[bestFood]--;
            unplaced--;
            boolean room = unplaced > 0 && positions.portions(left) > 0; // 3.3, 3.7
            double again = room ? turn.reroll(left, unplaced) : NONE;
            double more = room ? bestPlace() : NONE;
            if (turn.stop(left) >= Math.max(again, more)) {
                return positions.provisions(left) < provisions;
            }
            rolls = again > more;
        }
    }

    /** Rolls all dice that are not placed, and says whether one fits. */
    private boolean roll(Seeded random) {
        luck -= turn.reroll(left, unplaced);
        Arrays.fill(rolled, 0);
        for (int die = 0; die < unplaced; die++) {
            int face = random.nextInt(FOODS + 1);
            if (face < FOODS) {
                rolled[face]++;
            }
        }
        double best = bestPlace();
        luck += best < 0 ? turn.lost() : best;
        return best >= 0;
    }

    /** Finds the best die to place, and what that is worth; less than 0 if none fits. */
    private double bestPlace() {
        double best = NONE;
        for (int food = 0; food < FOODS; food++) {
            if (rolled[food] == 0) {
                continue;
            }
            for (int after : positions.of(food).fewer(left[food])) {
                double worth = turn.place(left, rolled, unplaced, food, after);
                if (worth > best) {
                    best = worth;
                    bestFood = food;
                    bestAfter = after;
                }
            }
        }
        return best;
    }
}
