package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.server.messages.Fields;
import tischlein.server.settings.ServerSettings;

class HttpTest {
    private static final List<String> PAIRS =
            List.of(
                    "content-security-policy: default-src 'none'; script-src 'self'; style-src"
                            + " 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self';"
                            + " manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri"
                            + " 'none'; form-action 'none'; frame-ancestors 'none'",
                    "x-content-type-options: nosniff",
                    "referrer-policy: no-referrer",
                    "cache-control: no-store");

    @RegisterExtension static final RunningServer running = RunningServer.usual();
    private static final WirePerson ada = running.guest("Ada");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1",
                "GET /api/games HTTP/1.1",
                "GET /api/guest HTTP/1.1",
                "GET /api/nothing HTTP/1.1",
                "GET /api/live HTTP/1.1",
                "DELETE /api/games HTTP/1.1",
                "OPTIONS /api/games HTTP/1.1",
                "HEAD /api/games HTTP/1.1",
                "TRACE / HTTP/1.1",
                "GET /health HTTP/1.1",
                "GET /metrics HTTP/1.1",
                "GET /a/../../etc/passwd HTTP/1.1",
                "GET /%2e%2e/x HTTP/1.1",
                "GET /api/tables/%00 HTTP/1.1",
                "GET /%ff HTTP/1.1",
                "NONSENSE",
                "GET / HTTP/9.9"
            })
    void everyAnswerHasTheHeadersThatKeepPagesToThemselves(String line) {
        var answer =
                RawRequest.sent(
                        running,
                        line + "\nHost: " + running.authority() + "\nConnection: close\n\n");
        var head = answer.toLowerCase(java.util.Locale.ROOT).split("\r\n\r\n")[0];
        assertThat(head.lines().toList()).as(line).containsAll(PAIRS);
        assertThat(head).doesNotContain("jetty", "javalin", "jsessionid", "\nserver:");
        assertThat(answer).doesNotContain("Exception", "\tat ");
    }

    @Test
    void whatIsTooLongForAHeaderIsRefused() {
        var answer =
                RawRequest.sent(
                        running,
                        "GET / HTTP/1.1\nHost: x\nX-Long: "
                                + "x".repeat(20_000)
                                + "\nConnection: close\n\n");
        assertThat(answer).startsWith("HTTP/1.1 431 ").contains("Content-Security-Policy");
    }

    @ParameterizedTest
    @CsvSource({
        "en,There is nothing at this address.",
        "fr,Il n’y a rien à cette adresse.",
        "de,Unter dieser Adresse ist nichts.",
        "ja,このアドレスには何もありません。",
        "nl,There is nothing at this address.",
        "'de-AT,en;q=0.5',Unter dieser Adresse ist nichts.",
        "'nl,ja;q=0.8,fr;q=0.9',Il n’y a rien à cette adresse.",
        "';;;=',There is nothing at this address."
    })
    void whatIsNotThereIsSaidInTheLanguageOfTheRequest(String language, String says) {
        var reply = running.stranger().speaking(language).get("/api/nothing");
        assertThat(reply.status()).isEqualTo(404);
        assertThat(reply.says()).isEqualTo(says);
    }

    @Test
    void theWrongMethodIsToldFromTheWrongPath() {
        var reply = ada.delete("/api/games");
        assertThat(reply.status()).isEqualTo(405);
        assertThat(reply.json().path("error").path("key").asString()).isEqualTo("path.method");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "400 | json.unknown | {'game':'buffet','colour':'red'}",
                "400 | json.unknown | {'game':'buffet','clock':{'move':1,'tick':2}}",
                "400 | json.unknown | {'game':'buffet','absence':{'policy':'bot','x':2}}",
                "400 | json.number  | {'game':'buffet','seats':'4'}",
                "400 | json.number  | {'game':'buffet','seats':4.5}",
                "400 | json.flag    | {'game':'buffet','listed':'true'}",
                "400 | json.texts   | {'game':'buffet','chairs':'me'}",
                "400 | json.words   | {'game':'buffet','options':{'edition':1}}",
                "400 | json.words   | {'game':'buffet','options':[]}",
                "400 | json.object  | {'game':'buffet','clock':30}",
                "400 | json.text    | {'game':null}",
                "400 | json.broken  | {'game':'buffet','game':'office'}",
                "400 | json.broken  | {'game':'buffet'}{}",
                "400 | json.broken  | [[[[[[[[[[[]]]]]]]]]]]",
                "400 | json.broken  | {'a':{'b':{'c':{'d':{'e':{'f':{'g':{'h':{}}}}}}}}}",
                "400 | wish.policy  | {'game':'buffet','absence':{'policy':'shout'}}",
                "400 | refused.seconds | {'game':'buffet','clock':{'move':2000000000}}",
                "400 | refused.game | {'game':'chess'}",
                "400 | unsuitable.seats | {'game':'buffet','seats':9}",
                "400 | unsuitable.value | {'game':'buffet','options':{'edition':'klingon'}}",
                "400 | log.line     | {'log':'tischlein 1\\ngame buffet 1\\nseats 77\\n'}"
            })
    void aTableIsLaidByAClosedSchema(int status, String key, String wish) {
        var reply = ada.post("/api/tables", wish.replace('\'', '"'));
        assertThat(reply.json().path("error").path("key").asString()).isEqualTo(key);
        assertThat(reply.status()).isEqualTo(status);
        assertThat(reply.says()).isNotEmpty();
    }

    @Test
    void aBodyHasAnEndAndATypeAndIsUtf8() {
        var json = Map.of("Content-Type", "application/json");
        var padded = "{\"name\":\"Ada\"" + " ".repeat(9_000) + "}";
        assertThat(ada.request("POST", "/api/guest", padded, json).status()).isEqualTo(413);
        var form = Map.of("Content-Type", "text/plain");
        assertThat(ada.request("POST", "/api/guest", "{}", form).json().path("error").path("key"))
                .hasToString("\"json.type\"");
        var log = "{\"log\":\"" + "x".repeat(Fields.LONGEST_LOG + 10_000) + "\"}";
        assertThat(ada.post("/api/tables", log).status()).isEqualTo(413);
        var latin =
                "POST /api/guest HTTP/1.1\nHost: x\nContent-Type: application/json\n"
                        + "Content-Length: 14\nConnection: close\n\n{\"name\":\"Zo\u00eb\"";
        assertThat(RawRequest.sent(running, latin)).startsWith("HTTP/1.1 400 ");
    }

    @Test
    void anotherSitesPageCanChangeNothing() {
        var evil = Map.of("Content-Type", "application/json", "Origin", "https://evil.example");
        var reply = ada.request("POST", "/api/tables", "{\"game\":\"buffet\"}", evil);
        assertThat(reply.status()).isEqualTo(403);
        var own =
                Map.of(
                        "Content-Type",
                        "application/json",
                        "Origin",
                        "http://" + running.authority());
        assertThat(ada.request("POST", "/api/tables", "{\"game\":\"buffet\"}", own).status())
                .isEqualTo(201);
    }

    @Test
    void tooMuchFromOneAddressIsSlowedDown() {
        try (var strict = RunningServer.with(RunningServer.settings(RunningServer.FEW_REQUESTS))) {
            var stranger = strict.stranger();
            var last = stranger.get("/health");
            for (int i = 0; i < 1_000 && last.status() == 200; i++) {
                last = stranger.get("/health");
            }
            assertThat(last.status()).isEqualTo(429);
            assertThat(last.header("Retry-After")).isEqualTo("1");
            assertThat(last.says()).startsWith("That was too much");
        }
    }

    @Test
    void behindAProxyEveryGuestHasAnAddressOfTheirOwn() {
        var settings =
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        Optional.empty(),
                        true,
                        ServerSettings.PAGE,
                        RunningServer.FEW_REQUESTS);
        try (var proxied = RunningServer.with(settings)) {
            for (int i = 0; i < 50; i++) {
                var from = Map.of("X-Forwarded-For", "10.0.0.1, 192.0.2." + i);
                assertThat(proxied.stranger().request("GET", "/health", "", from).status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void onlyOverHttpsAPageIsAloneInItsGroupOfWindows() {
        var url = Optional.of(URI.create("https://play.example.org"));
        assertThat(running.stranger().get("/").header("Cross-Origin-Opener-Policy")).isEmpty();
        try (var open = RunningServer.with(RunningServer.listening("127.0.0.1", url, false))) {
            assertThat(open.stranger().get("/").header("Cross-Origin-Opener-Policy"))
                    .isEqualTo("same-origin");
        }
    }

    @Test
    void theServerSaysThatItIsWell() {
        assertThat(running.stranger().get("/health").json().path("store").asString())
                .isEqualTo("reachable");
    }
}
