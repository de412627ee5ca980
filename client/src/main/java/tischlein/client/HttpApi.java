package tischlein.client;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletionException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** What is asked of a server over HTTP, by docs/protocol.md, on behalf of one guest. */
public final class HttpApi implements AutoCloseable {
    /** The headers of a request whose body is JSON. */
    public static final Map<String, String> JSON = Map.of("Content-Type", "application/json");

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final int STRANGER = 401;

    private final URI server;
    private final String language;
    private final HttpClient http;
    private final Duration patience;
    private String key = "";

    /**
     * @param server without anything behind the host and port
     * @param language in which the server answers
     */
    public HttpApi(URI server, String language) {
        this(
                server,
                language,
                HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .connectTimeout(PATIENCE)
                        .build(),
                PATIENCE);
    }

    private HttpApi(URI server, String language, HttpClient http, Duration patience) {
        this.server = server;
        this.language = language;
        this.http = http;
        this.patience = patience;
    }

    /** The same, for somebody who rather asks another server than wait any longer. */
    public HttpApi waiting(Duration longest) {
        return new HttpApi(server, language, http, longest);
    }

    /** The same server, asked by another guest in another language, over the same connections. */
    public HttpApi by(String guest, String tongue) {
        var other = new HttpApi(server, tongue, http, patience);
        other.actFor(guest);
        return other;
    }

    /** The same in this one's language. */
    public HttpApi by(String guest) {
        return by(guest, language);
    }

    /** From now on everything is asked for by the guest with this key; empty for nobody. */
    void actFor(String guest) {
        key = guest;
    }

    public String key() {
        return key;
    }

    /** Whether the server knows the guest. */
    boolean known() {
        return !key.isEmpty() && send("GET", "/api/guest", "", JSON).status() != STRANGER;
    }

    /**
     * The key of a new guest.
     *
     * @param name empty to let the server choose one
     */
    public String newGuest(String name) {
        var wish = new LinkedHashMap<String, Object>();
        if (!name.isEmpty()) {
            wish.put("name", name);
        }
        wish.put("key", true);
        return post("/api/guest", wish).path("key").asString("");
    }

    /** The code of a new table. */
    public String newTable(Map<String, Object> wish) {
        return post("/api/tables", wish).path("table").asString("");
    }

    public void start(String table) {
        post("/api/tables/" + table + "/start", Map.of());
    }

    public JsonNode get(String path) {
        return json(send("GET", path, "", JSON));
    }

    /** A table as the server describes it. */
    public JsonNode table(String code) {
        return get("/api/tables/" + code);
    }

    /** Gives the guest another figure, as the protocol calls it. */
    public void changeFigure(String figure) {
        var me = get("/api/guest");
        put("/api/guest", Map.of("name", me.path("name").asString(""), "figure", figure));
    }

    /** What has no fields, like a log. */
    public String text(String path) {
        return need(send("GET", path, "", JSON)).body();
    }

    public JsonNode post(String path, Map<String, Object> body) {
        return json(send("POST", path, ClientJson.write(body), JSON));
    }

    public JsonNode put(String path, Map<String, Object> body) {
        return json(send("PUT", path, ClientJson.write(body), JSON));
    }

    public JsonNode delete(String path) {
        return json(send("DELETE", path, "", JSON));
    }

    private JsonNode json(HttpReply reply) {
        need(reply);
        try {
            return reply.json();
        } catch (JacksonException _) {
            throw ServerProblem.strange(reply.status(), server);
        }
    }

    /**
     * The reply, if it is fine.
     *
     * @throws ServerProblem if it is not
     */
    public HttpReply need(HttpReply reply) {
        if (reply.fine()) {
            return reply;
        }
        try {
            var says = Phrases.clean(reply.says());
            throw says.isEmpty()
                    ? ServerProblem.strange(reply.status(), server)
                    : ServerProblem.refused(reply.status(), says);
        } catch (JacksonException _) {
            throw ServerProblem.strange(reply.status(), server);
        }
    }

    /**
     * Sends anything and returns whatever comes back.
     *
     * @throws ServerProblem if nothing does
     */
    public HttpReply send(String method, String path, String body, Map<String, String> headers) {
        try {
            var request =
                    HttpRequest.newBuilder(URI.create(server + path))
                            .timeout(patience)
                            .header("Accept-Language", language)
                            .method(
                                    method,
                                    body.isEmpty()
                                            ? BodyPublishers.noBody()
                                            : BodyPublishers.ofString(body));
            if (!key.isEmpty()) {
                request.header("Authorization", "Bearer " + key);
            }
            headers.forEach(request::header);
            var answer = http.send(request.build(), BodyHandlers.ofString());
            return new HttpReply(answer.statusCode(), answer.body(), answer.headers());
        } catch (IOException | IllegalArgumentException _) {
            // the second for a port that no machine has
            throw ServerProblem.unreachable(server);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw ServerProblem.unreachable(server);
        }
    }

    /**
     * Opens a live socket of this guest's.
     *
     * @throws CompletionException if the server does not open it
     */
    public WebSocket socket(SocketUser user) {
        return socket(user, key.isEmpty() ? Map.of() : Map.of("Authorization", "Bearer " + key));
    }

    /** The same, with other headers than the guest's key. */
    public WebSocket socket(SocketUser user, Map<String, String> headers) {
        var socket = http.newWebSocketBuilder().connectTimeout(PATIENCE);
        socket.header("Accept-Language", language);
        headers.forEach(socket::header);
        return socket.buildAsync(live(server), new WholeMessages(user)).join();
    }

    static URI live(URI server) {
        return URI.create(server.toString().replaceFirst("^http", "ws") + "/api/live");
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
