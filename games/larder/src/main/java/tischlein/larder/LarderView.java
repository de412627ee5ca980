package tischlein.larder;

import java.util.List;
import java.util.stream.IntStream;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.larder.LarderState.Phase;

/**
 * What one seat knows: everything, as nothing is hidden in this game.
 *
 * @param side which side of the board is up
 * @param portions all squares, row by row
 * @param dice those that lie rolled and are not placed
 * @param toRoll how many dice are still to be rolled
 * @param steps that the cat has taken
 * @param roller who has the dice
 */
public record LarderView(
        int viewer,
        int seats,
        Board side,
        boolean line,
        Phase phase,
        List<Portion> portions,
        List<Face> dice,
        int toRoll,
        int steps,
        int roller) {

    /** What lies on a square. */
    public enum Cover {
        NOTHING,
        DIE,
        TOKEN
    }

    /**
     * A square and what is there.
     *
     * @param square its name
     * @param provision a number that the portions of one provision have in common
     */
    public record Portion(String square, Face food, int provision, Cover cover) {}

    static LarderView of(LarderState s, int viewer) {
        return new LarderView(
                viewer,
                s.seats,
                s.board,
                s.line,
                s.phase,
                IntStream.range(0, Square.COUNT).mapToObj(square -> portion(s, square)).toList(),
                Bag.list(s.dice).stream().map(face -> Face.values()[face]).toList(),
                s.toRoll,
                s.steps,
                s.roller);
    }

    private static Portion portion(LarderState s, int square) {
        return new Portion(
                Square.numbered(square).word(),
                Face.values()[s.board.food(square)],
                s.board.provisionNumber(square),
                Bits.has(s.tokens, square)
                        ? Cover.TOKEN
                        : Bits.has(s.placed, square) ? Cover.DIE : Cover.NOTHING);
    }

    /** There is only one state that looks like this. */
    LarderState state() {
        var s = new LarderState(seats, side, line);
        s.phase = phase;
        s.tokens = covered(Cover.TOKEN);
        s.placed = covered(Cover.DIE);
        s.dice = Bag.of(dice.stream().map(Face::ordinal).toList());
        s.toRoll = toRoll;
        s.steps = steps;
        s.roller = roller;
        return s;
    }

    private long covered(Cover cover) {
        return IntStream.range(0, Square.COUNT)
                .filter(square -> portions.get(square).cover() == cover)
                .mapToLong(Square::bit)
                .reduce(0, (a, b) -> a | b);
    }
}
