package tischlein.testkit.play;

/** How much of everything the tests do: all such numbers are here. */
public final class Counts {
    /** Random games on which all laws are checked, per seat count and options, at least. */
    public static final int LAW_GAMES = 3;

    /** Moments at which all laws are checked, per game: every step, if there are not more. */
    public static final int LAW_MOMENTS = 20_000;

    /** Random games per game, seat count and edition that must keep the promises. */
    public static final int PROMISE_GAMES = 10_000;

    /** Random games in which a planted fault must be found, per seat count and options. */
    public static final int MUTANT_GAMES = 3;

    /** Random games of a toy in which each of its faults must break a law. */
    public static final int TOY_GAMES = 30;

    /** Games in which a game's advice must do well. */
    public static final int ADVICE_GAMES = 200;

    /** Cases drawn by lot in which rules must do what a slow and simple oracle does. */
    public static final int ORACLE_CASES = 3_000;

    /** Random games in one line of a fingerprints file. */
    public static final int FINGERPRINT_GAMES = 100;

    /** Random games that must speak every text of a game, per seat count and options. */
    public static final int TEXT_GAMES = 10;

    /** Damaged logs that must be refused with a clear word or played, in each language. */
    public static final int DAMAGED_LOGS = 2_000;

    /** A game with more moves than these is one that does not end. */
    public static final int MOST_MOVES = 50_000;

    /** A choice of more moves than these is one that does not end. */
    public static final int LONGEST_CHOICE = 500;

    /** Worlds to be imagined before one must differ, where something is hidden. */
    public static final int IMAGINED_WORLDS = 300;

    /** One in so many moments is looked at more closely than the others. */
    public static final int SAMPLE = 20;

    /**
     * Pairs of worlds that look the same where frames are written, per game that hides something.
     */
    public static final int PAIRS = 2_000;

    /** Pairs of worlds that look the same on a raw socket, per game that hides something. */
    public static final int PAIRS_AT_THE_WIRE = 17;

    /** So many outcomes of a draw can be enumerated. */
    public static final int MOST_OUTCOMES = 100_000;

    /** What all random games of the laws are seeded with. */
    public static final int SEED = 20_020_413;

    private Counts() {}
}
