package tischlein.larder;

import tischlein.kernel.Bits;

/**
 * The chance to win without the line variant, seen between two turns. What weighs how much was
 * learnt from some fifty thousand games that this advice played by itself, begun at all sorts of
 * positions, for each side of the board: a logistic regression of the outcome on what lay there.
 */
final class Outlook {
    // In turn: always, step, base, exhausted, last, provision, food.
    private static final Outlook[] OUTLOOKS = {
        new Outlook( // side one
                -17.027,
                1.784,
                43.525,
                -0.125,
                1.071,
                new double[] {0, 1.517, 3.125, 4.272, 5.444, 0},
                new double[] {-3.100, -2.046, -0.608, -0.608}),
        new Outlook( // side two
                -16.992,
                1.989,
                43.740,
                -0.126,
                1.206,
                new double[] {0, 1.356, 3.033, 4.114, 4.765, 5.613},
                new double[] {-3.194, -2.173, -0.641, -0.641})
    };

    /** The less is left, the more certain is the outcome. */
    private static final double[] CERTAINTY = new double[Square.COUNT + 1];

    static {
        for (int left = 0; left <= Square.COUNT; left++) {
            CERTAINTY[left] = 1 / Math.sqrt(left + 3);
        }
    }

    private final double always;
    private final double step; // for each step that the cat has to go
    private final double base;
    private final double exhausted; // for each portion left, times the foods that are all fetched
    private final double last; // for each food that has a provision with one portion left
    private final double[] provision; // for each provision, by the portions left of it
    private final double[] food; // for each food, by the portions left of it

    private Outlook(
            double always,
            double step,
            double base,
            double exhausted,
            double last,
            double[] provision,
            double[] food) {
        this.always = always;
        this.step = step;
        this.base = base;
        this.exhausted = exhausted;
        this.last = last;
        this.provision = provision;
        this.food = food;
    }

    /** The chance on a board that has these tokens, when the cat has taken so many steps. */
    static double chance(Board board, long tokens, int steps) {
        if (tokens == Square.ALL) {
            return 1; // 5.1
        }
        if (steps == LarderRules.LAST_STEP) {
            return 0; // 5.2
        }
        var outlook = OUTLOOKS[board.ordinal()];
        double sum = outlook.sum(board, Square.ALL & ~tokens);
        sum += outlook.step * (LarderRules.LAST_STEP - steps) + outlook.base;
        int left = Square.COUNT - Bits.size(tokens);
        return 1 / (1 + Math.exp(-outlook.always - sum * CERTAINTY[left]));
    }

    private double sum(Board board, long free) {
        double sum = 0;
        int exhaustedFoods = 0;
        for (int n = 0; n < Face.CROSS.ordinal(); n++) {
            long squares = free & board.squares(n);
            sum += food(board, squares);
            exhaustedFoods += squares == 0 ? 1 : 0;
        }
        return sum + exhausted * exhaustedFoods * Bits.size(free);
    }

    /** What the free squares of one food add. */
    private double food(Board board, long squares) {
        int left = Bits.size(squares);
        double sum = left < food.length ? food[left] : 0;
        boolean single = false;
        for (long rest = squares; rest != 0; ) {
            long portions = rest & board.provisionAround(Bits.lowest(rest));
            sum += provision[Bits.size(portions)];
            single |= Bits.size(portions) == 1;
            rest &= ~portions;
        }
        return single ? sum + last : sum;
    }
}
