package tischlein.larder;

import static tischlein.kernel.Game.NOBODY;

import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.News;
import tischlein.larder.LarderState.Phase;

/**
 * The rules of Mmm!, in the order of docs/rules/larder.md; a number in a comment, such as 3.2, is a
 * rule's number there. Each method does one step and all that follows from it, up to the next
 * choice or roll.
 */
final class LarderRules {
    static final int DICE = 3; // 1.1
    static final int LAST_STEP = 11; // 1.3

    private LarderRules() {}

    // 2 Setting up

    static void begin(LarderState s, int first, News news) {
        s.roller = first; // 2.2
        news.tell(LarderNews.BEGINS, first, 0);
        pickUp(s);
    }

    // 3 A turn

    /**
     * The dice that are not placed are to be rolled: all at the start of a turn (3.1), else 3.4.
     */
    private static void pickUp(LarderState s) {
        s.dice = Bag.EMPTY;
        s.toRoll = DICE - Bits.size(s.placed);
        s.phase = Phase.ROLL;
    }

    static void roll(LarderState s, int face, News news) {
        s.dice = Bag.add(s.dice, face);
        s.toRoll--;
        if (s.toRoll == 0) {
            news.tell(LarderNews.ROLLS, s.roller, s.dice);
            if (placeable(s) == 0) {
                loseTurn(s, news); // 3.5, 6.2
            } else {
                s.phase = Phase.PLACE; // 3.2
            }
        }
    }

    /** 3.2: where one of the dice that lie rolled can be placed. */
    static long placeable(LarderState s) {
        return placeable(s, s.placed, s.dice);
    }

    static long placeable(LarderState s, long placed, long dice) {
        long squares = 0;
        for (int face = 0; face < Face.COUNT; face++) {
            squares |= Bag.has(dice, face) ? s.board.squares(face) : 0;
        }
        return squares & open(s, placed);
    }

    /** Free squares (3.2) on a possible line (6.1), whatever the dice show. */
    static long open(LarderState s, long placed) {
        long free = Square.ALL & ~(s.tokens | placed);
        return s.line ? free & inLine(placed) : free;
    }

    static void place(LarderState s, int square, News news) {
        int food = s.board.food(square);
        s.dice = Bag.take(s.dice, food);
        s.placed |= Square.bit(square); // 3.6: nothing takes it off again but 3.5
        news.tell(LarderNews.PLACES, s.roller, LarderNews.portion(food, square));
        if (Bits.size(s.placed) == DICE) {
            collect(s, news); // 3.3
        } else if (open(s, s.placed) == 0) {
            news.tell(LarderNews.NO_ROOM, s.roller, 0);
            collect(s, news); // 3.7
        } else {
            s.phase = Phase.DECIDE; // 3.4
        }
    }

    static void reroll(LarderState s, News news) {
        pickUp(s); // 3.4
        news.tell(LarderNews.REROLLS, s.roller, s.toRoll);
    }

    static void stop(LarderState s, News news) {
        news.tell(LarderNews.STOPS, s.roller, 0);
        collect(s, news); // 3.4
    }

    private static void loseTurn(LarderState s, News news) {
        news.tell(LarderNews.LOSES_TURN, s.roller, Bits.size(s.placed));
        stepOfTheCat(s, news); // 3.5
        endTurn(s, news);
    }

    // 4 Collecting

    private static void collect(LarderState s, News news) {
        s.tokens |= s.placed; // 4.1
        news.tell(LarderNews.COLLECTS, s.roller, Bits.size(s.placed));
        boolean complete = complete(s, news);
        if (won(s)) {
            news.tell(LarderNews.WON, NOBODY, LAST_STEP - s.steps); // 5.1
        } else if (complete) {
            news.tell(LarderNews.CAT_STAYS, NOBODY, 0); // 4.2
        } else {
            stepOfTheCat(s, news); // 4.3
        }
        endTurn(s, news);
    }

    /** Whether the last square of a provision, or of several, was covered in this turn (4.2). */
    private static boolean complete(LarderState s, News news) {
        boolean complete = false;
        for (long rest = s.placed; rest != 0; ) {
            int square = Bits.lowest(rest);
            long provision = s.board.provisionAround(square);
            if ((provision & ~s.tokens) == 0) {
                complete = true;
                news.tell(
                        LarderNews.COMPLETES,
                        NOBODY,
                        LarderNews.portion(s.board.food(square), square));
            }
            rest &= ~provision;
        }
        return complete;
    }

    private static void endTurn(LarderState s, News news) {
        s.placed = 0;
        s.dice = Bag.EMPTY;
        if (won(s) || lost(s)) {
            s.phase = Phase.OVER;
            return;
        }
        if (s.seats > 1) {
            s.roller = s.roller + 1 == s.seats ? 0 : s.roller + 1; // 4.4
            news.tell(LarderNews.DICE_PASS, s.roller, 0);
        }
        pickUp(s);
    }

    // 5 End

    private static void stepOfTheCat(LarderState s, News news) {
        s.steps++;
        if (lost(s)) {
            news.tell(LarderNews.LOST, NOBODY, left(s)); // 5.2
        } else {
            news.tell(LarderNews.CAT_STEPS, NOBODY, LAST_STEP - s.steps);
        }
    }

    /** 5.1 */
    static boolean won(LarderState s) {
        return s.tokens == Square.ALL;
    }

    /** 5.2 */
    static boolean lost(LarderState s) {
        return s.steps == LAST_STEP;
    }

    /** Squares without a token. */
    static int left(LarderState s) {
        return Square.COUNT - Bits.size(s.tokens);
    }

    /**
     * The lower end of the range that the rating goes by: steps to go (5.3) or squares left (5.4).
     */
    static int range(int count) {
        return count >= 6 ? 6 : count >= 4 ? 4 : count >= 2 ? 2 : 1;
    }

    // 6 Line variant

    /**
     * 6.1: the squares in line with all of these. That is any square for none, a row and a column
     * for one, and for more the row or the column they have in common.
     */
    static long inLine(long placed) {
        long inLine = Square.ALL;
        for (long rest = placed; rest != 0; rest &= rest - 1) {
            inLine &= Square.rowAndColumn(Bits.lowest(rest));
        }
        return inLine;
    }
}
