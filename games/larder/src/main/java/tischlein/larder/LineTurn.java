package tischlein.larder;

import static tischlein.larder.solver.Positions.FOODS;

import java.util.Arrays;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.larder.solver.RollValues;

/**
 * A turn with the line variant (6), played perfectly as far as the end of the turn: what each thing
 * that can be done is worth, over all that the dice may show, if somebody can say what follows.
 */
final class LineTurn {
    private static final double NONE = -1; // no die fits

    private final Board board;
    private final Leaf leaf;
    private final RollValues dice = new RollValues();
    private final double[] third = new double[FOODS];
    private long tokens;
    private int steps;
    private double lost;

    /** The chance to win between two turns. */
    @FunctionalInterface
    interface Leaf {
        double chance(long tokens, int steps);
    }

    LineTurn(Board board, Leaf leaf) {
        this.board = board;
        this.leaf = leaf;
    }

    /** Before the first roll of a turn, when these squares have tokens. */
    LineTurn begin(long covered, int taken) {
        tokens = covered;
        steps = taken;
        lost = leaf.chance(tokens, steps + 1); // 3.5
        return this;
    }

    /** To collect with dice on these squares. */
    double stop(long placed) {
        return leaf.chance(tokens | placed, completes(placed) ? steps : steps + 1); // 4.2, 4.3
    }

    private boolean completes(long placed) {
        for (long rest = placed; rest != 0; rest &= rest - 1) {
            if ((board.provisionAround(Bits.lowest(rest)) & ~(tokens | placed)) == 0) {
                return true;
            }
        }
        return false;
    }

    long open(long placed) {
        return Square.ALL & ~(tokens | placed) & LarderRules.inLine(placed); // 3.2, 6.1
    }

    /** To roll all the dice that are not on these squares. */
    double reroll(long placed) {
        return switch (Bits.size(placed)) {
            case 0 -> rerollThree();
            case 1 -> rerollTwo(placed);
            default -> rerollOne(placed);
        };
    }

    private double rerollThree() {
        dice.clear();
        for (long rest = open(0); rest != 0; rest &= rest - 1) {
            int a = Bits.lowest(rest);
            gatherRest(Square.bit(a));
            double failed = open(Square.bit(a)) == 0 ? NONE : lost; // 3.7: no reroll
            dice.gather(board.food(a), stop(Square.bit(a)), failed);
        }
        return dice.three(lost);
    }

    private double rerollTwo(long placed) {
        gatherRest(placed);
        return dice.rest(lost);
    }

    /** All that can follow one die. */
    private void gatherRest(long placed) {
        dice.clearRest();
        for (long rest = open(placed); rest != 0; rest &= rest - 1) {
            int b = Bits.lowest(rest);
            long two = placed | Square.bit(b);
            double again = rerollOne(two); // and looks at all thirds
            dice.gatherRest(board.food(b), Math.max(stop(two), again), third, 0);
        }
    }

    private double rerollOne(long placed) {
        Arrays.fill(third, NONE);
        long squares = open(placed);
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int c = Bits.lowest(rest);
            int food = board.food(c);
            third[food] = Math.max(third[food], stop(placed | Square.bit(c)));
        }
        return squares == 0 ? NONE : RollValues.one(third, 0, lost); // 3.7
    }

    /** To stop, place more of the dice that lie rolled, or reroll, whichever is best. */
    double decided(long placed, long rolled) {
        return Math.max(Math.max(stop(placed), reroll(placed)), placedBest(placed, rolled));
    }

    /** To place one of the dice that lie rolled; less than 0 if none fits. */
    double placedBest(long placed, long rolled) {
        double best = NONE;
        for (long rest = open(placed); rest != 0; rest &= rest - 1) {
            int square = Bits.lowest(rest);
            if (Bag.has(rolled, board.food(square))) {
                best = Math.max(best, place(placed, rolled, square));
            }
        }
        return best;
    }

    double place(long placed, long rolled, int square) {
        long after = placed | Square.bit(square);
        boolean collected = Bits.size(after) == LarderRules.DICE || open(after) == 0; // 3.3, 3.7
        return collected ? stop(after) : decided(after, Bag.take(rolled, board.food(square)));
    }
}
