package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.function.Supplier;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.Services;
import tischlein.server.messages.Problem;
import tischlein.server.records.ClusterStatus;
import tischlein.table.store.Store;

/** Routes that show operators how the server is: /health and /metrics. */
record Monitoring(Services services, Supplier<Optional<ClusterStatus>> cluster) {
    private static final String NOBODY_HAS_IT = "-";

    void add(RoutesConfig routes) {
        routes.get("/health", this::health);
        routes.get("/metrics", this::metrics);
    }

    /** Only for this machine and for those who have the token. */
    private void metrics(Context context) {
        var exchange = new HttpExchange(context, services);
        if (!operates(exchange)) {
            throw new Problem(Problem.FORBIDDEN, say("server.metrics"));
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(services.metrics().text());
    }

    private boolean operates(HttpExchange exchange) {
        return exchange.fromThisMachine() || hasToken(exchange);
    }

    private boolean hasToken(HttpExchange exchange) {
        var told = exchange.bearer().getBytes(StandardCharsets.UTF_8);
        return services.settings()
                .metricsToken()
                .filter(token ->
                        MessageDigest.isEqual(token.getBytes(StandardCharsets.UTF_8), told))
                .isPresent();
    }

    private void health(Context context) {
        boolean reachable = reachable();
        context.status(reachable ? 200 : Problem.UNAVAILABLE);
        var exchange = new HttpExchange(context, services);
        var health = new LinkedHashMap<String, Object>();
        health.put("store", reachable ? "reachable" : "unreachable");
        health.put("tables", services.tables().live());
        cluster.get()
                .ifPresent(servers -> {
                    health.put("servers", servers.addresses().size());
                    // Addresses of the inner network are nobody else's business.
                    if (operates(exchange)) {
                        health.put("addresses", servers.addresses());
                    }
                });
        exchange.tell(health);
    }

    private boolean reachable() {
        try {
            return services.store().guest(NOBODY_HAS_IT).isEmpty();
        } catch (Store.Unavailable _) {
            return false;
        }
    }
}
