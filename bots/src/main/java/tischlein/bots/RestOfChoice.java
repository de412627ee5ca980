package tischlein.bots;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** The remaining moves of a choice that has begun. */
final class RestOfChoice {
    private RestOfChoice() {}

    /** Whether a seat owes further moves before its choice can be valued. */
    static <S extends State<S>> boolean owed(Game<S, ?, ?> game, S s, int seat) {
        return game.midway(s, seat) && !game.advice().movesSingly();
    }
}
