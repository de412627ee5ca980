package tischlein.table;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;

/** Thrown where a request turns out to be one that must be refused. Nothing has changed then. */
final class Refusing extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Answer.Refused answer;

    Refusing(Answer.Refused answer) {
        super(answer.why().key(), null, false, false);
        this.answer = answer;
    }

    static Refusing because(Answer.Reason reason, Phrase.Sentence why) {
        return new Refusing(Answer.Refused.because(reason, why));
    }

    static Refusing unsuitable(Phrase.Sentence why) {
        return because(Answer.Reason.UNSUITABLE, why);
    }

    static Refusing conflict(Phrase.Sentence why) {
        return because(Answer.Reason.CONFLICT, why);
    }

    /** The table has changed in the meantime. */
    static Refusing stale() {
        return conflict(say("refused.stale"));
    }

    /** The rules of the game do not allow it. */
    static Refusing against(Refusal refusal) {
        return new Refusing(
                new Answer.Refused(Answer.Reason.UNSUITABLE, refusal.rule(), refusal.why()));
    }

    static void unless(boolean right, Answer.Reason reason, Phrase.Sentence why) {
        if (!right) {
            throw because(reason, why);
        }
    }

    Answer.Refused answer() {
        return answer;
    }
}
