package tischlein.table.request;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.kernel.Phrase;

/** A table's answer to a request. */
public sealed interface Answer {
    /**
     * It has been done and stored.
     *
     * @param version of the table afterwards
     */
    record Done(int version) implements Answer {}

    /**
     * It has not been done, and nothing has changed.
     *
     * @param rule the number of the rule that forbids it, or empty
     */
    record Refused(Reason reason, String rule, Phrase.Sentence why) implements Answer {
        public static Refused because(Reason reason, Phrase.Sentence why) {
            return new Refused(reason, "", why);
        }

        /** For reasons that may pass. */
        public static Refused unavailable(Phrase.Sentence why) {
            return because(Reason.UNAVAILABLE, why);
        }

        public static Refused noTable(String table) {
            return because(Reason.MISSING, say("refused.table").text("table", table));
        }

        /** The table lives on another server now. Nothing was done, so asking again is safe. */
        public static Refused moved() {
            return unavailable(say("refused.moved"));
        }
    }

    /** Why it was refused; each has an HTTP status. */
    enum Reason {
        UNSUITABLE,
        FORBIDDEN,
        MISSING,
        CONFLICT,
        UNAVAILABLE
    }

    /**
     * A document as docs/protocol.md defines it, as JSON: a table, a story, a frame, what a try
     * would do.
     */
    record Told(String json) implements Answer {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a document";
        }
    }

    /** A whole choice. */
    record Suggested(List<String> moves) implements Answer {
        public Suggested {
            moves = List.copyOf(moves);
        }

        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a suggestion";
        }
    }

    /** The token of a link. */
    record Linked(String token) implements Answer {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a link";
        }
    }

    /** Another table, which may already have existed. */
    record Elsewhere(String table) implements Answer {}

    /**
     * A yes to another game has been noted; there is no table yet, because others have not
     * answered.
     */
    record Noted() implements Answer {}

    /** A log as text. */
    record Exported(String log) implements Answer {
        /** Contains no secrets. */
        @Override
        public String toString() {
            return "a log";
        }
    }
}
