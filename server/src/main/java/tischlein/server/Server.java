package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.util.JavalinBindException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.server.guests.Guests;
import tischlein.server.guests.Renaming;
import tischlein.server.guests.WrongCodes;
import tischlein.server.http.Admission;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.JettySetup;
import tischlein.server.http.Opening;
import tischlein.server.http.PageRoutes;
import tischlein.server.http.Services;
import tischlein.server.limits.Connections;
import tischlein.server.live.Handshake;
import tischlein.server.live.Sockets;
import tischlein.server.messages.ErrorAnswers;
import tischlein.server.messages.Problem;
import tischlein.server.messages.ServerTexts;
import tischlein.server.records.ClusterStatus;
import tischlein.server.records.Incident;
import tischlein.server.records.Metrics;
import tischlein.server.settings.AllowedHosts;
import tischlein.server.settings.Carriers;
import tischlein.server.settings.ServerSettings;
import tischlein.table.LiveTables;
import tischlein.table.Tables;
import tischlein.table.outside.Outside;
import tischlein.table.store.Store;

/** The server: live tables on a store, over HTTP and WebSocket. */
public final class Server implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Server.class);

    private static final int UPGRADE = 426;
    private static final int OTHER_METHOD = 405;
    private static final int SWEEP_SECONDS = 5;

    private final Tables tables;
    private final Sockets sockets;
    private final Services services;
    private final Opening opening = new Opening();
    private final Javalin javalin;
    private volatile Optional<ClusterStatus> cluster = Optional.empty();

    /** Thrown if the port is used by another program. */
    public static final class PortTaken extends RuntimeException {
        private static final long serialVersionUID = 1;

        PortTaken(Throwable cause) {
            super("the port is taken", cause);
        }
    }

    /**
     * A server that does not listen yet; a test may bring tables and sockets with clocks of its
     * own.
     */
    public Server(
            ServerSettings settings,
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            Tables tables,
            Sockets sockets) {
        this.tables = tables;
        this.sockets = sockets;
        var texts = new ServerTexts(games);
        services =
                new Services(
                        games,
                        tables,
                        store,
                        outside,
                        texts,
                        new Guests(store, outside, texts),
                        new ErrorAnswers(texts, store),
                        new Metrics(),
                        new WrongCodes(sockets.allowances(), tables, outside),
                        new AllowedHosts(settings),
                        settings);
        javalin = Javalin.create(this::configure);
    }

    /**
     * Starts a server. Tables that were waiting for something when the program last ended go on.
     *
     * @param store stays open when the server closes: whoever opened it closes it
     * @throws PortTaken if another program listens there
     */
    public static Server start(
            ServerSettings settings, List<Game<?, ?, ?>> games, Store store, Outside outside) {
        Carriers.prepare();
        var tables = new LiveTables(games, store, outside);
        return start(settings, games, store, outside, tables, () -> {});
    }

    /**
     * The same with tables of the caller's, which close with the server.
     *
     * @param ready called when all is ready, before the port is opened; if it fails, the server
     *     does not start, and this fails in the same way
     */
    public static Server start(
            ServerSettings settings,
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            Tables tables,
            Runnable ready) {
        var sockets = new Sockets(outside, settings.limits());
        return new Server(settings, games, store, outside, tables, sockets).listen(ready);
    }

    public Server listen() {
        return listen(() -> {});
    }

    private Server listen(Runnable ready) {
        opening.when(ready);
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            close();
            throw new PortTaken(e);
        } catch (RuntimeException e) {
            close();
            throw opening.failure().orElse(e);
        }
        tables.resume();
        LOGGER.atInfo().addKeyValue("port", port()).log("listening");
        return this;
    }

    /** From now on, tables and guests that nobody uses are deleted after so long. */
    public void forgetUnused(Duration after) {
        tables.forgetUnused(after);
    }

    /** From now on operators see which servers it plays together with. */
    public void showCluster(ClusterStatus servers) {
        cluster = Optional.of(servers);
        services.metrics()
                .watch(
                        "tischlein.servers",
                        "Servers that are there, this one among them",
                        () -> servers.addresses().size());
        services.metrics()
                .count(
                        "tischlein.servers.changes",
                        "How often servers have come or gone",
                        servers::viewChanges);
        services.metrics()
                .count(
                        "tischlein.requests.relayed",
                        "Requests that were passed on to the table's home",
                        servers::relayed);
        services.metrics()
                .count(
                        "tischlein.tables.moved",
                        "Tables that left this server for another",
                        servers::moved);
    }

    public int port() {
        return javalin.port();
    }

    /** For the test that compares the routes with docs/openapi.yaml. */
    Javalin javalin() {
        return javalin;
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.prefer405over404 = true;
        config.http.compressionStrategy = CompressionStrategy.NONE;
        var connections = new Connections(services.settings(), services.outside());
        sockets.every(SWEEP_SECONDS, connections::sweep);
        JettySetup.configure(
                config, services, new Handshake(services, sockets), connections, opening);
        new PageRoutes(services).add(config);
        addRoutes(config.routes);
        addProblems(config.routes);
        services.metrics().watch("tischlein.sockets", "Open WebSockets", sockets::count);
        services.metrics().watch("tischlein.connections", "Open connections", connections::count);
        services.metrics().watch("tischlein.tables", "Tables in memory", tables::live);
        services.metrics()
                .watch(
                        "tischlein.thoughts.waiting",
                        "Choices that bots have not begun to think about",
                        tables::thoughtsWaiting);
        services.metrics()
                .watch(
                        "tischlein.bots.remembering",
                        "Bots that remember what they have learned in their games",
                        tables::botsRemembering);
        tables.monitor(services.metrics()::thought);
    }

    private void addRoutes(RoutesConfig routes) {
        new Admission(services, sockets.allowances()).add(routes);
        var renaming = new Renaming(tables, services.store(), services.guests());
        new GuestRoutes(services, renaming).add(routes);
        new HallRoutes(services).add(routes);
        new TableRoutes(services).add(routes);
        new SeatRoutes(services, renaming).add(routes);
        new Monitoring(services, () -> cluster).add(routes);
        routes.get(
                "/api/live",
                _ -> {
                    throw new Problem(UPGRADE, say("live.upgrade"));
                });
    }

    private void addProblems(RoutesConfig routes) {
        routes.exception(
                Problem.class, (e, context) -> new HttpExchange(context, services).refuse(e));
        routes.exception(
                Store.Unavailable.class,
                (e, context) -> {
                    LOGGER.warn("the store is unavailable", e);
                    refuse(context, Problem.UNAVAILABLE, say("refused.store"));
                });
        routes.exception(
                RejectedExecutionException.class,
                (_, context) -> refuse(context, Problem.UNAVAILABLE, say("refused.stopping")));
        routes.exception(
                HttpResponseException.class,
                (e, context) -> refuse(context, e.getStatus(), wrong(e.getStatus())));
        routes.exception(
                Exception.class,
                (e, context) -> {
                    var number = Incident.happened(services.outside(), e);
                    refuse(context, Problem.FAILED, say("server.incident").text("number", number));
                });
    }

    private static Phrase.Sentence wrong(int status) {
        return say(
                switch (status) {
                    case Problem.MISSING -> "path.unknown";
                    case OTHER_METHOD -> "path.method";
                    default -> "path.wrong";
                });
    }

    private void refuse(Context context, int status, Phrase.Sentence why) {
        new HttpExchange(context, services).refuse(new Problem(status, why));
    }

    /** Tells everybody, finishes what has begun, and stops within a few seconds. */
    @Override
    public void close() {
        JettySetup.shut(javalin.jettyServer().server());
        if (tables.handOver()) {
            sockets.sendAway(Sockets::pause);
        }
        tables.close();
        sockets.close();
        javalin.stop();
        LOGGER.info("stopped");
    }
}
