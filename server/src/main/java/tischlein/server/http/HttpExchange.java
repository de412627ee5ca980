package tischlein.server.http;

import static tischlein.kernel.Phrase.say;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tischlein.server.guests.Guests;
import tischlein.server.messages.Fields;
import tischlein.server.messages.GuestNames;
import tischlein.server.messages.Problem;
import tischlein.server.messages.RequestLanguage;
import tischlein.server.messages.TableCodes;
import tischlein.server.settings.ClientAddress;
import tischlein.server.settings.HomeNetwork;
import tischlein.server.settings.OwnOrigin;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Language;

/** An HTTP request and its answer, for a route. */
public final class HttpExchange {
    public static final String COOKIE = "tischlein";
    public static final String JSON = "application/json";
    private static final String BEARER = "Bearer ";

    private final Context context;
    private final Services services;

    public HttpExchange(Context context, Services services) {
        this.context = context;
        this.services = services;
    }

    public Language language() {
        return RequestLanguage.of(header("Accept-Language"));
    }

    private String header(String name) {
        return orNothing(context.header(name));
    }

    private static String orNothing(@Nullable String value) {
        return value == null ? "" : value;
    }

    /**
     * @throws Problem if the request does not come from a known guest
     */
    public Guest guest() {
        return known().orElseThrow(() -> new Problem(Problem.STRANGER, say("guest.missing")));
    }

    /** The guest, or {@link Guests#NOBODY}. */
    public Guest anybody() {
        return known().orElse(Guests.NOBODY);
    }

    private Optional<Guest> known() {
        return services.guests().known(key(header("Authorization"), context.cookie(COOKIE)));
    }

    /** The key in a request; the header is used before the cookie. */
    public static String key(String authorization, @Nullable String cookie) {
        return authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length()).strip()
                : orNothing(cookie);
    }

    public void giveKey(String key) {
        context.header(
                "Set-Cookie",
                COOKIE
                        + "="
                        + key
                        + "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax"
                        + (services.settings().secure() ? "; Secure" : ""));
    }

    /** The table in the path, whose code may be written as people type it. */
    public String table() {
        return TableCodes.cleaned(context.pathParam("table"));
    }

    public int seat() {
        return number(context.pathParam("seat"));
    }

    /**
     * A number from the query.
     *
     * @throws Problem if it is not a number
     */
    public int query(String name, int usual) {
        return asked(name).orElse(usual);
    }

    public int query(String name) {
        return asked(name)
                .orElseThrow(() -> Problem.unsuitable(say("json.missing").text("field", name)));
    }

    private Optional<Integer> asked(String name) {
        return Optional.ofNullable(context.queryParam(name)).map(HttpExchange::number);
    }

    private static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException _) {
            throw Problem.unsuitable(say("path.number"));
        }
    }

    /** The body, which must be a JSON object. */
    public Fields fields() {
        if (!header("Content-Type").startsWith(JSON)) {
            throw Problem.unsuitable(say("json.type"));
        }
        return Fields.of(body());
    }

    /** What a reader makes of the body, in which nothing else may be. */
    public <T> T read(Function<Fields, T> reader) {
        var fields = fields();
        var read = reader.apply(fields);
        fields.end();
        return read;
    }

    private String body() {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(Admission.body(context)).toString();
        } catch (CharacterCodingException _) {
            throw Problem.unsuitable(say("json.broken"));
        }
    }

    public void tell(Object value) {
        tellJson(ProtocolJson.write(value));
    }

    public void tellJson(String json) {
        context.contentType(JSON).result(json);
    }

    /** Sends a request to the table in the path, and answers with what it says. */
    public void ask(Request request) {
        answer(table(), asked(table(), request));
    }

    /** Counts wrong codes, of which only so many are allowed. */
    private Answer asked(String table, Request request) {
        services.wrongCodes().check(address(), table, request.by());
        var answer = services.tables().ask(table, request);
        services.wrongCodes().note(address(), answer);
        return answer;
    }

    /** All tables of the series in the path; empty if there is none. */
    public String series() {
        services.wrongCodes().check(address(), table(), anybody());
        var series = services.tables().series(table());
        if (series.startsWith("{\"tables\":[]")) {
            services.wrongCodes().wrong(address());
        }
        return series;
    }

    /** Follows a link that moves a seat. */
    public void follow(String token) {
        var guest = guest();
        services.wrongCodes().check(address(), "", guest);
        var answer = services.tables().follow(token, guest);
        services.wrongCodes().note(address(), answer);
        answer("", answer);
    }

    /** Changes the table in the path, and answers with its new description. */
    public void change(Request request) {
        var table = table();
        var answer = asked(table, request);
        answer(
                table,
                answer instanceof Answer.Done
                        ? services.tables().ask(table, new Request.Describe(request.by()))
                        : answer);
    }

    public void answer(String table, Answer answer) {
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

    public void refuse(Problem problem) {
        context.status(problem.status());
        if (problem.status() == Problem.TOO_MUCH || problem.status() == Problem.UNAVAILABLE) {
            context.header("Retry-After", "1");
        }
        tellJson(services.errors().body(services.errors().error(language(), problem.why())));
    }

    /** The URL by which the sender reaches this server. */
    private String base() {
        return services.settings().base().orElseGet(() -> context.scheme() + "://" + local());
    }

    /** The name in the request, which has been checked by then. */
    private String local() {
        var host = header("Host");
        return host.isEmpty() ? context.req().getLocalAddr() + ":" + port() : host;
    }

    public ClientAddress address() {
        return services.settings().proxied()
                ? ClientAddress.forwarded(lines("X-Forwarded-For"), remote())
                : ClientAddress.of(remote());
    }

    private List<String> lines(String name) {
        return Collections.list(context.req().getHeaders(name));
    }

    /** Whether the request calls the server by a name that is allowed. */
    boolean namesAllowedHost() {
        var host = header("Host");
        return host.isEmpty() || services.hosts().allow(host);
    }

    /** The name by which the request calls this server, safe to show. */
    String host() {
        return GuestNames.clean(header("Host"));
    }

    /** Whether it comes from this machine itself, and not through a proxy. */
    public boolean fromThisMachine() {
        return InetAddress.ofLiteral(context.req().getRemoteAddr()).isLoopbackAddress()
                && !services.settings().proxied()
                && lines("X-Forwarded-For").isEmpty()
                && lines("Forwarded").isEmpty();
    }

    /** What follows "Bearer", or empty. */
    public String bearer() {
        return key(header("Authorization"), null);
    }

    private java.net.SocketAddress remote() {
        return new java.net.InetSocketAddress(
                context.req().getRemoteAddr(), context.req().getRemotePort());
    }

    /** Whether the sender is on this machine or in its home network. */
    public boolean atHome() {
        return HomeNetwork.covers(InetAddress.ofLiteral(context.req().getRemoteAddr()));
    }

    /** The port that the server listens on. */
    public int port() {
        return context.req().getLocalPort();
    }

    /** Whether one of our own pages has sent this, or a program that is not a browser. */
    boolean fromHere() {
        var origin = context.header("Origin");
        return origin == null || OwnOrigin.ours(origin, header("Host"), services.settings());
    }
}
