package tischlein.bots;

import tischlein.kernel.Advice;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/** The remaining moves of a choice that has begun. */
final class RestOfChoice {
    private RestOfChoice() {}

    /** Whether a seat owes further moves before this advice can value its choice. */
    static <S extends State<S>> boolean owed(Game<S, ?, ?> game, Advice<S> advice, S s, int seat) {
        return game.midway(s, seat) && !advice.movesSingly();
    }
}
