package tischlein.kernel;

/**
 * Somebody asked for what there is not: a seat count, an option, a value. The sentence says what to
 * do.
 */
public final class Unsuitable extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private final transient Phrase.Sentence sentence;

    public Unsuitable(Phrase.Sentence sentence) {
        super(sentence.toString());
        this.sentence = sentence;
    }

    public Phrase.Sentence sentence() {
        return sentence;
    }
}
