package tischlein.kernel;

import java.util.random.RandomGenerator;

/**
 * A game's own knowledge, for bots: what a position is worth, and what a sensible person would do
 * without thinking long. Bots ask about worlds they imagined, never about the table itself.
 */
public interface Advice<S> {
    /** An estimate of the payoff that a seat will have, between 0 and 1. */
    double value(S s, int seat);

    /**
     * A sensible one of the choices of a seat that owes a move. It goes by what that seat knows.
     */
    int move(S s, int seat, RandomGenerator random);

    /**
     * One of the choices of a seat that is worth a thought, although a sensible person might not
     * make it: for whoever cannot think about all of them. By default it is a sensible one.
     */
    default int idea(S s, int seat, RandomGenerator random) {
        return move(s, seat, random);
    }

    /**
     * Whether its move here has weighed all that chance can do, so that whoever tries a few of
     * those does worse. By default it has not.
     */
    default boolean thorough(S s) {
        return false;
    }

    /**
     * Whether a choice here shows only in the end what it is worth, so that whoever looks ahead
     * from it plays to the end of the game. By default it does not.
     */
    default boolean reachesFar(S s) {
        return false;
    }

    /**
     * Whether whoever looks ahead does better to ask for the value here than to play on: it is some
     * steps beyond the choice considered, and a seat is to move. By default one plays to the end.
     */
    default boolean settles(S s, int steps) {
        return false;
    }

    /**
     * Whether a choice of several moves is searched move by move: nothing is hidden, and midway in
     * it the value says as much as at its end. By default whole choices are compared.
     */
    default boolean movesSingly() {
        return false;
    }
}
