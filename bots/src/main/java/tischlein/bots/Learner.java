package tischlein.bots;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A seat in the step that is searched: what it may choose, what it has learned of that, and what it
 * chooses in this round.
 */
final class Learner<S extends State<S>> {
    static final int LONGEST = 64;

    final Repertoire<S> repertoire;
    final Regret regret = new Regret();
    final int[] row = new int[LONGEST]; // the moves of its choice in this round
    int length; // how many; none if it follows the advice, move by move
    long open; // the places of what it can choose in this world, or still considers

    Learner(Game<S, ?, ?> game) {
        repertoire = new Repertoire<>(game);
    }

    void choose(int place) {
        int[] chosen = repertoire.row(place);
        System.arraycopy(chosen, 0, row, 0, chosen.length);
        length = chosen.length;
    }
}
