package tischlein.server.messages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Request;

/** The corpus of {@link MessageFuzz}, as it is and with changes, without the fuzzer. */
class MessageFuzzTest {
    private static final Path CORPUS = Path.of("src/test/fuzz/MessageFuzz");
    private static final String BITS = "{}[]\",:0123456789.-+eE\\u \t\n\u0000aznulltrueé🐭";

    private static List<String> corpus() throws IOException {
        try (var files = Files.list(CORPUS)) {
            var texts = new ArrayList<String>();
            for (var file : files.sorted().toList()) {
                texts.add(Files.readString(file));
            }
            return texts;
        }
    }

    private static boolean read(String text) {
        return MessageFuzz.read(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void whatIsWellKnownIsReadOrRefused() throws IOException {
        var messages = corpus().stream().filter(MessageFuzzTest::read).toList();
        assertThat(messages.stream().map(MessageFuzzTest::kind).distinct())
                .contains(Message.Ping.class)
                .containsAll(kinds(Request.Live.class).toList());
        assertThat(corpus()).hasSizeGreaterThan(messages.size());
    }

    private static Class<?> kind(String text) {
        return MessageFuzz.message(text) instanceof Message.ToTable command
                ? command.request().getClass()
                : Message.Ping.class;
    }

    /** All kinds of requests that a client can send. */
    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isSealed()
                ? Stream.of(type.getPermittedSubclasses()).flatMap(MessageFuzzTest::kinds)
                : Stream.of(type);
    }

    @Test
    void whatIsChangedIsReadOrRefused() throws IOException {
        var random = new SplittableRandom(1);
        var texts = corpus();
        int read = 0;
        for (int i = 0; i < 2_000; i++) {
            var text = new StringBuilder(texts.get(random.nextInt(texts.size())));
            for (int n = random.nextInt(3); n >= 0; n--) {
                change(text, texts.get(random.nextInt(texts.size())), random);
            }
            read += read(text.toString()) ? 1 : 0;
        }
        assertThat(read).isBetween(20, 1_500);
    }

    /** Leaves something out, puts something in, or goes on as another message does. */
    private static void change(StringBuilder text, String other, SplittableRandom random) {
        int at = random.nextInt(text.length() + 1);
        switch (random.nextInt(3)) {
            case 0 -> text.delete(at, Math.min(text.length(), at + random.nextInt(1, 8)));
            case 1 -> text.insert(at, BITS.charAt(random.nextInt(BITS.length())));
            default ->
                    text.replace(at, text.length(), other.substring(Math.min(at, other.length())));
        }
    }
}
