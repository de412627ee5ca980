package tischlein.server.live;

import java.util.Map;
import java.util.Optional;
import tischlein.server.messages.Message;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.ProtocolJson;

/** Turns the answers of tables into messages for a client. */
public final class TableMessages {
    private TableMessages() {}

    /**
     * The answer to a command that was not refused; none to a hello, which has already got its
     * table and frames.
     */
    static Optional<String> reply(Message.ToTable command, Answer answer) {
        return switch (answer) {
            case Answer.Done(int version) ->
                    switch (command.request()) {
                        case Request.Watch _, Request.Unwatch _, Request.Draft _, Request.Seen _ ->
                                Optional.empty();
                        case Request.Choose _,
                                Request.Try _,
                                Request.Suggest _,
                                Request.Say _,
                                Request.Emote _,
                                Request.Opine _,
                                Request.Vote _ ->
                                Optional.of(done(command, version));
                    };
            case Answer.Told(String json) -> Optional.of(tried(command, json));
            case Answer.Suggested(var moves) ->
                    Optional.of(write("is", "suggested", "id", command.id(), "moves", moves));
            case Answer.Refused _,
                    Answer.Linked _,
                    Answer.Elsewhere _,
                    Answer.Noted _,
                    Answer.Exported _ ->
                    Optional.empty();
        };
    }

    private static String write(Object... fields) {
        return ProtocolJson.write(ProtocolJson.object(fields));
    }

    static String refused(Message.ToTable command, Map<String, Object> error) {
        return write("is", "refused", "id", command.id(), "error", error);
    }

    /** Said of one table. */
    static String bye(String table, Map<String, Object> error) {
        return write("is", "bye", "table", table, "error", error);
    }

    /** The whole socket ends. */
    static String bye(Map<String, Object> error) {
        return write("is", "bye", "error", error);
    }

    private static String done(Message.ToTable command, int version) {
        return write(
                "is", "done", "id", command.id(), "table", command.table(), "version", version);
    }

    /** The document, preceded by the fields that every message begins with. */
    private static String tried(Message.ToTable command, String document) {
        var head = write("is", "tried", "id", command.id());
        return head.substring(0, head.length() - 1) + "," + document.substring(1);
    }
}
