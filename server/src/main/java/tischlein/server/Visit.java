package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.http.Context;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tischlein.table.Answer;
import tischlein.table.Guest;
import tischlein.table.Request;
import tischlein.table.Wire;
import tischlein.words.Language;

/** One request over HTTP, as a route sees it. */
final class Visit {
    static final String COOKIE = "tischlein";
    static final String JSON = "application/json";
    private static final String BEARER = "Bearer ";

    private final Context context;
    private final Services services;

    Visit(Context context, Services services) {
        this.context = context;
        this.services = services;
    }

    Language language() {
        return Tongue.of(header("Accept-Language"));
    }

    private String header(String name) {
        return orNothing(context.header(name));
    }

    private static String orNothing(@Nullable String value) {
        return value == null ? "" : value;
    }

    /**
     * @throws Problem if nobody knows who this is
     */
    Guest guest() {
        return known().orElseThrow(() -> new Problem(Problem.STRANGER, say("guest.missing")));
    }

    /** The guest, or nobody. */
    Guest anybody() {
        return known().orElse(Guests.NOBODY);
    }

    private Optional<Guest> known() {
        return services.guests().known(key(header("Authorization"), context.cookie(COOKIE)));
    }

    /** The key that a request brings: a header counts more than a cookie. */
    static String key(String authorization, @Nullable String cookie) {
        return authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length()).strip()
                : orNothing(cookie);
    }

    void giveKey(String key) {
        context.header(
                "Set-Cookie",
                COOKIE
                        + "="
                        + key
                        + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
                        + (services.settings().secure() ? "; Secure" : ""));
    }

    /** The table that the path names. Codes are typed by hand: small letters will do. */
    String table() {
        return context.pathParam("table").toUpperCase(java.util.Locale.ROOT);
    }

    int seat() {
        return number(context.pathParam("seat"));
    }

    /**
     * A number from the query.
     *
     * @throws Problem if it is not one
     */
    int query(String name, int usual) {
        var value = context.queryParam(name);
        return value == null ? usual : number(value);
    }

    int query(String name) {
        var value = context.queryParam(name);
        if (value == null) {
            throw Problem.unsuitable(say("json.missing").text("field", name));
        }
        return number(value);
    }

    private static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw Problem.unsuitable(say("path.number"));
        }
    }

    /** The body, which must be a JSON object. */
    Fields fields() {
        return fields(Fields.LONGEST);
    }

    Fields fields(int longest) {
        if (!header("Content-Type").startsWith(JSON)) {
            throw Problem.unsuitable(say("json.type"));
        }
        return Fields.of(body(longest));
    }

    private String body(int longest) {
        byte[] bytes;
        try {
            bytes = context.req().getInputStream().readNBytes(longest + 1);
        } catch (IOException _) {
            throw Problem.unsuitable(say("json.broken"));
        }
        if (bytes.length > longest) {
            throw new Problem(Problem.TOO_LONG, say("json.long").number("most", longest / 1024));
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
        } catch (CharacterCodingException _) {
            throw Problem.unsuitable(say("json.broken"));
        }
    }

    void tell(Object value) {
        tellJson(Wire.write(value));
    }

    private void tellJson(String json) {
        context.contentType(JSON).result(json);
    }

    /** Asks the table of the path, and passes on what it says. */
    void ask(Request request) {
        answer(table(), services.tables().ask(table(), request));
    }

    /** Asks the table of the path to change, and shows it as it is then. */
    void change(Request request) {
        change(table(), request);
    }

    void change(String table, Request request) {
        var answer = services.tables().ask(table, request);
        answer(
                table,
                answer instanceof Answer.Done
                        ? services.tables().ask(table, new Request.Describe(request.by()))
                        : answer);
    }

    void answer(String table, Answer answer) {
        switch (answer) {
            case Answer.Done(int version) -> tell(Map.of("version", version));
            case Answer.Refused refused -> refuse(table, refused);
            case Answer.Told(String json) -> tellJson(json);
            case Answer.Suggested(var moves) -> tell(Map.of("moves", moves));
            case Answer.Linked(String token) -> tell(Map.of("link", base() + "/#seat=" + token));
            case Answer.Elsewhere(String other) -> {
                context.status(201);
                tell(Map.of("table", other));
            }
            case Answer.Exported(String log) ->
                    context.contentType("text/plain; charset=utf-8")
                            .header(
                                    "Content-Disposition",
                                    "attachment; filename=\"" + table + ".log\"")
                            .result(log);
        }
    }

    private void refuse(String table, Answer.Refused refused) {
        context.status(Problem.status(refused.reason()));
        tellJson(services.errors().body(services.errors().error(language(), table, refused)));
    }

    void refuse(Problem problem) {
        context.status(problem.status());
        if (problem.status() == Problem.TOO_MUCH) {
            context.header("Retry-After", "1");
        }
        tellJson(services.errors().body(services.errors().error(language(), problem.why())));
    }

    /** Where the sender reaches this server. */
    private String base() {
        return services.settings()
                .base()
                .orElseGet(() -> context.scheme() + "://" + context.host());
    }

    Address address() {
        return services.settings().proxied()
                ? Address.forwarded(header("X-Forwarded-For"), remote())
                : Address.of(remote());
    }

    private java.net.SocketAddress remote() {
        return new java.net.InetSocketAddress(
                context.req().getRemoteAddr(), context.req().getRemotePort());
    }

    /** Whether the sender is on this machine or in its home network. */
    boolean atHome() {
        return HomeNetwork.covers(InetAddress.ofLiteral(context.req().getRemoteAddr()));
    }

    /** The port that the server listens on. */
    int port() {
        return context.req().getLocalPort();
    }

    /** Whether a page of ours has sent this, or something that is no browser. */
    boolean fromHere() {
        var origin = context.header("Origin");
        return origin == null || Origin.ours(origin, header("Host"), services.settings());
    }
}
