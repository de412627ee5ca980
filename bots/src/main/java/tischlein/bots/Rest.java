package tischlein.bots;

import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/** The moves that belong to a choice which has begun, where whole choices are compared. */
final class Rest {
    private Rest() {}

    /** Whether a seat owes further moves before anybody can say what its choice is worth. */
    static <S extends State<S>> boolean owed(Game<S, ?, ?> game, S s, int seat) {
        return Bits.has(game.midway(s) & game.waiting(s), seat) && !game.advice().movesSingly();
    }
}
