package tischlein.kernel;

/**
 * Hears what happens at a table as it happens, for the commentary, the animation and the screen
 * reader. A search listens to nothing.
 */
@FunctionalInterface
public interface News {
    News UNHEARD = (what, seat, value) -> {};

    /**
     * @param seat whom it concerns, or {@link Game#NOBODY}
     * @param value a number, a bag or a bit set: what it means depends on what happened
     */
    void tell(Happening what, int seat, long value);

    /** A kind of thing that can happen, an enum constant of the game. */
    interface Happening {
        String name();

        /**
         * The number of the rule that makes it happen, as docs/rules has it; where several can,
         * their numbers in order, as in {@code 5.2, 7.2}.
         */
        String rule();

        /** How much weight its telling has, whoever it is told to. */
        Beat beat();

        /** The sentence for one that may never have happened, as onlookers would hear it. */
        Phrase.Sentence example();

        /**
         * The sentence for it.
         *
         * @param privy whether it is told to the seat concerned; whoever else hears it must not
         *     learn from the sentence what only that seat may know
         */
        Phrase.Sentence told(int seat, long value, boolean privy);
    }
}
