package tischlein.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocketHandshakeException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.server.RawRequest;
import tischlein.server.RunningServer;
import tischlein.server.WirePerson;

class AllowedHostsTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    private static final ServerSettings OPEN =
            new ServerSettings(
                    "127.0.0.1",
                    0,
                    Optional.of(URI.create("https://Play.example.org/")),
                    false,
                    Set.of("games.school.example", ".club.example"),
                    Optional.empty(),
                    ServerSettings.PAGE,
                    RunningServer.GENEROUS);

    private final AllowedHosts usual =
            new AllowedHosts(RunningServer.settings(RunningServer.GENEROUS));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost:8080",
                "127.0.0.1:8080",
                "[::1]:8080",
                "192.168.0.10",
                "10.1.2.3:80",
                "[fe80::1]",
                "table",
                "table.local:8080",
                "Table.Home",
                "table.lan.",
                "table.fritz.box",
                "table.home.arpa",
                "nas.internal"
            })
    void aFamilyFindsItsMachineByAnyNameThatLeadsSomewhereOnlyAtHome(String host) {
        assertThat(usual.allow(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "evil.example",
                "evil.example:8080",
                "127.0.0.1.evil.example",
                "localhost.evil.example",
                "203.0.113.9",
                "[2001:db8::1]",
                "play.example.org",
                "local",
                ".",
                "a.b:c",
                "[::1",
                "1.2.3.4.5"
            })
    void aNameThatAnybodyMayOwnIsNotOurs(String host) {
        assertThat(usual.allow(host)).isEqualTo(host.equals("local"));
    }

    @Test
    void theOperatorAllowsMore() {
        var allowed = new AllowedHosts(OPEN);
        assertThat(allowed.allow("play.example.org")).isTrue();
        assertThat(allowed.allow("PLAY.example.org:443")).isTrue();
        assertThat(allowed.allow("games.school.example")).isTrue();
        assertThat(allowed.allow("a.games.school.example")).isFalse();
        assertThat(allowed.allow("chess.club.example")).isTrue();
        assertThat(allowed.allow("club.example.evil.example")).isFalse();
    }

    private static String asked(String path, String host) {
        return RawRequest.sent(
                running, "GET " + path + " HTTP/1.1\nHost: " + host + "\nConnection: close\n\n");
    }

    @Test
    void whoeverCallsTheServerByAnotherNameIsToldWhatToDo() {
        assertThat(asked("/api/games", "evil.example"))
                .startsWith("HTTP/1.1 421 ")
                .contains("path.host", "evil.example", "--allowed-hosts");
        assertThat(asked("/", "evil.example")).startsWith("HTTP/1.1 421 ");
        assertThat(asked("/health", "evil.example")).startsWith("HTTP/1.1 200 ");
        assertThat(asked("/api/games", "table.home")).startsWith("HTTP/1.1 200 ");
        var live =
                """
                GET /api/live HTTP/1.1
                Host: evil.example
                Origin: http://evil.example
                Upgrade: websocket
                Connection: Upgrade
                Sec-WebSocket-Version: 13
                Sec-WebSocket-Key: dGlzY2hsZWluIHRlc3QgIQ==

                """;
        assertThat(RawRequest.sent(running, live)).startsWith("HTTP/1.1 421 ");
    }

    @Test
    void whereThePublicAddressIsHttpsOnlyHttpsPagesAreOurs() {
        try (var open = RunningServer.with(OPEN)) {
            var ada = open.guest("Ada");
            assertThat(ada.get("/api/games").header("Strict-Transport-Security"))
                    .startsWith("max-age=");
            assertThat(from(ada, "https://" + open.authority())).isEqualTo(200);
            assertThat(from(ada, "https://play.example.org")).isEqualTo(200);
            assertThat(from(ada, "http://" + open.authority())).isEqualTo(403);
        }
        assertThat(running.stranger().get("/health").header("Strict-Transport-Security")).isEmpty();
    }

    private static int from(WirePerson person, String origin) {
        return person.request("GET", "/api/guest", "", Map.of("Origin", origin)).status();
    }

    @Test
    void handshakesAreHeldToTheSame() {
        try (var open = RunningServer.with(OPEN)) {
            var ada = open.guest("Ada");
            var headers =
                    Map.of(
                            "Authorization",
                            "Bearer " + ada.key(),
                            "Origin",
                            "http://" + open.authority());
            try {
                ada.listen(headers);
                throw new AssertionError("let in");
            } catch (java.util.concurrent.CompletionException e) {
                assertThat(((WebSocketHandshakeException) e.getCause()).getResponse().statusCode())
                        .isEqualTo(403);
            }
        }
    }
}
