package tischlein.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocketHandshakeException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.server.Handshakes;
import tischlein.server.RunningServer;
import tischlein.server.WirePerson;
import tischlein.server.settings.ServerSettings;

class HandshakeTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();
    private static final WirePerson ada = running.guest("Ada");

    private static int refused(WirePerson person, Map<String, String> headers) {
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
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        Optional.of(URI.create("https://play.example:443/")),
                        false,
                        ServerSettings.PAGE,
                        RunningServer.GENEROUS);
        try (var open = RunningServer.with(settings)) {
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
}
