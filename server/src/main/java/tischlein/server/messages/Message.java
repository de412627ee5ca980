package tischlein.server.messages;

import static tischlein.kernel.Phrase.say;

import java.util.List;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;

/** A client's message on its socket, as docs/protocol.md defines it. */
public sealed interface Message {
    int LONGEST_ID = 40;
    int LONGEST_TABLE = 20;
    int LONGEST_MOVE = 200;
    int LONGEST_CHAT = 140;

    /**
     * A request to a table.
     *
     * @param verb the protocol's word for it
     * @param id repeated in the answer; empty if the client expects none
     */
    record ToTable(String verb, String id, String table, Request.Live request) implements Message {}

    record Ping() implements Message {}

    /**
     * @param by the guest whose socket it is
     * @param listener receives the messages of a table that is to be watched
     * @throws Problem if it is not a message
     */
    static Message read(String json, Guest by, TableListener listener) {
        var fields = Fields.of(json);
        var verb = fields.text("do", LONGEST_ID);
        var message =
                verb.equals("ping") ? new Ping() : new Reader(fields, by, listener).toTable(verb);
        fields.end();
        return message;
    }

    /** Reads the fields of a message to a table. */
    record Reader(Fields fields, Guest by, TableListener listener) {
        ToTable toTable(String verb) {
            return switch (verb) {
                case "hello" ->
                        named(
                                verb,
                                new Request.Watch(
                                        by,
                                        listener,
                                        fields.numbers("seats"),
                                        fields.maybeNumber("version")));
                case "bye" -> unnamed(verb, new Request.Unwatch(by, listener));
                case "choose" -> {
                    var id = id();
                    var request = new Request.Choose(by, seat(), id, version(), moves());
                    yield new ToTable(verb, id, table(), request);
                }
                case "try" -> named(verb, new Request.Try(by, seat(), version(), moves()));
                case "suggest" ->
                        named(verb, new Request.Suggest(by, seat(), version(), maybeMoves()));
                case "chat" ->
                        named(verb, new Request.Say(by, seat(), text("text", 2 * LONGEST_CHAT)));
                case "emote" ->
                        named(verb, new Request.Emote(by, seat(), text("emote", LONGEST_ID)));
                case "opine" ->
                        named(
                                verb,
                                new Request.Opine(
                                        by, seat(), version(), text("move", LONGEST_MOVE)));
                case "draft" -> unnamed(verb, new Request.Draft(by, seat(), version(), moves()));
                case "vote" ->
                        named(
                                verb,
                                new Request.Vote(
                                        by, seat(), fields.number("absent"), fields.flag("bot")));
                case "seen" -> unnamed(verb, new Request.Seen(by, seat(), version()));
                default -> throw Problem.unsuitable(say("json.verb"));
            };
        }

        /** The client expects an answer. */
        private ToTable named(String verb, Request.Live request) {
            return new ToTable(verb, id(), table(), request);
        }

        /** The client expects no answer. */
        private ToTable unnamed(String verb, Request.Live request) {
            return new ToTable(verb, "", table(), request);
        }

        private String table() {
            return text("table", LONGEST_TABLE);
        }

        private String text(String name, int longest) {
            return fields.text(name, longest);
        }

        private String id() {
            return text("id", LONGEST_ID);
        }

        private int seat() {
            return fields.number("seat");
        }

        private int version() {
            return fields.number("version");
        }

        private List<String> maybeMoves() {
            return fields.maybeTexts("moves", LONGEST_MOVE).orElse(List.of());
        }

        private List<String> moves() {
            return fields.texts("moves", LONGEST_MOVE);
        }
    }
}
