package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
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

    /** The table that the path names. Codes are typed by hand, as people read them out. */
    String table() {
        return Codes.cleaned(context.pathParam("table"));
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
        if (!header("Content-Type").startsWith(JSON)) {
            throw Problem.unsuitable(say("json.type"));
        }
        return Fields.of(body());
    }

    private String body() {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(Admission.body(context)).toString();
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
        answer(table(), asked(table(), request));
    }

    /** Only so many codes may be wrong. */
    private Answer asked(String table, Request request) {
        services.wrongCodes().check(address(), table, request.by());
        var answer = services.tables().ask(table, request);
        services.wrongCodes().note(address(), answer);
        return answer;
    }

    /** All tables of the series that the path names; none if there is no such table. */
    String series() {
        services.wrongCodes().check(address(), table(), anybody());
        var series = services.tables().series(table());
        if (series.startsWith("{\"tables\":[]")) {
            services.wrongCodes().wrong(address());
        }
        return series;
    }

    /** Follows the link that moves a seat. */
    void follow(String token) {
        var guest = guest();
        services.wrongCodes().check(address(), "", guest);
        var answer = services.tables().follow(token, guest);
        services.wrongCodes().note(address(), answer);
        answer("", answer);
    }

    /** Asks the table of the path to change, and shows it as it is then. */
    void change(Request request) {
        change(table(), request);
    }

    void change(String table, Request request) {
        var answer = asked(table, request);
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
            case Answer.Noted _ -> tellJson("{\"table\":null}");
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
        if (problem.status() == Problem.TOO_MUCH || problem.status() == Problem.UNAVAILABLE) {
            context.header("Retry-After", "1");
        }
        tellJson(services.errors().body(services.errors().error(language(), problem.why())));
    }

    /** Where the sender reaches this server. */
    private String base() {
        return services.settings().base().orElseGet(() -> context.scheme() + "://" + local());
    }

    /** Only a name that is allowed ever comes so far. */
    private String local() {
        var host = header("Host");
        return host.isEmpty() ? context.req().getLocalAddr() + ":" + port() : host;
    }

    Address address() {
        return services.settings().proxied()
                ? Address.forwarded(lines("X-Forwarded-For"), remote())
                : Address.of(remote());
    }

    private List<String> lines(String name) {
        return Collections.list(context.req().getHeaders(name));
    }

    /** Whether the server answers to the name that it is called by. */
    boolean calledRightly() {
        var host = header("Host");
        return host.isEmpty() || services.hosts().allow(host);
    }

    /** What the request calls this server, fit to be shown. */
    String host() {
        return Names.clean(header("Host"));
    }

    /** Whether it comes from this machine itself, and not through a proxy on it. */
    boolean fromThisMachine() {
        return InetAddress.ofLiteral(context.req().getRemoteAddr()).isLoopbackAddress()
                && !services.settings().proxied()
                && lines("X-Forwarded-For").isEmpty()
                && lines("Forwarded").isEmpty();
    }

    /** What stands after "Bearer", or nothing. */
    String bearer() {
        return key(header("Authorization"), null);
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
