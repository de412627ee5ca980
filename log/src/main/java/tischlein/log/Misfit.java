package tischlein.log;

/**
 * The first line of a log that does not match what was promised.
 *
 * @param line its number in the file, from 1
 * @param expected what should be there
 * @param found what is there
 */
public record Misfit(Kind kind, int line, String expected, String found) {
    /** How a line does not match. */
    public enum Kind {
        /** A seed or a salt has the wrong number of digits. */
        LENGTH,
        /** The seed does not have the hash that is the seal. */
        SEAL,
        /** Chance's move is not the one that the seed draws. */
        DRAW,
        /** A seat's salt and moves do not have the hash that it committed to. */
        PLEDGE,
        /** A seat has no commitment although others in the same step have. */
        UNCOMMITTED,
        /**
         * A commitment is not at the beginning of a step in which several seats choose at the same
         * time.
         */
        MISPLACED,
        /** A commitment has not been opened, but play goes on or the seed is revealed. */
        UNOPENED,
        /** A commitment has not been opened, but the game is over and the log ends. */
        ENDED,
        /** There is nothing that this line could open. */
        UNFOUNDED
    }
}
