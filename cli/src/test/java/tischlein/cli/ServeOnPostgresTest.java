package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Timeout(value = 180, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ServeOnPostgresTest {
    @TempDir Path folder;

    @Test
    void aWholeGameIsPlayedOnPostgres() throws Exception {
        try (var postgres =
                        EmbeddedPostgres.builder()
                                .setDataDirectory(folder.resolve("postgres"))
                                .setPGStartupWait(Duration.ofSeconds(60))
                                .start();
                var served =
                        Served.start(
                                folder,
                                Map.of(),
                                "serve",
                                "--host",
                                "127.0.0.1",
                                "--database",
                                "postgresql://postgres:postgres@localhost:"
                                        + postgres.getPort()
                                        + "/postgres")) {
            var key = read(served.post("/api/guest", "{\"name\":\"Ada\",\"key\":true}", ""));
            var player = new Player(served, key.path("key").asString());
            var table = player.lay();
            player.finish(table);
            assertThat(served.get("/api/tables/" + table + "/log"))
                    .startsWith("tischlein 1\ngame buffet 1\nseats 4")
                    .contains("\nseal ", "\n0 play ", "\nseed ");
            assertThat(Files.readString(folder.resolve("records"))).doesNotContain("presence");
            saysThatItIsNotAlone(served, postgres.getPort());
            assertThat(served.terminate()).isZero();
            assertThat(served.out()).doesNotContain("postgres:postgres");
        }
    }

    /** A second server on the same database. */
    private void saysThatItIsNotAlone(Served first, int port) throws Exception {
        var elsewhere = Files.createDirectory(folder.resolve("second"));
        try (var second =
                Served.start(
                        elsewhere,
                        Map.of(),
                        "serve",
                        "--quiet",
                        "--host",
                        "127.0.0.1",
                        "--database",
                        "postgresql://postgres:postgres@localhost:" + port + "/postgres")) {
            assertThat(second.terminate()).isZero();
        }
        assertThat(Files.readAllLines(elsewhere.resolve("records")))
                .singleElement()
                .asString()
                .contains("process " + first.process(), "presence and chat do not cross");
    }

    private static JsonNode read(String json) {
        return JsonMapper.shared().readTree(json);
    }

    /**
     * Somebody who plays what the server suggests. The bots take their time: without it two
     * messages for each choice would be more than a socket may send.
     */
    private static final class Player implements WebSocket.Listener {
        private final Served served;
        private final String key;
        private final WebSocket socket;
        private final StringBuilder part = new StringBuilder();
        private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();

        Player(Served served, String key) {
            this.served = served;
            this.key = key;
            socket =
                    HttpClient.newHttpClient()
                            .newWebSocketBuilder()
                            .header("Authorization", "Bearer " + key)
                            .buildAsync(
                                    URI.create("ws://127.0.0.1:" + served.port() + "/api/live"),
                                    this)
                            .join();
        }

        String lay() throws Exception {
            var wish =
                    "{\"game\":\"buffet\",\"pace\":100,\"chairs\":[\"me\",\"bot random\",\"bot"
                            + " random\",\"bot random\"]}";
            var table = read(served.post("/api/tables", wish, key)).path("table").asString();
            say("{\"do\":\"hello\",\"id\":\"h\",\"table\":\"%s\",\"seats\":[0]}".formatted(table));
            served.post("/api/tables/" + table + "/start", "", key);
            return table;
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                heard.add(read(part.toString()));
                part.setLength(0);
            }
            from.request(1);
            return null;
        }

        private void say(String message) {
            socket.sendText(message, true).join();
        }

        /** Chooses whenever there is a choice, until there is a result. */
        void finish(String table) throws InterruptedException {
            int asked = -1;
            while (true) {
                var message = heard.poll(60, TimeUnit.SECONDS);
                assertThat(message).as("something is heard").isNotNull();
                int version = message.path("version").asInt();
                switch (message.path("is").asString()) {
                    case "frame" -> {
                        if (message.has("result")) {
                            return;
                        }
                        if (!message.path("choices").isEmpty() && version > asked) {
                            asked = version;
                            say(command("suggest", table, version, ""));
                        }
                    }
                    case "suggested" ->
                            say(
                                    command(
                                            "choose",
                                            table,
                                            asked,
                                            ",\"moves\":" + message.path("moves")));
                    case "refused", "bye" -> throw new AssertionError(message.toString());
                    default -> {}
                }
            }
        }

        private static String command(String what, String table, int version, String more) {
            return "{\"do\":\"%s\",\"id\":\"%s%d\",\"table\":\"%s\",\"seat\":0,\"version\":%d%s}"
                    .formatted(what, what, version, table, version, more);
        }
    }
}
