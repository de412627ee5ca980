package tischlein.kernel;

/**
 * Why a move may not be played, with the number of the rule that forbids it; or without one if the
 * game itself allows it, but not at this place of the log (see {@link #outOfOrder}).
 */
public record Refusal(String rule, Phrase.Sentence why) {
    /** There is nothing against the move. */
    public static final Refusal NONE = new Refusal("", Phrase.say(""));

    /**
     * The small moves of one choice have an order of their own in a log, so that there is one way
     * to write it. That is no rule of the game.
     */
    public static Refusal outOfOrder(Phrase.Sentence why) {
        return new Refusal("", why);
    }

    public boolean allows() {
        return why.key().isEmpty();
    }

    /** Whether a rule of the game forbids the move. */
    public boolean byRule() {
        return !rule.isEmpty();
    }
}
