package tischlein.load.clients;

import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tischlein.client.ClientJson;
import tischlein.client.ClientMessage;
import tischlein.client.HttpApi;
import tischlein.client.SocketUser;
import tools.jackson.databind.JsonNode;

/** A guest who sets up tables and looks at them, and plays at none. */
public final class Visitor implements AutoCloseable {
    private static final int PATIENCE = 60; // seconds

    private final HttpApi api;

    public Visitor(TargetServer target) {
        var stranger = target.api();
        api = stranger.by(stranger.newGuest("Vera"));
    }

    public String key() {
        return api.key();
    }

    /** Sets up a table and starts it. */
    public String lay(Map<String, Object> wish) {
        var table = api.newTable(wish);
        api.start(table);
        return table;
    }

    /** One of the server's figures. */
    public long figure(String name) {
        return api.text("/metrics")
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToLong(line -> (long) Double.parseDouble(line.substring(name.length())))
                .findFirst()
                .orElse(0);
    }

    /** The present frame of a table, as one of its seats sees it or, without one, an onlooker. */
    public JsonNode frame(String table, List<Integer> seats) {
        var frames = new LinkedBlockingQueue<JsonNode>();
        var socket = api.socket(new FrameCollector(frames));
        var hello = new ClientMessage.Hello("h", table, seats, OptionalInt.empty());
        socket.sendText(hello.json(), true).join();
        try {
            var frame = frames.poll(PATIENCE, TimeUnit.SECONDS);
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

    private record FrameCollector(LinkedBlockingQueue<JsonNode> frames) implements SocketUser {
        @Override
        public void told(WebSocket from, String message) {
            var json = ClientJson.MAPPER.readTree(message);
            if (json.path("is").asString().equals("frame")) {
                frames.add(json);
            }
        }

        @Override
        public void closed(WebSocket from, int code, String reason) {
            // then no frame comes
        }
    }

    @Override
    public void close() {
        api.close();
    }
}
