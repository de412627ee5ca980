package tischlein.log;

/**
 * The first line of a log that does not fit what was promised.
 *
 * @param line its number in the file, from 1
 * @param expected what should be there
 * @param found what is there
 */
public record Misfit(Kind kind, int line, String expected, String found) {
    /** In which way a line does not fit. */
    public enum Kind {
        /** A seed or a salt has another number of digits. */
        LENGTH,
        /** The seed has another hash than the seal. */
        SEAL,
        /** Chance's move is another than the seed draws. */
        DRAW,
        /** A seat's salt and moves have another hash than it was committed to. */
        PLEDGE,
        /** A seat has no commitment, and others who choose at the same time have. */
        UNCOMMITTED,
        /** A commitment stands where no choice begins that several seats make at the same time. */
        MISPLACED,
        /** Play goes on, or the seed is told, and a commitment has not been opened. */
        UNOPENED,
        /** The game is over, the log ends, and a commitment has not been opened. */
        ENDED,
        /** There is nothing that this line could open. */
        UNFOUNDED
    }
}
