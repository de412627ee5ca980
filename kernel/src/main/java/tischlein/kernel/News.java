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

    /** Something that can happen, an enum constant of the game. */
    interface Happening {
        String name();

        Kind kind();

        /** The rules that make it happen. */
        default String rule() {
            return kind().rule();
        }

        /** How much weight its telling has, whoever it is told to. */
        default Beat beat() {
            return kind().beat();
        }

        /** The sentence for one that may never have happened, as onlookers would hear it. */
        default Phrase.Sentence example() {
            return told(0, kind().example(), false);
        }

        /**
         * The sentence for it.
         *
         * @param privy whether it is told to the seat concerned
         */
        default Phrase.Sentence told(int seat, long value, boolean privy) {
            return kind().teller().of(seat, value, privy);
        }
    }

    /**
     * A kind of news.
     *
     * @param rule the number of the rule that makes it happen, as docs/rules has it; where several
     *     can, their numbers in order, as in {@code 5.2, 7.2}
     * @param beat how much weight its telling has, whoever it is told to
     * @param example a value that it could be told with
     */
    record Kind(String rule, Beat beat, long example, Teller teller) {
        /**
         * One that can be told with 1: as a card, a number or a set that makes sense for nearly
         * all.
         */
        public Kind(String rule, Beat beat, Teller teller) {
            this(rule, beat, 1, teller);
        }
    }

    /** The words for a kind of news. */
    @FunctionalInterface
    interface Teller {
        /**
         * @param privy whether it is told to the seat concerned; whoever else hears it must not
         *     learn from the sentence what only that seat may know
         */
        Phrase.Sentence of(int seat, long value, boolean privy);
    }
}
