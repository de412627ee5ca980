package tischlein.server;

import tischlein.kernel.Phrase;
import tischlein.table.Answer;

/** Why a request is not answered as its sender wished, in words that all languages have. */
final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int UNSUITABLE = 400;
    static final int STRANGER = 401;
    static final int FORBIDDEN = 403;
    static final int MISSING = 404;
    static final int TOO_SLOW = 408;
    static final int CONFLICT = 409;
    static final int TOO_LONG = 413;
    static final int MISDIRECTED = 421;
    static final int TOO_MUCH = 429;
    static final int FAILED = 500;
    static final int UNAVAILABLE = 503;

    private final int status;
    private final transient Phrase.Sentence why;

    /** No stack trace: nothing is wrong with the program. */
    Problem(int status, Phrase.Sentence why) {
        super(why.key(), null, false, false);
        this.status = status;
        this.why = why;
    }

    static Problem unsuitable(Phrase.Sentence why) {
        return new Problem(UNSUITABLE, why);
    }

    static int status(Answer.Reason reason) {
        return switch (reason) {
            case UNSUITABLE -> UNSUITABLE;
            case FORBIDDEN -> FORBIDDEN;
            case MISSING -> MISSING;
            case CONFLICT -> CONFLICT;
            case UNAVAILABLE -> UNAVAILABLE;
        };
    }

    int status() {
        return status;
    }

    Phrase.Sentence why() {
        return why;
    }
}
