package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HttpTest {
    private static final List<String> PAIRS =
            List.of(
                    "content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; "
                            + "img-src 'self' data:; font-src 'self'; connect-src 'self'; "
                            + "manifest-src 'self'; worker-src 'self'; media-src 'self'; "
                            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
                    "x-content-type-options: nosniff",
                    "referrer-policy: no-referrer",
                    "cache-control: no-store");

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

    /** What comes back for bytes that no decent client would send. */
    private static String raw(String request) throws IOException {
        return raw(running, request);
    }

    private static String raw(Running server, String request) throws IOException {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), server.server().port())) {
            socket.setSoTimeout((int) Person.PATIENCE.toMillis());
            socket.getOutputStream()
                    .write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

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
    void everyAnswerHasTheHeadersThatKeepPagesToThemselves(String line) throws IOException {
        var answer = raw(line + "\nHost: " + running.authority() + "\nConnection: close\n\n");
        var head = answer.toLowerCase(java.util.Locale.ROOT).split("\r\n\r\n")[0];
        assertThat(head.lines().toList()).as(line).containsAll(PAIRS);
        assertThat(head).doesNotContain("jetty", "javalin", "jsessionid", "\nserver:");
        assertThat(answer).doesNotContain("Exception", "\tat ");
    }

    @Test
    void whatIsTooLongForAHeaderIsRefused() throws IOException {
        var answer =
                raw(
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
    void aBodyHasAnEndAndATypeAndIsUtf8() throws IOException {
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
        assertThat(raw(latin)).startsWith("HTTP/1.1 400 ");
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
        try (var strict = Running.with(Running.settings(Limits.usual(1)))) {
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
                new Settings(
                        "127.0.0.1",
                        0,
                        java.util.Optional.empty(),
                        true,
                        Settings.PAGE,
                        Limits.usual(1));
        try (var proxied = Running.with(settings)) {
            for (int i = 0; i < 50; i++) {
                var from = Map.of("X-Forwarded-For", "10.0.0.1, 192.0.2." + i);
                assertThat(proxied.stranger().request("GET", "/health", "", from).status())
                        .isEqualTo(200);
            }
        }
    }

    @Test
    void theGamesAreToldWithTheirOptionsAndBots() {
        var games = running.stranger().speaking("fr").get("/api/games").json();
        assertThat(games.path("games").findValuesAsString("name"))
                .contains("buffet", "office", "larder", "buckets", "edition");
        assertThat(games.path("bots").values().stream().map(bot -> bot.asString()))
                .contains("random", "greedy");
        assertThat(games.path("games").path(0).path("title").asString()).isNotEmpty();
        for (var game : games.path("games")) {
            var characters = game.path("characters");
            assertThat(characters.findValuesAsString("bot"))
                    .containsExactly("gentle", "fair", "sharp");
            assertThat(characters.findValuesAsString("style")).allMatch(style -> !style.isEmpty());
            assertThat(characters.path(2).path("millis").asInt()).isPositive();
        }
        assertThat(games.path("games").findValuesAsString("name")).contains("Grignote");
    }

    @Test
    void whoIsAtHomeLearnsWhereOtherDevicesReachTheServer() throws IOException {
        var alone = running.stranger().get("/api/games").json();
        assertThat(alone.path("alone").asBoolean()).isTrue();
        assertThat(alone.path("home").size()).isZero();
        try (var open = Running.with(listening("0.0.0.0", java.util.Optional.empty(), false))) {
            var told = open.stranger().get("/api/games").json();
            var home = HomeNetwork.of("0.0.0.0").links(open.server().port());
            assertThat(told.path("alone").asBoolean()).isFalse();
            assertThat(told.path("home").values().stream().map(link -> link.asString()))
                    .containsExactlyElementsOf(home);
            // A page that was opened by such a link is the server's own.
            var head =
                    "GET /api/games HTTP/1.1\nHost: %s\nOrigin: http://%s\nConnection: close\n\n";
            var host = "192.168.0.10:" + open.server().port();
            assertThat(raw(open, head.formatted(host, host))).startsWith("HTTP/1.1 200 ");
            assertThat(raw(open, head.formatted(host, "evil.example"))).startsWith("HTTP/1.1 403 ");
        }
    }

    private static Settings listening(
            String host, java.util.Optional<java.net.URI> url, boolean proxied) {
        return new Settings(host, 0, url, proxied, Settings.PAGE, Running.GENEROUS);
    }

    @Test
    void whereAServerIsReachedFromElsewhereItsHomeIsNobodysBusiness() {
        var url = java.util.Optional.of(java.net.URI.create("https://play.example.org"));
        for (var settings :
                List.of(
                        listening("0.0.0.0", url, false),
                        listening("0.0.0.0", java.util.Optional.empty(), true))) {
            try (var open = Running.with(settings)) {
                var told = open.stranger().get("/api/games").json();
                assertThat(told.path("home").size()).isZero();
                assertThat(told.path("alone").asBoolean()).isFalse();
            }
        }
    }

    @Test
    void onlyOverHttpsAPageIsAloneInItsGroupOfWindows() {
        var url = java.util.Optional.of(java.net.URI.create("https://play.example.org"));
        assertThat(running.stranger().get("/").header("Cross-Origin-Opener-Policy")).isEmpty();
        try (var open = Running.with(listening("127.0.0.1", url, false))) {
            assertThat(open.stranger().get("/").header("Cross-Origin-Opener-Policy"))
                    .isEqualTo("same-origin");
        }
    }

    @Test
    void theServerSaysThatItIsWell() {
        assertThat(running.stranger().get("/health").json().path("store").asString())
                .isEqualTo("reachable");
    }

    @ParameterizedTest
    @CsvSource({
        "en,The table is laid",
        "fr,La table est mise",
        "de,Der Tisch ist gedeckt",
        "ja,支度"
    })
    void aBrowserIsWelcomedWithoutAScript(String language, String words) {
        var page = running.stranger().speaking(language).get("/");
        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.body())
                .contains(words, "lang=\"" + language + "\"")
                .doesNotContain("<script", "http://", "https://");
    }

    /** A server with a page of its own, that of the test resources. */
    private static Running paged() {
        return Running.with(
                new Settings(
                        "127.0.0.1",
                        0,
                        java.util.Optional.empty(),
                        false,
                        "/page",
                        Running.GENEROUS));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gzip|gzip",
                "deflate, gzip;q=0.8, br|gzip",
                "*|gzip",
                "identity|''",
                "gzip;q=0|''",
                "deflate, gzip; q=0.0|''",
                "br|''"
            })
    void filesOfThePageGoOutCompressedToWhomCanReadThat(String accepted, String encoded) {
        try (var paged = paged()) {
            var answer =
                    paged.stranger()
                            .request(
                                    "GET",
                                    "/assets/thing-1a2b3c.js",
                                    "",
                                    Map.of("Accept-Encoding", accepted));
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.header("Content-Encoding")).isEqualTo(encoded);
            assertThat(answer.header("Content-Type")).startsWith("text/javascript");
            assertThat(answer.header("Vary")).isEqualTo("Accept-Encoding");
            assertThat(answer.header("Cache-Control")).contains("immutable");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/assets/nothing.js",
                "/assets/thing-1a2b3c.js.gz",
                "/assets/..%2findex.html",
                "/assets/%2e%2e",
                "/assets/.js",
                "/assets/"
            })
    void nothingElseIsAmongTheFilesOfThePage(String path) {
        try (var paged = paged()) {
            assertThat(paged.stranger().get(path).status()).isGreaterThanOrEqualTo(400);
        }
    }

    @Test
    void aPageOnTheClassPathIsServedInItsPlace() {
        try (var paged = paged()) {
            var stranger = paged.stranger();
            assertThat(stranger.get("/").body()).contains("a page of its own");
            assertThat(stranger.get("/index.html").status()).isEqualTo(200);
            assertThat(stranger.get("/").header("Cache-Control")).isEqualTo("no-cache");
            assertThat(stranger.get("/assets/thing-1a2b3c.js").header("Cache-Control"))
                    .contains("immutable");
            assertThat(stranger.get("/../tischlein/server/Server.class").status())
                    .isGreaterThanOrEqualTo(400);
            assertThat(stranger.get("/api/nothing").json().path("error").path("key").asString())
                    .isEqualTo("path.unknown");
        }
    }
}
