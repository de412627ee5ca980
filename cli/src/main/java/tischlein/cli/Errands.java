package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import tischlein.table.Wire;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What is asked of a server over HTTP, by docs/protocol.md, on behalf of one guest. */
final class Errands implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int BAD = 400;
    private static final int STRANGER = 401;

    private final URI server;
    private final Voice voice;
    private final HttpClient http =
            HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(PATIENCE)
                    .build();
    private String key = "";

    /**
     * @param server without anything behind the host and port
     */
    Errands(URI server, Voice voice) {
        this.server = server;
        this.voice = voice;
    }

    /** From now on everything is asked for by the guest with this key. */
    void runFor(String guest) {
        key = guest;
    }

    String key() {
        return key;
    }

    HttpClient http() {
        return http;
    }

    /** Whether the server knows the guest. */
    boolean known() {
        return !key.isEmpty() && answer("GET", "/api/guest", Map.of()).statusCode() != STRANGER;
    }

    JsonNode get(String path) {
        return ask("GET", path, Map.of());
    }

    /** What has no fields, like a log. */
    String text(String path) {
        return body(answer("GET", path, Map.of()));
    }

    JsonNode post(String path, Map<String, Object> body) {
        return ask("POST", path, body);
    }

    JsonNode put(String path, Map<String, Object> body) {
        return ask("PUT", path, body);
    }

    JsonNode delete(String path) {
        return ask("DELETE", path, Map.of());
    }

    /**
     * @throws BadInput if the server refuses it, or there is none
     */
    private JsonNode ask(String method, String path, Map<String, Object> body) {
        var text = body(answer(method, path, body));
        return text.isEmpty() ? Wire.MAPPER.createObjectNode() : read(text);
    }

    private String body(HttpResponse<String> answer) {
        if (answer.statusCode() >= BAD) {
            var says = read(answer.body()).path("error").path("says").asString("");
            throw new BadInput(says.isEmpty() ? strange() : Phrases.clean(says));
        }
        return answer.body();
    }

    private JsonNode read(String text) {
        try {
            return Wire.MAPPER.readTree(text);
        } catch (JacksonException _) {
            throw new BadInput(strange());
        }
    }

    private String strange() {
        return voice.say(say("live.stranger").text("server", server.toString()));
    }

    private HttpResponse<String> answer(String method, String path, Map<String, Object> body) {
        var request =
                HttpRequest.newBuilder(URI.create(server + path))
                        .timeout(PATIENCE)
                        .header("Accept-Language", voice.language().code())
                        .header("Content-Type", "application/json")
                        .method(
                                method,
                                method.equals("GET") || method.equals("DELETE")
                                        ? HttpRequest.BodyPublishers.noBody()
                                        : HttpRequest.BodyPublishers.ofString(Wire.write(body)));
        if (!key.isEmpty()) {
            request.header("Authorization", "Bearer " + key);
        }
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException | IllegalArgumentException _) {
            // the second for a port that no machine has
            throw new BadInput(
                    voice.say(say("live.unreachable").text("server", server.toString())));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new BadInput(strange());
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
