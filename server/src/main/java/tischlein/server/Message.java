package tischlein.server;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.OptionalInt;

/** What a client says on its socket, by docs/protocol.md. */
sealed interface Message {
    int LONGEST_ID = 40;
    int LONGEST_TABLE = 20;
    int LONGEST_MOVE = 200;
    int LONGEST_CHAT = 140;

    /** Anything about a table. */
    sealed interface AtTable extends Message {
        String id();

        String table();
    }

    record Hello(String id, String table, List<Integer> seats, OptionalInt version)
            implements AtTable {}

    record Bye(String id, String table) implements AtTable {}

    record Choose(String id, String table, int seat, int version, List<String> moves)
            implements AtTable {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a choice";
        }
    }

    record Try(String id, String table, int seat, int version, List<String> moves)
            implements AtTable {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a try";
        }
    }

    record Suggest(String id, String table, int seat, int version, List<String> moves)
            implements AtTable {
        /** Says nothing of what is secret. */
        @Override
        public String toString() {
            return "a question";
        }
    }

    record Chat(String id, String table, int seat, String text) implements AtTable {
        /** Says nothing of what only those at the table may hear. */
        @Override
        public String toString() {
            return "something said";
        }
    }

    record Emote(String id, String table, int seat, String emote) implements AtTable {}

    record Opine(String id, String table, int seat, int version, String move) implements AtTable {}

    /** Nobody waits for an answer to it, so it has no id. */
    record Draft(String id, String table, int seat, int version, List<String> moves)
            implements AtTable {
        /** Says nothing of what only those at the table may hear. */
        @Override
        public String toString() {
            return "a draft";
        }
    }

    record Vote(String id, String table, int seat, int absent, boolean bot) implements AtTable {}

    record Seen(String id, String table, int seat, int version) implements AtTable {}

    record Ping() implements Message {}

    /**
     * @throws Problem if it is no message
     */
    static Message read(String json) {
        var fields = Fields.of(json);
        var message = read(fields.text("do", LONGEST_ID), fields);
        fields.end();
        return message;
    }

    private static Message read(String verb, Fields fields) {
        return switch (verb) {
            case "hello" ->
                    new Hello(
                            id(fields),
                            table(fields),
                            fields.numbers("seats"),
                            fields.maybeNumber("version"));
            case "bye" -> new Bye("", table(fields));
            case "choose" ->
                    new Choose(
                            id(fields),
                            table(fields),
                            seat(fields),
                            version(fields),
                            moves(fields));
            case "try" ->
                    new Try(
                            id(fields),
                            table(fields),
                            seat(fields),
                            version(fields),
                            moves(fields));
            case "suggest" ->
                    new Suggest(
                            id(fields),
                            table(fields),
                            seat(fields),
                            version(fields),
                            fields.maybeTexts("moves", LONGEST_MOVE).orElse(List.of()));
            case "chat" ->
                    new Chat(
                            id(fields),
                            table(fields),
                            seat(fields),
                            fields.text("text", 2 * LONGEST_CHAT));
            case "emote" ->
                    new Emote(
                            id(fields),
                            table(fields),
                            seat(fields),
                            fields.text("emote", LONGEST_ID));
            case "opine" ->
                    new Opine(
                            id(fields),
                            table(fields),
                            seat(fields),
                            version(fields),
                            fields.text("move", LONGEST_MOVE));
            case "draft" ->
                    new Draft("", table(fields), seat(fields), version(fields), moves(fields));
            case "vote" ->
                    new Vote(
                            id(fields),
                            table(fields),
                            seat(fields),
                            fields.number("absent"),
                            fields.flag("bot"));
            case "seen" -> new Seen("", table(fields), seat(fields), version(fields));
            case "ping" -> new Ping();
            default -> throw Problem.unsuitable(say("json.verb"));
        };
    }

    private static String id(Fields fields) {
        return fields.text("id", LONGEST_ID);
    }

    private static String table(Fields fields) {
        return fields.text("table", LONGEST_TABLE);
    }

    private static int seat(Fields fields) {
        return fields.number("seat");
    }

    private static int version(Fields fields) {
        return fields.number("version");
    }

    private static List<String> moves(Fields fields) {
        return fields.texts("moves", LONGEST_MOVE);
    }
}
