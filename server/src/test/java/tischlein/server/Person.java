package tischlein.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionException;
import tischlein.table.Wire;
import tools.jackson.databind.JsonNode;

/** Somebody who talks to a server over HTTP and WebSocket. */
final class Person {
    static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final HttpClient CLIENT =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .build();

    private final String authority;
    private final String key;
    private final String language;

    Person(String authority, String key) {
        this(authority, key, "en");
    }

    private Person(String authority, String key, String language) {
        this.authority = authority;
        this.key = key;
        this.language = language;
    }

    /** Somebody with a key of their own. */
    static Person guest(String authority, String name, String language) {
        var key =
                new Person(authority, "")
                        .post("/api/guest", "{\"name\":\"" + name + "\",\"key\":true}")
                        .json()
                        .path("key")
                        .asString();
        return new Person(authority, key, language);
    }

    Person speaking(String other) {
        return new Person(authority, key, other);
    }

    String key() {
        return key;
    }

    /** What came back. */
    record Reply(int status, String body, java.net.http.HttpHeaders headers) {
        JsonNode json() {
            return Wire.MAPPER.readTree(body);
        }

        String says() {
            return json().path("error").path("says").asString();
        }

        String header(String name) {
            return headers.firstValue(name).orElse("");
        }
    }

    Reply get(String path) {
        return request("GET", path, "", Map.of());
    }

    Reply post(String path, String json) {
        return request("POST", path, json, Map.of("Content-Type", "application/json"));
    }

    Reply put(String path, String json) {
        return request("PUT", path, json, Map.of("Content-Type", "application/json"));
    }

    Reply delete(String path) {
        return request("DELETE", path, "", Map.of());
    }

    Reply request(String method, String path, String body, Map<String, String> headers) {
        var request =
                HttpRequest.newBuilder(URI.create("http://" + authority + path))
                        .timeout(PATIENCE)
                        .method(method, BodyPublishers.ofString(body))
                        .header("Accept-Language", language);
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key);
        }
        headers.forEach(request::header);
        try {
            HttpResponse<String> response = CLIENT.send(request.build(), BodyHandlers.ofString());
            return new Reply(response.statusCode(), response.body(), response.headers());
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(method + " " + path, e);
        }
    }

    /** Lays a table, and answers with its code. */
    String lay(String wish) {
        var reply = post("/api/tables", wish);
        if (reply.status() != 201) {
            throw new AssertionError(reply.body());
        }
        return reply.json().path("table").asString();
    }

    Ear listen() {
        return listen(key.isEmpty() ? Map.of() : Map.of("Authorization", "Bearer " + key));
    }

    /**
     * @throws CompletionException if the server does not open the socket
     */
    Ear listen(Map<String, String> headers) {
        var ear = new Ear();
        var socket = CLIENT.newWebSocketBuilder().connectTimeout(PATIENCE);
        socket.header("Accept-Language", language);
        headers.forEach(socket::header);
        ear.use(socket.buildAsync(URI.create("ws://" + authority + "/api/live"), ear).join());
        return ear;
    }
}
