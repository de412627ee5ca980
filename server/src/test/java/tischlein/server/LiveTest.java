package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.ConnectException;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LiveTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();
    private static final WirePerson ada = running.guest("Ada");

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
    void whoDoesNotReadIsDroppedAndNobodyElseNotices() {
        var table = ada.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"open\",\"open\"]}");
        var reader = ada.listen().hello(table, 0);
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
        var stopping = RunningServer.usual();
        var guest = stopping.guest("Flo");
        var table = guest.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
        var ear = guest.listen().hello(table, 0);
        stopping.close();
        assertThat(ear.closed()).isEqualTo("1001 the server stops");
        var bye =
                ear.await(message ->
                        message.path("is").asString().equals("bye") && !message.has("table"));
        assertThat(bye.path("error").path("says").asString())
                .startsWith("The server is about to stop");
    }

    @Test
    void whoComesBackWhileTheServerStopsFindsTheDoorShut() {
        var stopping = RunningServer.usual();
        var guest = stopping.guest("Flo");
        var ear = guest.listen();
        var silent = Handshakes.stalled(stopping, guest); // the server waits a while for its bye
        var stopped = CompletableFuture.runAsync(stopping::close);
        assertThat(ear.closed()).isEqualTo("1001 the server stops");
        assertThatThrownBy(guest::listen).hasCauseInstanceOf(ConnectException.class);
        silent.hangUp();
        stopped.join();
    }

    @Test
    void metricsCountAndNameNobody() {
        var table = ada.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var ear = ada.listen().hello(table, 0);
        ada.post("/api/tables/" + table + "/start", "");
        var player = new SocketPlayer(ear, table, 0);
        player.choose(
                ear.frame(0, frame -> !frame.path("choices").isEmpty()).path("version").asInt());
        var text = running.stranger().get("/metrics").body();
        assertThat(text)
                .contains("tischlein_commands_total{kind=\"choose\",outcome=\"done\"}")
                .contains("tischlein_choose_seconds_bucket{le=\"")
                .contains("tischlein_choose_seconds_count")
                .contains("tischlein_thoughts_waiting ")
                .contains("tischlein_bots_remembering ")
                .contains("tischlein_thoughts_wait_seconds_bucket{le=\"")
                .contains("tischlein_tables ")
                .contains("tischlein_sockets ")
                .contains("jvm_memory_used_bytes")
                .contains("tischlein_heap_live_bytes ")
                .doesNotContain(table, ada.key(), "Ada", "127.0.0.1");
    }
}
