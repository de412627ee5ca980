package tischlein.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import tischlein.kernel.Game;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/**
 * A guest who sits down at a table of every game for a moment and leaves. Whoever makes a cache of
 * the classes that a server needs lets it rehearse: then the server ends by itself.
 */
final class Rehearsal implements AutoCloseable {
    private static final String WANTED = "tischlein.rehearsal";
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final int port;
    private final HttpClient http = HttpClient.newHttpClient();

    Rehearsal(int port) {
        this.port = port;
    }

    /** Whether whoever started the program wants one: by a system property. */
    static boolean wanted() {
        return Boolean.getBoolean(WANTED);
    }

    /** However it goes, it ends: what was not rehearsed is only slower. */
    void play() {
        try {
            send(HttpRequest.newBuilder(uri("http", "/health")), "");
            send(HttpRequest.newBuilder(uri("http", "/")), "");
            var guest = Map.<String, Object>of("name", "Ada", "key", true);
            var key = post("/api/guest", "", guest).path("key").asString();
            for (var game : Shelf.games()) {
                visit(game, key);
            }
        } catch (IOException | RuntimeException _) {
            // told above
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void visit(Game<?, ?, ?> game, String key) throws IOException, InterruptedException {
        var wish =
                Map.<String, Object>of(
                        "game", game.about().name(),
                        "seats", game.about().fewestSeats(),
                        "chairs", List.of("me"),
                        "pace", 0);
        var table = post("/api/tables", key, wish).path("table").asString();
        post("/api/tables/" + table + "/start", key, Map.of());
        var seen = new CompletableFuture<Boolean>();
        var socket =
                http.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + key)
                        .buildAsync(uri("ws", "/api/live"), new Eye(seen))
                        .join();
        var hello = Map.of("do", "hello", "id", "hello", "table", table, "seats", List.of(0));
        socket.sendText(Wire.write(hello), true).join();
        seen.completeOnTimeout(false, PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
        socket.abort();
    }

    /** Waits for the first frame. */
    private record Eye(CompletableFuture<Boolean> seen) implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            if (text.toString().contains("\"is\":\"frame\"")) {
                seen.complete(true);
            }
            from.request(1);
            return CompletableFuture.completedStage(true);
        }
    }

    private JsonNode post(String path, String key, Map<String, Object> body)
            throws IOException, InterruptedException {
        var request =
                HttpRequest.newBuilder(uri("http", path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(Wire.write(body)));
        return Wire.MAPPER.readTree(send(request, key));
    }

    private String send(HttpRequest.Builder request, String key)
            throws IOException, InterruptedException {
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key);
        }
        return http.send(request.timeout(PATIENCE).build(), HttpResponse.BodyHandlers.ofString())
                .body();
    }

    private URI uri(String scheme, String path) {
        return URI.create(scheme + "://127.0.0.1:" + port + path);
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
