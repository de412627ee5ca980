package tischlein.server.messages;

import tischlein.kernel.Phrase;
import tischlein.table.request.Answer;

/** Thrown when a request is refused: an HTTP status, and a sentence in all languages. */
public final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1;

    static final int UNSUITABLE = 400;
    public static final int STRANGER = 401;
    public static final int FORBIDDEN = 403;
    public static final int MISSING = 404;
    public static final int TOO_SLOW = 408;
    public static final int CONFLICT = 409;
    public static final int TOO_LONG = 413;
    public static final int MISDIRECTED = 421;
    public static final int TOO_MUCH = 429;
    public static final int FAILED = 500;
    public static final int UNAVAILABLE = 503;

    private final int status;
    private final transient Phrase.Sentence why;

    /** Without a stack trace: nothing is wrong with the program. */
    public Problem(int status, Phrase.Sentence why) {
        super(why.key(), null, false, false);
        this.status = status;
        this.why = why;
    }

    public static Problem unsuitable(Phrase.Sentence why) {
        return new Problem(UNSUITABLE, why);
    }

    public static int status(Answer.Reason reason) {
        return switch (reason) {
            case UNSUITABLE -> UNSUITABLE;
            case FORBIDDEN -> FORBIDDEN;
            case MISSING -> MISSING;
            case CONFLICT -> CONFLICT;
            case UNAVAILABLE -> UNAVAILABLE;
        };
    }

    public int status() {
        return status;
    }

    public Phrase.Sentence why() {
        return why;
    }
}
