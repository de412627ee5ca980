package tischlein.review;

import java.util.Optional;
import tischlein.kernel.Phrase;

/**
 * A large swing.
 *
 * @param line of the log that it begins with
 * @param chance whether it was chance that moved
 * @param seat whose chances changed most
 * @param from its chance to win before
 * @param to and after
 * @param what happened, as the game tells it
 */
public record TurningPoint(
        int line,
        boolean chance,
        int seat,
        double from,
        double to,
        Optional<Phrase.Sentence> what) {}
