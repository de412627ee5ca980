package tischlein.server.http;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tischlein.server.limits.Allowances;
import tischlein.server.limits.BodiesInFlight;
import tischlein.server.limits.Cost;
import tischlein.server.limits.RequestGate;
import tischlein.server.limits.SlowBodyReader;
import tischlein.server.messages.Fields;
import tischlein.server.messages.Problem;
import tischlein.server.settings.ClientAddress;

/**
 * What happens to every request before its route: checks whether its sender may still ask and
 * whether it comes from one of our own pages, reads its body, and waits for its turn. Afterwards it
 * releases what it has taken, before the answer is sent, so that a slow reader holds nothing.
 */
public final class Admission {
    /** Long enough that refusing costs next to nothing, however often somebody comes back. */
    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(500);

    private static final long MOST_BYTES_PER_ADDRESS = 4L * Fields.LONGEST_LOG;
    private static final long MOST_BYTES = 32L * Fields.LONGEST_LOG;
    private static final int BAD = 400;
    private static final String TAKEN = "admission";
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0).asReadOnlyBuffer();

    private final Services services;
    private final Allowances allowances;
    private final RequestGate gate;
    private final BodiesInFlight bodies = new BodiesInFlight(MOST_BYTES_PER_ADDRESS, MOST_BYTES);

    /**
     * What a request has taken.
     *
     * @param bytes that are counted for its body
     */
    private record Taken(
            ClientAddress address, long bytes, ByteBuffer body, Optional<RequestGate.Pass> pass) {
        /** Contains nothing of the body. */
        @Override
        public String toString() {
            return bytes + " bytes";
        }
    }

    public Admission(Services services, Allowances allowances) {
        this.services = services;
        this.allowances = allowances;
        gate = new RequestGate(Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public void add(RoutesConfig routes) {
        routes.before(this::admit);
        routes.after(this::leave);
        services.metrics().watch("tischlein.requests.inside", "Requests inside", gate::size);
        services.metrics()
                .watch(
                        "tischlein.requests.bytes",
                        "Bytes of requests inside",
                        () -> Math.toIntExact(bodies.size()));
    }

    private void admit(Context context) {
        var exchange = new HttpExchange(context, services);
        var address = exchange.address();
        long length = length(context);
        int cost = Cost.of(context.method().name(), context.path(), length);
        if (!allowances.mayAsk(address, cost, services.outside().ticks())) {
            LockSupport.parkNanos(PAUSE);
            throw new Problem(Problem.TOO_MUCH, say("live.toomuch"));
        }
        if (!exchange.namesAllowedHost() && !context.path().equals("/health")) {
            throw new Problem(Problem.MISDIRECTED, say("path.host").text("host", exchange.host()));
        }
        if (!exchange.fromHere()) {
            throw new Problem(Problem.FORBIDDEN, say("live.origin"));
        }
        if (context.path().startsWith("/api/")) {
            take(context, address, length);
        }
    }

    /** The length of the body; the longest that is allowed if the request does not say. */
    private static long length(Context context) {
        long told = context.req().getContentLengthLong();
        boolean open = told < 0 && context.header("Transfer-Encoding") != null;
        return open ? longest(context) + 1 : Math.max(0, told);
    }

    private static int longest(Context context) {
        boolean mayBringLog =
                context.method().name().equals("POST") && context.path().equals("/api/tables");
        return mayBringLog ? Fields.LONGEST_LOG + Fields.LONGEST : Fields.LONGEST;
    }

    private void take(Context context, ClientAddress address, long length) {
        int longest = longest(context);
        boolean told = context.req().getContentLengthLong() >= 0;
        if (told && length > longest) {
            throw tooLong(longest);
        }
        if (!bodies.reserve(address.limited(), length)) {
            LockSupport.parkNanos(PAUSE);
            throw new Problem(Problem.UNAVAILABLE, say("server.busy"));
        }
        context.attribute(TAKEN, new Taken(address, length, NOTHING, Optional.empty()));
        var body = length == 0 ? NOTHING : read(context, longest);
        var pass = gate.enter(address.limited());
        context.attribute(TAKEN, new Taken(address, length, body, pass));
        if (pass.isEmpty()) {
            LockSupport.parkNanos(PAUSE);
            throw new Problem(Problem.UNAVAILABLE, say("server.busy"));
        }
    }

    private ByteBuffer read(Context context, int longest) {
        try {
            var body =
                    new SlowBodyReader(services.outside())
                            .read(context.req().getInputStream(), longest + 1);
            if (body.length > longest) {
                throw tooLong(longest);
            }
            return ByteBuffer.wrap(body);
        } catch (IOException _) {
            throw Problem.unsuitable(say("json.broken"));
        }
    }

    private static Problem tooLong(int longest) {
        return new Problem(Problem.TOO_LONG, say("json.long").number("most", longest / 1024));
    }

    /** The body of an admitted request. */
    static ByteBuffer body(Context context) {
        @Nullable Taken taken = context.attribute(TAKEN);
        return taken == null ? NOTHING : taken.body().duplicate();
    }

    /** Runs whatever happened to the request, before the answer is sent. */
    private void leave(Context context) {
        services.metrics().requested(context.statusCode());
        @Nullable Taken taken = context.attribute(TAKEN);
        if (taken == null) {
            return;
        }
        taken.pass().ifPresent(RequestGate.Pass::close);
        bodies.release(taken.address().limited(), taken.bytes());
        if (context.statusCode() >= BAD && context.statusCode() < Problem.FAILED) {
            allowances.charge(taken.address(), Cost.MISTAKE, services.outside().ticks());
        }
    }
}
