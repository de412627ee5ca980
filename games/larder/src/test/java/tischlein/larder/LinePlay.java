package tischlein.larder;

import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;

/** Turns with the line variant, played as well as a {@link LineTurn} knows. */
final class LinePlay {
    private LinePlay() {}

    /** The squares that a turn collects, or none if it is lost. */
    static long turn(LineTurn turn, Board board, Seeded random) {
        long placed = 0;
        while (true) {
            long rolled = roll(LarderRules.DICE - Bits.size(placed), random);
            int square = best(turn, board, placed, rolled, -1);
            if (square < 0) {
                return 0; // 3.5
            }
            while (square >= 0) {
                placed |= Square.bit(square);
                if (Bits.size(placed) == LarderRules.DICE || turn.open(placed) == 0) {
                    return placed; // 3.3, 3.7
                }
                rolled = Bag.take(rolled, board.food(square));
                double otherwise = Math.max(turn.stop(placed), turn.reroll(placed));
                square = best(turn, board, placed, rolled, otherwise);
            }
            if (turn.stop(placed) >= turn.reroll(placed)) {
                return placed; // 3.4
            }
        }
    }

    private static long roll(int dice, Seeded random) {
        long rolled = Bag.EMPTY;
        for (int die = 0; die < dice; die++) {
            rolled = Bag.add(rolled, random.nextInt(Face.COUNT));
        }
        return rolled;
    }

    /** Where best to place a die, or nowhere if nothing is worth more than this. */
    private static int best(LineTurn turn, Board board, long placed, long rolled, double least) {
        int best = -1;
        double most = least;
        for (long rest = turn.open(placed); rest != 0; rest &= rest - 1) {
            int square = Bits.lowest(rest);
            if (Bag.has(rolled, board.food(square))) {
                double worth = turn.place(placed, rolled, square);
                best = worth > most ? square : best;
                most = Math.max(most, worth);
            }
        }
        return best;
    }

    static boolean completes(Board board, long tokens, long placed) {
        for (long rest = placed; rest != 0; rest &= rest - 1) {
            if ((board.provisionAround(Bits.lowest(rest)) & ~(tokens | placed)) == 0) {
                return true;
            }
        }
        return false;
    }
}
