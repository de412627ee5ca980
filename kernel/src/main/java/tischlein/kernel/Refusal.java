package tischlein.kernel;

/** Why a move may not be played, with the number of the rule that forbids it. */
public record Refusal(String rule, Phrase.Sentence why) {
    /** There is nothing against the move. */
    public static final Refusal NONE = new Refusal("", Phrase.say(""));

    public boolean allows() {
        return rule.isEmpty();
    }
}
