package tischlein.larder;

import static tischlein.larder.LarderMove.PLACE;
import static tischlein.larder.LarderMove.REROLL;
import static tischlein.larder.LarderMove.STOP;

import java.util.EnumMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.larder.LarderState.Phase;

/**
 * What a mouse of some experience thinks. Its moves are the best over all that the dice may show to
 * the end of the turn, by a {@link LearnedTurn} or, where dice must lie in line, by a {@link
 * LineTurn} and its {@link LineOutlook}. What it thinks of a position in passing is rougher: it
 * looks to the end of the turn too, and leaves the rest of the game to its {@link Outlook}.
 */
final class LarderAdvice implements Advice<LarderState> {
    private static final double IMPOSSIBLE = -1;

    private final Larder game;
    private final Map<Board, LearnedTurn> learned = new EnumMap<>(Board.class);
    private final int[] codes = new int[Game.MOST_CHOICES];

    LarderAdvice(Larder game) {
        this.game = game;
    }

    /** Everybody wins or loses together, so it is worth the same to all. */
    @Override
    public double value(LarderState s, int seat) {
        return s.line ? inLine(s) : anywhere(s);
    }

    private static double inLine(LarderState s) {
        var turn = turn(s);
        return switch (s.phase) {
            case LOT, ROLL, PLACE ->
                    s.placed == 0
                            ? LineOutlook.of(s.board).chance(s.tokens, s.steps)
                            : s.phase == Phase.ROLL
                                    ? turn.reroll(s.placed)
                                    : turn.placedBest(s.placed, s.dice);
            case DECIDE -> turn.decided(s.placed, s.dice);
            case OVER -> LarderRules.won(s) ? 1 : 0;
        };
    }

    private static LineTurn turn(LarderState s) {
        return new LineTurn(s.board, LineOutlook.of(s.board)).begin(s.tokens, s.steps);
    }

    private static double anywhere(LarderState s) {
        return switch (s.phase) {
            case LOT -> Outlook.chance(s.board, s.tokens, s.steps);
            case ROLL ->
                    s.placed == 0
                            ? Outlook.chance(s.board, s.tokens, s.steps)
                            : rerolled(s, s.placed);
            // A roll that begins a turn is luck that no choice has led to: it counts as not yet
            // rolled.
            case PLACE ->
                    s.placed == 0
                            ? Outlook.chance(s.board, s.tokens, s.steps)
                            : placedBest(s, s.placed, s.dice);
            case DECIDE -> decidedBest(s, s.placed, s.dice);
            case OVER -> LarderRules.won(s) ? 1 : 0;
        };
    }

    @Override
    public int move(LarderState s, int seat, RandomGenerator random) {
        return s.line ? moveInLine(s) : moveAnywhere(s, seat);
    }

    /** It has weighed the whole turn. */
    @Override
    public boolean thorough(LarderState s) {
        return true;
    }

    /** Dice that lie rolled tell nothing new while they are placed. */
    @Override
    public boolean movesSingly() {
        return true;
    }

    private static int moveInLine(LarderState s) {
        var turn = turn(s);
        boolean mustPlace = s.phase == Phase.PLACE;
        double best = mustPlace ? IMPOSSIBLE : turn.stop(s.placed);
        int move = STOP;
        double again = mustPlace ? IMPOSSIBLE : turn.reroll(s.placed);
        if (again > best) {
            best = again;
            move = REROLL;
        }
        for (long rest = LarderRules.placeable(s); rest != 0; rest &= rest - 1) {
            int square = Bits.lowest(rest);
            double value = turn.place(s.placed, s.dice, square);
            if (value > best) {
                best = value;
                move = PLACE + square;
            }
        }
        return move;
    }

    private int moveAnywhere(LarderState s, int seat) {
        int count = game.choices(s, seat, codes);
        return codes[LarderSolver.best(learned(s.board).values(s, codes, count), count)];
    }

    private LearnedTurn learned(Board board) {
        return learned.computeIfAbsent(board, LearnedTurn::of);
    }

    /** Where it makes a difference: portions of one provision are all alike unless lines matter. */
    private static long sensible(LarderState s, long squares) {
        long sensible = 0;
        for (long rest = squares; rest != 0; ) {
            int square = Bits.lowest(rest);
            sensible |= Square.bit(square);
            rest &= ~s.board.provisionAround(square);
        }
        return sensible;
    }

    /** What it is worth to stop, place more or reroll, whichever is best. */
    private static double decidedBest(LarderState s, long placed, long dice) {
        double best = Math.max(stopped(s, placed), rerolled(s, placed));
        return Math.max(best, placedBest(s, placed, dice));
    }

    private static double placedBest(LarderState s, long placed, long dice) {
        double best = IMPOSSIBLE;
        long squares = LarderRules.placeable(s, placed, dice);
        for (long rest = sensible(s, squares); rest != 0; rest &= rest - 1) {
            best = Math.max(best, placed(s, placed, dice, Bits.lowest(rest)));
        }
        return best;
    }

    private static double placed(LarderState s, long before, long dice, int square) {
        long placed = before | Square.bit(square);
        boolean collected =
                Bits.size(placed) == LarderRules.DICE
                        || LarderRules.open(s, placed) == 0; // 3.3, 3.7
        return collected
                ? stopped(s, placed)
                : decidedBest(s, placed, Bag.take(dice, s.board.food(square)));
    }

    private static double stopped(LarderState s, long placed) {
        long tokens = s.tokens | placed;
        return Outlook.chance(
                s.board, tokens, completes(s, placed) ? s.steps : s.steps + 1); // 4.2, 4.3
    }

    private static boolean completes(LarderState s, long placed) {
        for (long rest = placed; rest != 0; rest &= rest - 1) {
            if ((s.board.provisionAround(Bits.lowest(rest)) & ~(s.tokens | placed)) == 0) {
                return true;
            }
        }
        return false;
    }

    /** As if one die more were placed, if any fits, and the turn ended: a little too cautious. */
    private static double rerolled(LarderState s, long placed) {
        long open = LarderRules.open(s, placed);
        double sum = 0;
        int fitting = 0;
        for (int food = 0; food < Face.CROSS.ordinal(); food++) {
            long squares = open & s.board.squares(food);
            if (squares != 0) {
                sum += stoppedBest(s, placed, squares);
                fitting++;
            }
        }
        double failing = 1;
        for (int die = Bits.size(placed); die < LarderRules.DICE; die++) {
            failing *= (Face.COUNT - fitting) / (double) Face.COUNT;
        }
        double lost = failing * Outlook.chance(s.board, s.tokens, s.steps + 1); // 3.5
        return fitting == 0 ? lost : lost + (1 - failing) * sum / fitting;
    }

    private static double stoppedBest(LarderState s, long placed, long squares) {
        double best = IMPOSSIBLE;
        for (long rest = sensible(s, squares); rest != 0; rest &= rest - 1) {
            best = Math.max(best, stopped(s, placed | Square.bit(Bits.lowest(rest))));
        }
        return best;
    }
}
