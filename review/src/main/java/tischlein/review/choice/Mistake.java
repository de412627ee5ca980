package tischlein.review.choice;

import java.util.Optional;

/**
 * A choice worth a second look.
 *
 * @param part the place of the part among those of the game
 * @param line of the log
 * @param played what was chosen
 * @param better what would have been better, as far as the seat could know
 * @param loss in chances to win
 * @param proved whether the loss is that of perfect play, and no estimate
 * @param worlds in how many imagined worlds both were played
 */
public record Mistake(
        int seat,
        int part,
        int line,
        ToldChoice played,
        ToldChoice better,
        Figure loss,
        boolean proved,
        int worlds,
        Optional<Reason> reason) {
    public Mistake because(Optional<Reason> found) {
        return new Mistake(seat, part, line, played, better, loss, proved, worlds, found);
    }
}
