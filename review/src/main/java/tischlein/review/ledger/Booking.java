package tischlein.review.ledger;

import java.util.List;
import tischlein.review.game.Worth;

/**
 * A line of the ledger.
 *
 * @param part the place of the part among those of the game
 * @param line of the log
 * @param chance whether it was chance that moved
 * @param entries by seat
 * @param errors by seat: the variances of the entries
 */
public record Booking(
        int part,
        int line,
        boolean chance,
        Worth before,
        Worth after,
        List<Account> entries,
        List<Account> errors) {
    public Booking {
        entries = List.copyOf(entries);
        errors = List.copyOf(errors);
    }
}
