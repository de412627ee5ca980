package tischlein.cluster.messages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class LinkCodecTest {
    private static final Set<Class<?>> WITH_LISTENERS =
            Set.of(Request.Watch.class, Request.Rewatch.class, Request.Unwatch.class);

    static Stream<Class<?>> requests() {
        return LinkCodec.kinds(Request.class).stream()
                .filter(kind -> !WITH_LISTENERS.contains(kind));
    }

    static Stream<Class<?>> answers() {
        return LinkCodec.kinds(Answer.class).stream();
    }

    static Stream<Class<?>> messages() {
        return LinkCodec.kinds(LinkMessage.class).stream();
    }

    private static void comesBack(LinkMessage message) {
        assertThat(LinkCodec.read(LinkCodec.bytes(message))).contains(message);
    }

    @ParameterizedTest
    @MethodSource("requests")
    void everyRequestArrivesAsItWasSent(Class<?> kind) {
        comesBack(new LinkMessage.Ask(1, "T1", (Request) new SampleRecords().of(kind)));
    }

    @ParameterizedTest
    @MethodSource("answers")
    void everyAnswerArrivesAsItWasSent(Class<?> kind) {
        comesBack(new LinkMessage.Answered(1, (Answer) new SampleRecords().of(kind)));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void everyMessageArrivesAsItWasSent(Class<?> kind) {
        comesBack((LinkMessage) new SampleRecords().of(kind));
    }

    @Test
    void thereAreAllKinds() {
        assertThat(requests()).hasSizeGreaterThan(25);
        assertThat(answers()).hasSize(8);
        assertThat(messages()).hasSize(13);
    }

    @Test
    void emptyThingsArriveEmpty() {
        var guest = new Guest("", "", "", 0);
        comesBack(new LinkMessage.Hello(1, "T1", 2, guest, List.of(), OptionalInt.empty(), false));
        comesBack(new LinkMessage.Ask(1, "T1", new Request.Take(guest, OptionalInt.empty())));
        comesBack(new LinkMessage.Answered(1, Answer.Refused.moved()));
        comesBack(new LinkMessage.Told(1, 2, 3, ""));
    }

    @Test
    void aListenerCannotTravel() {
        var guest = new Guest("hash", "Anna", "mouse", 0);
        assertThatThrownBy(() -> new LinkMessage.Ask(1, "T1", new Request.Unwatch(guest, _ -> {})))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anotherVersionIsNotUnderstood() {
        var bytes = LinkCodec.bytes(new LinkMessage.Leaving());
        bytes[0]++;
        assertThat(LinkCodec.read(bytes)).isEmpty();
    }

    @Test
    void rubbishIsNotUnderstood() {
        var told = LinkCodec.bytes(new LinkMessage.Told(1, 2, 3, ""));
        for (int length = 0; length < told.length; length++) {
            assertThat(LinkCodec.read(Arrays.copyOf(told, length))).isEmpty();
        }
        var guest = new Guest("hash", "Änne", "mouse", 7);
        var choose = new Request.Choose(guest, 1, "id", 5, List.of("one", "two"));
        for (var message :
                List.of(
                        new LinkMessage.Ask(1, "T1", choose),
                        new LinkMessage.Answered(1, new Answer.Done(5)))) {
            comesBack(message);
            var whole = LinkCodec.bytes(message);
            for (int length = 0; length <= whole.length + 1; length++) {
                assertThat(LinkCodec.read(Arrays.copyOf(whole, length)).isPresent())
                        .isEqualTo(length == whole.length);
            }
        }
        for (var json : List.of("", "{", "{}", "[]", "null", "{\"kind\":\"java.lang.String\"}")) {
            var words = json.getBytes(StandardCharsets.UTF_8);
            var bytes = new byte[2 + words.length];
            bytes[0] = LinkCodec.VERSION;
            System.arraycopy(words, 0, bytes, 2, words.length);
            assertThat(LinkCodec.read(bytes)).as(json).isEmpty();
        }
    }
}
