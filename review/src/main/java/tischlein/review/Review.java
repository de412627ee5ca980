package tischlein.review;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.review.choice.Mistake;
import tischlein.review.game.SupposedPlayer;
import tischlein.review.ledger.Ledger;

/**
 * A game told again, as far as it has been worked out.
 *
 * @param value the name and version of the valuation that all figures come from
 * @param proved whether all positions are valued as perfect play values them
 * @param turns the largest swings, in the order in which they happened
 * @param mistakes choices worth a second look, by seat, the dearest first
 * @param judged how many of the choices have been judged
 * @param choices how many there are to judge
 */
public record Review(
        Game<?, ?, ?> game,
        String value,
        boolean proved,
        long seed,
        Ledger ledger,
        List<TurningPoint> turns,
        List<List<Mistake>> mistakes,
        int judged,
        int choices) {
    public Review {
        turns = List.copyOf(turns);
        mistakes = List.copyOf(mistakes);
    }

    /** What sensible players are supposed to be. */
    public String policy() {
        return SupposedPlayer.VERSION;
    }

    /** A seat's choices worth a second look. */
    public List<Mistake> mistakes(int seat) {
        return mistakes.get(seat);
    }

    /** Whether nothing more will be found. */
    public boolean complete() {
        return judged == choices;
    }
}
