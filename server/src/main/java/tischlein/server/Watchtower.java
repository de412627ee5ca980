package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Map;
import tischlein.table.Store;

/** What tells operators how the server is: /health and /metrics. */
final class Watchtower {
    private static final String NOBODY_HAS_IT = "-";
    private final Services services;

    Watchtower(Services services) {
        this.services = services;
    }

    void add(RoutesConfig routes) {
        routes.get("/health", this::health);
        routes.get("/metrics", this::metrics);
    }

    /** For this machine itself and for who has the token: how busy people are is their business. */
    private void metrics(Context context) {
        var visit = new Visit(context, services);
        if (!visit.fromThisMachine() && !hasToken(visit)) {
            throw new Problem(Problem.FORBIDDEN, say("server.metrics"));
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8")
                .result(services.metrics().text());
    }

    private boolean hasToken(Visit visit) {
        var told = visit.bearer().getBytes(StandardCharsets.UTF_8);
        return services.settings()
                .metricsToken()
                .filter(token ->
                        MessageDigest.isEqual(token.getBytes(StandardCharsets.UTF_8), told))
                .isPresent();
    }

    private void health(Context context) {
        boolean reachable = reachable();
        context.status(reachable ? 200 : Problem.UNAVAILABLE);
        new Visit(context, services)
                .tell(
                        Map.of(
                                "store",
                                reachable ? "reachable" : "unreachable",
                                "tables",
                                services.tables().live()));
    }

    private boolean reachable() {
        try {
            return services.store().guest(NOBODY_HAS_IT).isEmpty();
        } catch (Store.Unavailable _) {
            return false;
        }
    }
}
