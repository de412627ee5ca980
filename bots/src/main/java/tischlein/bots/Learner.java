package tischlein.bots;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A seat in the searched step: what it may choose, what it has learned about that, and what it
 * chooses in the present round.
 */
final class Learner<S extends State<S>> {
    static final int LONGEST = 64;

    final Repertoire<S> repertoire;
    final Regret regret = new Regret();
    final int[] row = new int[LONGEST]; // the moves of its choice in this round
    int length; // how many; 0 if it follows the advice, move by move
    long open; // places of the choices that are possible or still considered, a bit set

    Learner(Game<S, ?, ?> game) {
        repertoire = new Repertoire<>(game);
    }

    void choose(int place) {
        int[] chosen = repertoire.row(place);
        System.arraycopy(chosen, 0, row, 0, chosen.length);
        length = chosen.length;
    }
}
