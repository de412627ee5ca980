package tischlein.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Phrase;

class HttpApiTest {
    private HttpServer server;
    private HttpApi api;

    @BeforeEach
    void open() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.start();
        api = new HttpApi(URI.create("http://127.0.0.1:" + server.getAddress().getPort()), "fr");
    }

    @AfterEach
    void close() {
        api.close();
        server.stop(0);
    }

    private void answers(String path, int status, String body) {
        server.createContext(
                path,
                exchange -> {
                    var headers = exchange.getRequestHeaders();
                    var told =
                            body.replace("LANGUAGE", headers.getFirst("Accept-Language"))
                                    .replace("KEY", "" + headers.getFirst("Authorization"))
                                    .getBytes(StandardCharsets.UTF_8);
                    exchange.sendResponseHeaders(status, told.length == 0 ? -1 : told.length);
                    exchange.getResponseBody().write(told);
                    exchange.close();
                });
    }

    @Test
    void aGuestIsKnownByTheKeyAndAnsweredInTheirLanguage() {
        answers("/api/guest", 200, "{\"says\":\"LANGUAGE\",\"by\":\"KEY\"}");
        assertThat(api.get("/api/guest").toString()).isEqualTo("{\"says\":\"fr\",\"by\":\"null\"}");
        assertThat(api.by("k1").get("/api/guest").path("by").asString()).isEqualTo("Bearer k1");
        assertThat(api.key()).as("the first guest is still nobody").isEmpty();
    }

    @Test
    void whoeverWaitsNoLongerForASilentServerIsToldThatNobodyIsThere() throws IOException {
        try (var silent = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            var address = URI.create("http://127.0.0.1:" + silent.getLocalPort());
            var hasty = new HttpApi(address, "en").waiting(Duration.ofMillis(1)).by("k1");
            assertThatThrownBy(() -> hasty.send("GET", "/", "", Map.of()))
                    .isInstanceOf(ServerProblem.class);
        }
    }

    @Test
    void aRefusalIsToldInTheServersWords() {
        answers("/api/tables", 409, "{\"error\":{\"says\":\"Trop tard.\\u001b\"}}");
        assertThatThrownBy(() -> api.get("/api/tables"))
                .isInstanceOfSatisfying(
                        ServerProblem.class,
                        problem -> {
                            assertThat(problem.told()).isEqualTo(new Phrase.Text("Trop tard."));
                            assertThat(problem.unreachable()).isFalse();
                        });
    }

    @Test
    void whatIsNoTischleinServerIsAStranger() {
        answers("/fine", 200, "<html>");
        answers("/bad", 500, "<html>");
        for (var path : new String[] {"/fine", "/bad"}) {
            assertThatThrownBy(() -> api.get(path))
                    .isInstanceOf(ServerProblem.class)
                    .hasMessageContaining("live.stranger");
        }
    }

    @Test
    void anEmptyAnswerHasNoFields() {
        answers("/api/tables", 204, "");
        assertThat(api.delete("/api/tables").isEmpty()).isTrue();
    }

    @Test
    void nobodyThereIsUnreachable() {
        server.stop(0);
        assertThatThrownBy(() -> api.text("/health"))
                .isInstanceOfSatisfying(
                        ServerProblem.class, problem -> assertThat(problem.unreachable()).isTrue());
    }

    @Test
    void aSocketOfASecureServerIsSecure() {
        assertThat(HttpApi.live(URI.create("https://play.example.org")))
                .isEqualTo(URI.create("wss://play.example.org/api/live"));
    }
}
