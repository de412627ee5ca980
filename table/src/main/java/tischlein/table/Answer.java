package tischlein.table;

import java.util.List;
import tischlein.kernel.Phrase;

/** What a table says to somebody who wants something of it. */
public sealed interface Answer {
    /**
     * It is done and kept.
     *
     * @param version of the table afterwards
     */
    record Done(int version) implements Answer {}

    /**
     * It is not done, and nothing has changed.
     *
     * @param rule the number of the rule that is against it, or nothing
     */
    record Refused(Reason reason, String rule, Phrase.Sentence why) implements Answer {
        static Refused because(Reason reason, Phrase.Sentence why) {
            return new Refused(reason, "", why);
        }
    }

    /** What kind of no it is; HTTP has a number for each. */
    enum Reason {
        UNSUITABLE,
        FORBIDDEN,
        MISSING,
        CONFLICT,
        UNAVAILABLE
    }

    /**
     * A document by docs/protocol.md, written out as JSON: a table, a story, a frame, what a try
     * would do.
     */
    record Told(String json) implements Answer {
        /** Says nothing of what is secret. */
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

        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a suggestion";
        }
    }

    /** The token of a link. */
    record Linked(String token) implements Answer {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a link";
        }
    }

    /** Another table, new or not. */
    record Elsewhere(String table) implements Answer {}

    /** A yes to another game is noted; there is no table yet, for others have still to say so. */
    record Noted() implements Answer {}

    /** A log as text. */
    record Exported(String log) implements Answer {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a log";
        }
    }
}
