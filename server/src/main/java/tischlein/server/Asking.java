package tischlein.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Listener;
import tischlein.table.Request;
import tischlein.table.Wire;

/** Turns messages of a client into requests to a table, and its answers into messages. */
final class Asking {
    private Asking() {}

    static Request of(Message.AtTable message, Guest by, Listener listener) {
        return switch (message) {
            case Message.Hello(_, _, var seats, var version) ->
                    new Request.Watch(by, listener, seats, version);
            case Message.Bye _ -> leave(by, listener);
            case Message.Choose(var id, _, int seat, int version, var moves) ->
                    new Request.Choose(by, seat, id, version, moves);
            case Message.Try(_, _, int seat, int version, var moves) ->
                    new Request.Try(by, seat, version, moves);
            case Message.Suggest(_, _, int seat, int version, var moves) ->
                    new Request.Suggest(by, seat, version, moves);
            case Message.Chat(_, _, int seat, var text) -> new Request.Say(by, seat, text);
            case Message.Emote(_, _, int seat, var emote) -> new Request.Emote(by, seat, emote);
            case Message.Opine(_, _, int seat, int version, var move) ->
                    new Request.Opine(by, seat, version, move);
            case Message.Draft(_, _, int seat, int version, var moves) ->
                    new Request.Draft(by, seat, version, moves);
            case Message.Vote(_, _, int seat, int absent, boolean bot) ->
                    new Request.Vote(by, seat, absent, bot);
            case Message.Seen(_, _, int seat, int version) -> new Request.Seen(by, seat, version);
        };
    }

    static Request leave(Guest by, Listener listener) {
        return new Request.Unwatch(by, listener);
    }

    /** What is said to a command that was not refused; a hello has its table and frames already. */
    static Optional<String> reply(Message.AtTable command, Answer answer) {
        return switch (answer) {
            case Answer.Done(int version) ->
                    switch (command) {
                        case Message.Hello _, Message.Bye _, Message.Draft _, Message.Seen _ ->
                                Optional.empty();
                        case Message.Choose _,
                                Message.Try _,
                                Message.Suggest _,
                                Message.Chat _,
                                Message.Emote _,
                                Message.Opine _,
                                Message.Vote _ ->
                                Optional.of(done(command, version));
                    };
            case Answer.Told(String json) -> Optional.of(tried(command, json));
            case Answer.Suggested(var moves) -> {
                var suggested = begin("suggested", command);
                suggested.put("moves", moves);
                yield Optional.of(Wire.write(suggested));
            }
            case Answer.Refused _,
                    Answer.Linked _,
                    Answer.Elsewhere _,
                    Answer.Noted _,
                    Answer.Exported _ ->
                    Optional.empty();
        };
    }

    private static Map<String, Object> begin(String is, Message.AtTable command) {
        var message = new LinkedHashMap<String, Object>();
        message.put("is", is);
        message.put("id", command.id());
        return message;
    }

    static String refused(Message.AtTable command, Map<String, Object> error) {
        var refused = begin("refused", command);
        refused.put("error", error);
        return Wire.write(refused);
    }

    /**
     * @param where the table that it is said of; nothing if the whole socket ends
     */
    static String bye(Map<String, Object> where, Map<String, Object> error) {
        var bye = new LinkedHashMap<String, Object>();
        bye.put("is", "bye");
        bye.putAll(where);
        bye.put("error", error);
        return Wire.write(bye);
    }

    private static String done(Message.AtTable command, int version) {
        var done = begin("done", command);
        done.put("table", command.table());
        done.put("version", version);
        return Wire.write(done);
    }

    /** The document, with what every message begins with before its own fields. */
    private static String tried(Message.AtTable command, String document) {
        var head = Wire.write(begin("tried", command));
        return head.substring(0, head.length() - 1) + "," + document.substring(1);
    }
}
