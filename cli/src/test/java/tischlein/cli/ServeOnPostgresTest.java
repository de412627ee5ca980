package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tischlein.client.HttpApi;
import tischlein.client.SocketUser;
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
                        ServedTables.start(
                                folder,
                                Map.of(),
                                "serve",
                                "--host",
                                "127.0.0.1",
                                "--database",
                                "postgresql://postgres:postgres@localhost:"
                                        + postgres.getPort()
                                        + "/postgres")) {
            var player = new Player(served.newGuest("Ada"));
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
    private void saysThatItIsNotAlone(ServedTables first, int port) throws Exception {
        var elsewhere = Files.createDirectory(folder.resolve("second"));
        try (var second =
                ServedTables.start(
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
                .contains("process " + first.process(), "presence and chat are not passed on");
    }

    /**
     * Somebody who plays what the server suggests. The bots take their time: without it two
     * messages for each choice would be more than a socket may send.
     */
    private static final class Player implements SocketUser {
        private final HttpApi api;
        private final WebSocket socket;
        private final LinkedBlockingQueue<JsonNode> heard = new LinkedBlockingQueue<>();

        Player(HttpApi api) {
            this.api = api;
            socket = api.socket(this);
        }

        String lay() {
            var chairs = List.of("me", "bot random", "bot random", "bot random");
            var table = api.newTable(Map.of("game", "buffet", "pace", 100, "chairs", chairs));
            say("{\"do\":\"hello\",\"id\":\"h\",\"table\":\"%s\",\"seats\":[0]}".formatted(table));
            api.start(table);
            return table;
        }

        @Override
        public void told(WebSocket from, String message) {
            heard.add(JsonMapper.shared().readTree(message));
        }

        @Override
        public void closed(WebSocket from, int code, String reason) {
            // whoever waits for a message learns of it
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
