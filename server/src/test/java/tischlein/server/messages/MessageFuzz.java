package tischlein.server.messages;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;

/**
 * Any text, sent by a client: it is a message within its limits, or it is refused as the socket
 * expects it. A target for {@code .build/fuzz}.
 */
public final class MessageFuzz {
    private static final Guest GUEST = new Guest("", "", "", 0);

    private MessageFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(FuzzedDataProvider data) {
        read(data.consumeRemainingAsBytes());
    }

    static Message message(String text) {
        return Message.read(text, GUEST, _ -> {});
    }

    /** Whether it is a message. */
    static boolean read(byte[] bytes) {
        Message message;
        try {
            message = message(new String(bytes, StandardCharsets.UTF_8));
        } catch (Problem problem) {
            assertThat(problem.status()).isEqualTo(Problem.UNSUITABLE);
            assertThat(problem.why().key()).startsWith("json.");
            assertThat(ProtocolJson.write(problem.why())).hasSizeLessThan(1_000);
            return false;
        }
        if (message instanceof Message.ToTable command) {
            check(command);
            assertThat(command.request().by()).isSameAs(GUEST);
        }
        return true;
    }

    private static void check(Message.ToTable command) {
        within(command.id(), Message.LONGEST_ID);
        within(command.table(), Message.LONGEST_TABLE);
        switch (command.request()) {
            case Request.Watch watch -> assertThat(watch.seats()).doesNotContainNull();
            case Request.Choose choose -> within(choose.moves());
            case Request.Try attempt -> within(attempt.moves());
            case Request.Suggest suggest -> within(suggest.moves());
            case Request.Say said -> within(said.text(), 2 * Message.LONGEST_CHAT);
            case Request.Emote emote -> within(emote.emote(), Message.LONGEST_ID);
            case Request.Draft draft -> within(draft.moves());
            case Request.Opine opine -> within(opine.move(), Message.LONGEST_MOVE);
            case Request.Unwatch _, Request.Vote _, Request.Seen _ -> {}
        }
    }

    private static void within(List<String> moves) {
        moves.forEach(move -> within(move, Message.LONGEST_MOVE));
    }

    /** Without AssertJ where it is called for every word: a million inputs are to take minutes. */
    private static void within(String text, int longest) {
        if (text.length() > longest) {
            throw new AssertionError("longer than " + longest + ": " + text);
        }
    }
}
