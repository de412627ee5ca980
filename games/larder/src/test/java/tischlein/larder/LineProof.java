package tischlein.larder;

import java.util.Locale;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;

/**
 * How much the {@link LineOutlook} loses in the last part of a game, a command for developers: from
 * positions that it comes to with few squares left, what perfect play would win, solved exactly for
 * every subset of them, and what it wins itself.
 *
 * <p>Arguments: a side, how many squares are left at most, how many positions, games from each.
 */
final class LineProof {
    private final Board board;
    private final LineTurn turn;
    private final Seeded random = new Seeded(99);

    private LineProof(Board board) {
        this.board = board;
        this.turn = new LineTurn(board, LineOutlook.of(board));
    }

    private record Position(long tokens, int steps) {}

    public static void main(String... arguments) {
        var proof = new LineProof(Board.of(arguments[0]));
        int left = Integer.parseInt(arguments[1]);
        int positions = Integer.parseInt(arguments[2]);
        int games = Integer.parseInt(arguments[3]);
        double perfect = 0;
        double said = 0;
        long won = 0;
        for (int n = 0; n < positions; n++) {
            var late = proof.late(left);
            perfect += proof.solved(late);
            said += LineOutlook.of(proof.board).chance(late.tokens, late.steps);
            for (int game = 0; game < games; game++) {
                won += proof.play(late, 0).tokens == Square.ALL ? 1 : 0;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%d positions with at most %d squares left: perfect %.4f, played %.4f, outlook %.4f%n",
                positions,
                left,
                perfect / positions,
                won / (double) positions / games,
                said / positions);
    }

    /** A position of a game that is not over, with so few squares left. */
    private Position late(int left) {
        while (true) {
            var late = play(new Position(0, 0), left);
            if (late.tokens != Square.ALL && late.steps < LarderRules.LAST_STEP) {
                return late;
            }
        }
    }

    /** Plays until at most so many squares are left, or the game is over. */
    private Position play(Position from, int left) {
        long tokens = from.tokens;
        int steps = from.steps;
        while (Square.COUNT - Bits.size(tokens) > left && steps < LarderRules.LAST_STEP) {
            long placed = LinePlay.turn(turn.begin(tokens, steps), board, random);
            steps += LinePlay.completes(board, tokens, placed) ? 0 : 1;
            tokens |= placed;
        }
        return new Position(tokens, steps);
    }

    /** What perfect play wins from here: from few squares to many, from late steps to early. */
    private double solved(Position late) {
        long free = Square.ALL & ~late.tokens;
        int all = 1 << Bits.size(free);
        var chances = new double[LarderRules.LAST_STEP + 1][all];
        for (var row : chances) {
            row[0] = 1;
        }
        LineTurn.Leaf known = (tokens, steps) -> chances[steps][(int) Long.compress(~tokens, free)];
        var exact = new LineTurn(board, known);
        for (int set = 1; set < all; set++) { // a subset has a smaller number
            long tokens = Square.ALL & ~Long.expand(set, free);
            for (int steps = LarderRules.LAST_STEP - 1; steps >= late.steps; steps--) {
                chances[steps][set] = exact.begin(tokens, steps).reroll(0);
            }
        }
        return chances[late.steps][all - 1];
    }
}
