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
}
