package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/** A guest who lays tables and looks at them, and plays at none. */
final class Visitor implements AutoCloseable {
    private static final int PATIENCE = 60; // seconds

    private final Target target;
    private final HttpClient http = HttpClient.newHttpClient();
    private final String key;

    Visitor(Target target) {
        this.target = target;
        key = post("/api/guest", "", Map.of("name", "Vera", "key", true)).path("key").asString();
    }

    String key() {
        return key;
    }

    /** Lays a table and starts it. */
    String lay(Map<String, Object> wish) {
        var table = post("/api/tables", key, wish).path("table").asString();
        post("/api/tables/" + table + "/start", key, Map.of());
        return table;
    }

    private JsonNode post(String path, String bearer, Map<String, Object> body) {
        var request =
                HttpRequest.newBuilder(target.http(path))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(Wire.write(body)));
        if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        }
        return Wire.MAPPER.readTree(send(request));
    }

    private String send(HttpRequest.Builder request) {
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** One of the server's figures. */
    long figure(String name) {
        return send(HttpRequest.newBuilder(target.http("/metrics")))
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElse(0);
    }

    /** The present frame of a table, as one of its seats sees it or, without one, an onlooker. */
    JsonNode frame(String table, List<Integer> seats) {
        var ear = new Ear(new StringBuilder(), new LinkedBlockingQueue<>());
        var socket =
                http.newWebSocketBuilder()
                        .header("Authorization", "Bearer " + key)
                        .buildAsync(URI.create(target.url() + "/api/live"), ear)
                        .join();
        var hello =
                Map.<String, Object>of("do", "hello", "id", "h", "table", table, "seats", seats);
        socket.sendText(Wire.write(hello), true).join();
        try {
            var frame = ear.frames.poll(PATIENCE, TimeUnit.SECONDS);
            if (frame == null) {
                throw new AssertionError("no frame");
            }
            return frame;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            socket.abort();
        }
    }

    private record Ear(StringBuilder part, LinkedBlockingQueue<JsonNode> frames)
            implements WebSocket.Listener {
        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
            part.append(text);
            if (last) {
                var message = Wire.MAPPER.readTree(part.toString());
                part.setLength(0);
                if (message.path("is").asString().equals("frame")) {
                    frames.add(message);
                }
            }
            from.request(1);
            return CompletableFuture.completedStage(true);
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
