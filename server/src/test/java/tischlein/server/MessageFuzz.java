package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tischlein.table.Guest;
import tischlein.table.Wire;

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

    /** Whether it is a message. */
    static boolean read(byte[] bytes) {
        Message message;
        try {
            message = Message.read(new String(bytes, StandardCharsets.UTF_8));
        } catch (Problem problem) {
            assertThat(problem.status()).isEqualTo(Problem.UNSUITABLE);
            assertThat(problem.why().key()).startsWith("json.");
            assertThat(Wire.write(problem.why())).hasSizeLessThan(1_000);
            return false;
        }
        if (message instanceof Message.AtTable command) {
            check(command);
            assertThat(Asking.of(command, GUEST, _ -> {}).by()).isSameAs(GUEST);
        }
        return true;
    }

    private static void check(Message.AtTable command) {
        within(command.id(), Message.LONGEST_ID);
        within(command.table(), Message.LONGEST_TABLE);
        switch (command) {
            case Message.Hello hello -> assertThat(hello.seats()).doesNotContainNull();
            case Message.Choose choose -> within(choose.moves());
            case Message.Try attempt -> within(attempt.moves());
            case Message.Suggest suggest -> within(suggest.moves());
            case Message.Chat chat -> within(chat.text(), 2 * Message.LONGEST_CHAT);
            case Message.Emote emote -> within(emote.emote(), Message.LONGEST_ID);
            case Message.Draft draft -> within(draft.moves());
            case Message.Opine opine -> within(opine.move(), Message.LONGEST_MOVE);
            case Message.Bye _, Message.Vote _, Message.Seen _ -> {}
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
