package tischlein.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.server.RunningServer;
import tischlein.server.settings.ServerSettings;

class PageRoutesTest {
    @RegisterExtension static final RunningServer plain = RunningServer.usual();

    @RegisterExtension
    static final RunningServer paged =
            RunningServer.with(
                    new ServerSettings(
                            "127.0.0.1",
                            0,
                            Optional.empty(),
                            false,
                            "/page",
                            RunningServer.GENEROUS));

    @ParameterizedTest
    @CsvSource({
        "en,The table is laid",
        "fr,La table est mise",
        "de,Der Tisch ist gedeckt",
        "ja,用意ができました"
    })
    void aBrowserIsWelcomedWithoutAScript(String language, String words) {
        var page = plain.stranger().speaking(language).get("/");
        assertThat(page.header("Content-Type")).startsWith("text/html");
        assertThat(page.body())
                .contains(words, "lang=\"" + language + "\"")
                .doesNotContain("<script", "http://", "https://");
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
        assertThat(paged.stranger().get(path).status()).isGreaterThanOrEqualTo(400);
    }

    @Test
    void aPageOnTheClassPathIsServedInItsPlace() {
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

    @ParameterizedTest
    @ValueSource(strings = {"/t/K7QF2B", "/tv/K7QF2B", "/t/k7q%20f2b", "/t/x"})
    void anAddressTypedByHandLeadsToThePage(String path) {
        var answer = paged.stranger().get(path);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Content-Type")).startsWith("text/html");
        assertThat(answer.header("Cache-Control")).isEqualTo("no-cache");
        assertThat(answer.body()).contains("a page of its own");
    }
}
