package tischlein.larder;

import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;

/**
 * All there is on the table in Mmm!. Data only, and closed to other packages: what it does is in
 * {@link LarderRules}. Nothing is hidden.
 */
public final class LarderState implements State<LarderState> {
    /** What the table is waiting for. */
    public enum Phase {
        LOT,
        ROLL,
        PLACE,
        DECIDE,
        OVER
    }

    final int seats;
    final Board board; // 2.1: the side
    final boolean line; // 2.1: whether rule 6 holds
    Phase phase = Phase.LOT;
    int roller = Game.NOBODY; // who has the dice
    int steps; // that the cat has taken

    // Sets of squares
    long tokens;
    long placed; // squares with a die of this turn

    // Dice that are not placed
    long dice =
            Bag.EMPTY; // those that lie rolled, a Bag of faces: it does not matter which is which
    int toRoll;

    LarderState(Options options) {
        this(options.seats(), Board.of(options.value("side")), options.is("line", "on"));
    }

    LarderState(int seats, Board board, boolean line) {
        this.seats = seats;
        this.board = board;
        this.line = line;
    }

    @Override
    public LarderState copy() {
        var copy = new LarderState(seats, board, line);
        copy.become(this);
        return copy;
    }

    @Override
    public void become(LarderState other) {
        phase = other.phase;
        roller = other.roller;
        steps = other.steps;
        tokens = other.tokens;
        placed = other.placed;
        dice = other.dice;
        toRoll = other.toRoll;
    }
}
