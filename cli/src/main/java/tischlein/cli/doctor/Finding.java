package tischlein.cli.doctor;

import java.util.Optional;
import tischlein.kernel.Phrase.Sentence;

/**
 * One thing that was looked at.
 *
 * @param remedy what to do about it, if anything
 */
public record Finding(Kind kind, Sentence what, Optional<Sentence> remedy) {
    /** How bad it is. */
    public enum Kind {
        FINE,
        DOUBTFUL,
        WRONG
    }

    static Finding fine(Sentence what) {
        return new Finding(Kind.FINE, what, Optional.empty());
    }

    static Finding doubtful(Sentence what, Sentence remedy) {
        return new Finding(Kind.DOUBTFUL, what, Optional.of(remedy));
    }

    static Finding wrong(Sentence what, Sentence remedy) {
        return new Finding(Kind.WRONG, what, Optional.of(remedy));
    }
}
