package tischlein.table.request;

import static tischlein.kernel.Phrase.say;

import tischlein.kernel.Phrase;
import tischlein.kernel.Refusal;

/** Thrown when a request has to be refused. Nothing has changed then. */
public final class RequestRefused extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Answer.Refused answer;

    RequestRefused(Answer.Refused answer) {
        super(answer.why().key(), null, false, false);
        this.answer = answer;
    }

    public static RequestRefused because(Answer.Reason reason, Phrase.Sentence why) {
        return new RequestRefused(Answer.Refused.because(reason, why));
    }

    public static RequestRefused unsuitable(Phrase.Sentence why) {
        return because(Answer.Reason.UNSUITABLE, why);
    }

    public static RequestRefused conflict(Phrase.Sentence why) {
        return because(Answer.Reason.CONFLICT, why);
    }

    /** The table has changed in the meantime. */
    public static RequestRefused stale() {
        return conflict(say("refused.stale"));
    }

    /** The rules of the game do not allow it. */
    public static RequestRefused against(Refusal refusal) {
        return new RequestRefused(
                new Answer.Refused(Answer.Reason.UNSUITABLE, refusal.rule(), refusal.why()));
    }

    public static void unless(boolean right, Answer.Reason reason, Phrase.Sentence why) {
        if (!right) {
            throw because(reason, why);
        }
    }

    public static void conflictUnless(boolean right, Phrase.Sentence why) {
        unless(right, Answer.Reason.CONFLICT, why);
    }

    public static void unsuitableUnless(boolean right, Phrase.Sentence why) {
        unless(right, Answer.Reason.UNSUITABLE, why);
    }

    public Answer.Refused answer() {
        return answer;
    }
}
