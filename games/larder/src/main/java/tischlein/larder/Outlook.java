package tischlein.larder;

import tischlein.kernel.Bits;

/**
 * The chance to win, seen between two turns. What weighs how much was learnt from some fifty
 * thousand games that this advice played by itself, begun at all sorts of positions, for each side
 * of the board with and without the line variant: a logistic regression of the outcome on what lay
 * there.
 */
final class Outlook {
    // In turn: always, step, base, exhausted, last, apart, provision, food.
    private static final Outlook[] OUTLOOKS = {
        new Outlook( // side one, line off
                -17.027,
                1.784,
                43.525,
                -0.125,
                1.071,
                0,
                new double[] {0, 1.517, 3.125, 4.272, 5.444, 0},
                new double[] {-3.100, -2.046, -0.608, -0.608}),
        new Outlook( // side one, line on
                -11.426,
                2.400,
                24.677,
                -0.105,
                0.454,
                -0.164,
                new double[] {0, 1.605, 2.066, 2.048, 1.915, 0},
                new double[] {-1.410, -0.865, -0.278, -0.278}),
        new Outlook( // side two, line off
                -16.992,
                1.989,
                43.740,
                -0.126,
                1.206,
                0,
                new double[] {0, 1.356, 3.033, 4.114, 4.765, 5.613},
                new double[] {-3.194, -2.173, -0.641, -0.641}),
        new Outlook( // side two, line on
                -9.435,
                2.535,
                17.784,
                -0.164,
                0.271,
                -0.105,
                new double[] {0, 1.497, 1.433, 1.291, 0.571, 0.616},
                new double[] {-0.726, -0.495, -0.133, -0.133})
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
    private final double apart; // for each portion left, times the foods not in line with it
    private final double[] provision; // for each provision, by the portions left of it
    private final double[] food; // for each food, by the portions left of it

    private Outlook(
            double always,
            double step,
            double base,
            double exhausted,
            double last,
            double apart,
            double[] provision,
            double[] food) {
        this.always = always;
        this.step = step;
        this.base = base;
        this.exhausted = exhausted;
        this.last = last;
        this.apart = apart;
        this.provision = provision;
        this.food = food;
    }

    /**
     * The chance at the table of this state, if it had these tokens and the cat had taken so many
     * steps.
     */
    static double chance(LarderState s, long tokens, int steps) {
        if (tokens == Square.ALL) {
            return 1; // 5.1
        }
        if (steps == LarderRules.LAST_STEP) {
            return 0; // 5.2
        }
        var outlook = OUTLOOKS[2 * s.board.ordinal() + (s.line ? 1 : 0)];
        double sum = outlook.sum(s.board, s.line, Square.ALL & ~tokens);
        sum += outlook.step * (LarderRules.LAST_STEP - steps) + outlook.base;
        int left = Square.COUNT - Bits.size(tokens);
        return 1 / (1 + Math.exp(-outlook.always - sum * CERTAINTY[left]));
    }

    private double sum(Board board, boolean line, long free) {
        double sum = 0;
        int exhaustedFoods = 0;
        for (int n = 0; n < Face.CROSS.ordinal(); n++) {
            long squares = free & board.squares(n);
            sum += food(board, squares);
            exhaustedFoods += squares == 0 ? 1 : 0;
        }
        sum += exhausted * exhaustedFoods * Bits.size(free);
        return line ? sum + apart * foodsApart(board, free) : sum;
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

    /** For each free square the foods of which there is no other free square in line with it. */
    private static int foodsApart(Board board, long free) {
        int apart = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            int square = Bits.lowest(rest);
            long inLine = free & Square.rowAndColumn(square) & ~Square.bit(square);
            for (int n = 0; n < Face.CROSS.ordinal(); n++) {
                apart += (inLine & board.squares(n)) == 0 ? 1 : 0;
            }
        }
        return apart;
    }
}
