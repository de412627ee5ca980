package tischlein.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionException;
import tischlein.client.HttpApi;
import tischlein.client.HttpReply;

/** Somebody who talks to a server over HTTP and WebSocket, and may say whatever they like. */
public final class WirePerson {
    public static final Duration PATIENCE = Duration.ofSeconds(20);

    private final HttpApi api;

    public WirePerson(HttpApi api) {
        this.api = api;
    }

    public WirePerson speaking(String other) {
        return new WirePerson(api.by(api.key(), other));
    }

    public String key() {
        return api.key();
    }

    public HttpReply get(String path) {
        return request("GET", path, "", Map.of());
    }

    public HttpReply post(String path, String json) {
        return request("POST", path, json, HttpApi.JSON);
    }

    public HttpReply put(String path, String json) {
        return request("PUT", path, json, HttpApi.JSON);
    }

    HttpReply delete(String path) {
        return request("DELETE", path, "", Map.of());
    }

    public HttpReply request(String method, String path, String body, Map<String, String> headers) {
        return api.send(method, path, body, headers);
    }

    /** Sets up a table, and answers with its code. */
    public String lay(String wish) {
        var reply = post("/api/tables", wish);
        if (reply.status() != 201) {
            throw new AssertionError(reply.body());
        }
        return reply.json().path("table").asString();
    }

    public SocketEar listen() {
        var ear = new SocketEar();
        ear.use(api.socket(ear));
        return ear;
    }

    /**
     * With other headers than the guest's key.
     *
     * @throws CompletionException if the server does not open the socket
     */
    public SocketEar listen(Map<String, String> headers) {
        var ear = new SocketEar();
        ear.use(api.socket(ear, headers));
        return ear;
    }
}
