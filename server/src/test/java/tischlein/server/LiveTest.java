package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LiveTest {
    private static Running running;
    private static Person ada;

    @BeforeAll
    static void start() {
        running = Running.usual();
        ada = running.guest("Ada");
    }

    @AfterAll
    static void stop() {
        running.close();
    }

    private static int refused(Person person, Map<String, String> headers) {
        try {
            person.listen(headers).breakOff();
            return 101;
        } catch (CompletionException e) {
            return ((WebSocketHandshakeException) e.getCause()).getResponse().statusCode();
        }
    }

    private static Map<String, String> cookie(String origin) {
        var headers = new HashMap<>(Map.of("Cookie", "tischlein=" + ada.key()));
        if (!origin.isEmpty()) {
            headers.put("Origin", origin);
        }
        return headers;
    }

    @Test
    void aBrowserMayOnlyComeFromOurOwnPage() {
        assertThat(refused(ada, cookie("http://" + running.authority()))).isEqualTo(101);
        assertThat(refused(ada, cookie("https://" + running.authority()))).isEqualTo(101);
        assertThat(refused(ada, cookie("http://evil.example"))).isEqualTo(403);
        assertThat(refused(ada, cookie("http://" + running.authority() + ".evil.example")))
                .isEqualTo(403);
        assertThat(refused(ada, cookie("http://127.0.0.1:1"))).isEqualTo(403);
        assertThat(refused(ada, cookie("null"))).isEqualTo(403);
        assertThat(refused(ada, cookie("file://" + running.authority()))).isEqualTo(403);
        assertThat(refused(ada, cookie(""))).isEqualTo(403);
    }

    @Test
    void aProgramSaysItsKeyAndNoOrigin() {
        var key = "Bearer " + ada.key();
        assertThat(refused(ada, Map.of("Authorization", key))).isEqualTo(101);
        assertThat(refused(ada, Map.of("Authorization", key, "Origin", "http://evil.example")))
                .isEqualTo(403);
        assertThat(refused(ada, Map.of("Authorization", "Bearer " + "0".repeat(32))))
                .isEqualTo(401);
        assertThat(refused(ada, Map.of("Authorization", "Bearer x"))).isEqualTo(401);
    }

    @Test
    void thePublicUrlIsOurPageToo() {
        var settings =
                new Settings(
                        "127.0.0.1",
                        0,
                        Optional.of(URI.create("https://play.example:443/")),
                        false,
                        Settings.PAGE,
                        Running.GENEROUS);
        try (var open = Running.with(settings)) {
            var guest = open.guest("Bo");
            var headers = new HashMap<>(Map.of("Cookie", "tischlein=" + guest.key()));
            headers.put("Origin", "https://play.example");
            assertThat(refused(guest, headers)).isEqualTo(101);
            headers.put("Origin", "http://play.example");
            assertThat(refused(guest, headers)).isEqualTo(403);
        }
    }

    @Test
    void nothingIsCompressedBecauseLengthsWouldTell() {
        assertThat(Handshakes.raw(running, ada, "Sec-WebSocket-Extensions: permessage-deflate\r\n"))
                .startsWith("HTTP/1.1 101 ")
                .doesNotContain("deflate");
    }

    @Test
    void aPlainGetIsToldToOpenASocket() {
        var reply = ada.get("/api/live");
        assertThat(reply.status()).isEqualTo(426);
        assertThat(reply.says()).contains("WebSocket");
    }

    @Test
    void whoPingsIsPonged() {
        var ear = ada.listen();
        ear.say("{\"do\":\"ping\"}");
        assertThat(ear.await("pong")).hasToString("{\"is\":\"pong\"}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "[]",
                "{\"do\":\"dance\"}",
                "{\"do\":\"ping\",\"more\":1}",
                "{\"do\":\"ping\",\"do\":\"ping\"}",
                "{\"do\":\"bye\",\"table\":7}",
                "{\"do\":\"ping\",\"x\":[[[[[[[[[]]]]]]]]]}"
            })
    void whatIsNoMessageEndsTheSocketWithAReason(String text) {
        var ear = ada.listen();
        ear.say(text);
        assertThat(ear.closed()).isEqualTo("1008 not a message");
        assertThat(ear.await("bye").path("error").path("says").asString()).isNotEmpty();
    }

    @Test
    void bytesAreNoMessageAndOnlyShortTextsAre() {
        var bytes = ada.listen();
        bytes.socket().sendBinary(ByteBuffer.wrap(new byte[] {1, 2}), true).join();
        assertThat(bytes.closed()).isEqualTo("1008 not a message");
        var longest = ada.listen();
        longest.say("{\"do\":\"ping\"}" + " ".repeat(8 * 1024 - 13));
        longest.await("pong");
        longest.say("{\"do\":\"ping\"}" + " ".repeat(8 * 1024));
        assertThat(longest.closed()).startsWith("1009 ");
    }

    @ParameterizedTest
    @CsvSource({
        "en,There is no table “NOSUCH”",
        "fr,Il n’y a pas de table «\u202fNOSUCH\u202f»",
        "de,Es gibt keinen Tisch „NOSUCH“",
        "ja,「NOSUCH」というテーブルはありません"
    })
    void aTableThatIsNotThereIsRefusedInTheLanguageOfTheHandshake(String language, String says) {
        var ear = ada.speaking(language).listen();
        var refused = ear.ask("\"do\":\"hello\",\"table\":\"NOSUCH\",\"seats\":[]");
        assertThat(refused.path("is").asString()).isEqualTo("refused");
        assertThat(refused.path("error").path("says").asString()).startsWith(says);
    }

    @Test
    void nobodySpeaksForAnothersSeat() {
        var table =
                ada.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"bot random\",\"bot random\"]}");
        ada.post("/api/tables/" + table + "/start", "");
        var mallory = running.guest("Mallory").listen();
        var hello = mallory.ask("\"do\":\"hello\",\"table\":\"" + table + "\",\"seats\":[0]");
        assertThat(hello.path("error").path("key").asString()).isEqualTo("refused.seat");
        for (var verb : new String[] {"choose", "try", "suggest"}) {
            var refused =
                    mallory.ask(
                            "\"do\":\"%s\",\"table\":\"%s\",\"seat\":0,\"version\":0,\"moves\":[]"
                                    .formatted(verb, table));
            assertThat(refused.path("error").path("key").asString())
                    .as(verb)
                    .isEqualTo("refused.seat");
        }
        var chat =
                mallory.ask(
                        "\"do\":\"chat\",\"table\":\"%s\",\"seat\":0,\"text\":\"hi\""
                                .formatted(table));
        assertThat(chat.path("is").asString()).isEqualTo("refused");
    }

    @Test
    void whatIsSaidIsHeardByAllAndNotTooOften() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        new Bucket.Rate(2, 0.001),
                        Running.GENEROUS.table());
        try (var slow = Running.with(Running.settings(limits))) {
            var host = slow.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var other = slow.guest("Olga").listen().hello(table, "[]");
            var ear = host.listen().hello(table, "[0]");
            var says =
                    "\"do\":\"chat\",\"table\":\"%s\",\"seat\":0,\"text\":\"hi\"".formatted(table);
            assertThat(ear.ask(says).path("is").asString()).isEqualTo("done");
            assertThat(other.await("chat").path("text").asString()).isEqualTo("hi");
            var yum =
                    "\"do\":\"emote\",\"table\":\"%s\",\"seat\":0,\"emote\":\"yum\""
                            .formatted(table);
            assertThat(ear.ask(yum).path("is").asString()).isEqualTo("done");
            assertThat(other.await("emote").path("emote").asString()).isEqualTo("yum");
            assertThat(ear.ask(says).path("error").path("key").asString()).isEqualTo("live.chat");
            ear.say("{\"do\":\"ping\"}");
            ear.await("pong");
        }
    }

    @Test
    void whoSendsTooMuchIsShownTheDoor() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        new Bucket.Rate(5, 0.001),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.table());
        try (var strict = Running.with(Running.settings(limits))) {
            var ear = strict.guest("Flo").listen();
            for (int i = 0; i < 6; i++) {
                ear.say("{\"do\":\"ping\"}");
            }
            assertThat(ear.closed()).isEqualTo("1008 too much");
            assertThat(ear.heard()).hasSize(6);
            strict.untilMetrics("tischlein_sockets_closed_total{reason=\"too much\"} 1.0");
        }
    }

    @Test
    void aTableCanTakeOnlySoMuchFromAllTogether() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        new Bucket.Rate(3, 0.001));
        try (var strict = Running.with(Running.settings(limits))) {
            var guest = strict.guest("Flo");
            var bye = "{\"do\":\"bye\",\"table\":\"T\"}";
            var one = guest.listen();
            one.say(bye);
            one.say(bye);
            one.say("{\"do\":\"ping\"}");
            one.await("pong");
            var other = guest.listen();
            other.say(bye);
            other.say("{\"do\":\"ping\"}");
            other.await("pong");
            other.say(bye);
            assertThat(other.closed()).isEqualTo("1008 too much");
            one.say("{\"do\":\"ping\"}");
        }
    }

    @Test
    void anAddressMayHoldOnlySoManySockets() {
        var limits =
                new Limits(
                        2,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.table());
        try (var strict = Running.with(Running.settings(limits))) {
            var guest = strict.guest("Flo");
            var first = guest.listen();
            guest.listen();
            assertThat(guest.listen().closed()).isEqualTo("1008 too many sockets");
            first.socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            strict.untilMetrics("tischlein_sockets 1.0");
            var again = guest.listen();
            again.say("{\"do\":\"ping\"}");
            again.await("pong");
        }
    }

    @Test
    void whoDoesNotReadIsDroppedAndNobodyElseNotices() {
        var table = ada.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"open\",\"open\"]}");
        var reader = ada.listen().hello(table, "[0]");
        var stalled = Handshakes.stalled(running, ada);
        var hello =
                "{\"do\":\"hello\",\"id\":\"h\",\"table\":\"%s\",\"seats\":[]}".formatted(table);
        boolean dropped = false;
        for (int i = 0; i < 200 && !dropped; i++) {
            stalled.say(hello, 500);
            dropped =
                    running.stranger()
                            .get("/metrics")
                            .body()
                            .contains("tischlein_sockets_closed_total{reason=\"too slow\"}");
        }
        assertThat(dropped).isTrue();
        reader.say("{\"do\":\"ping\"}");
        reader.await("pong");
        assertThat(stalled.last()).contains("too slow");
    }

    @Test
    void whenTheServerStopsEverybodyIsToldAndNothingHangs() {
        var stopping = Running.usual();
        var guest = stopping.guest("Flo");
        var table = guest.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
        var ear = guest.listen().hello(table, "[0]");
        stopping.close();
        assertThat(ear.closed()).isEqualTo("1001 the server stops");
        var bye =
                ear.await(message ->
                        message.path("is").asString().equals("bye") && !message.has("table"));
        assertThat(bye.path("error").path("says").asString())
                .startsWith("The server is about to stop");
    }

    @Test
    void metricsCountAndNameNobody() {
        var table = ada.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var ear = ada.listen().hello(table, "[0]");
        ada.post("/api/tables/" + table + "/start", "");
        var player = new Player(ear, table, 0);
        player.choose(
                ear.frame(0, frame -> !frame.path("choices").isEmpty()).path("version").asInt());
        var text = running.stranger().get("/metrics").body();
        assertThat(text)
                .contains("tischlein_commands_total{kind=\"choose\",outcome=\"done\"}")
                .contains("tischlein_choose_seconds_bucket{le=\"")
                .contains("tischlein_choose_seconds_count")
                .contains("tischlein_tables ")
                .contains("tischlein_sockets ")
                .contains("jvm_memory_used_bytes")
                .doesNotContain(table, ada.key(), "Ada", "127.0.0.1");
    }
}
