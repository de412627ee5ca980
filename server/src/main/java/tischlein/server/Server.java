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
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase;
import tischlein.table.Outside;
import tischlein.table.Store;
import tischlein.table.Tables;

/** The server: live tables on a store, for anybody who can reach it. */
public final class Server implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(Server.class);

    private static final int UPGRADE = 426;
    private static final int OTHER_METHOD = 405;
    private static final int SWEEP_SECONDS = 5;

    private final Tables tables;
    private final Sockets sockets;
    private final Services services;
    private final Javalin javalin;

    /** The port is somebody else's. */
    public static final class PortTaken extends RuntimeException {
        private static final long serialVersionUID = 1;

        PortTaken(Throwable cause) {
            super("the port is taken", cause);
        }
    }

    /** One that does not listen yet, with tables and sockets that may have a time of their own. */
    Server(
            Settings settings,
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            Tables tables,
            Sockets sockets) {
        this.tables = tables;
        this.sockets = sockets;
        var voices = new Voices(games);
        services =
                new Services(
                        games,
                        tables,
                        store,
                        outside,
                        voices,
                        new Guests(store, outside, voices),
                        new Errors(voices, store),
                        new Metrics(),
                        new WrongCodes(sockets.allowances(), tables, outside),
                        new AllowedHosts(settings),
                        settings);
        javalin = Javalin.create(this::configure);
    }

    /**
     * Starts at once; tables that had something to do when the program last ended go on.
     *
     * @param store stays open when the server closes: whoever opened it closes it
     * @throws PortTaken if something else listens there
     */
    public static Server start(
            Settings settings, List<Game<?, ?, ?>> games, Store store, Outside outside) {
        Carriers.prepare();
        var tables = new Tables(games, store, outside);
        var sockets = new Sockets(outside, settings.limits());
        return new Server(settings, games, store, outside, tables, sockets).listen();
    }

    Server listen() {
        try {
            javalin.start();
        } catch (JavalinBindException e) {
            close();
            throw new PortTaken(e);
        }
        tables.resume();
        LOGGER.atInfo().addKeyValue("port", port()).log("listening");
        return this;
    }

    /** From now on what nobody uses is forgotten after so long. */
    public void forgetUnused(Duration after) {
        tables.forgetUnused(after);
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
        Plumbing.lay(config, services, new Handshake(services, sockets), connections);
        new Pages(services).add(config);
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
        tables.monitor(services.metrics()::thought);
    }

    private void addRoutes(RoutesConfig routes) {
        new Admission(services, sockets.allowances()).add(routes);
        var renaming = new Renaming(services);
        new GuestRoutes(services, renaming).add(routes);
        new HallRoutes(services).add(routes);
        new TableRoutes(services).add(routes);
        new SeatRoutes(services, renaming).add(routes);
        new Watchtower(services).add(routes);
        routes.get(
                "/api/live",
                _ -> {
                    throw new Problem(UPGRADE, say("live.upgrade"));
                });
    }

    private void addProblems(RoutesConfig routes) {
        routes.exception(Problem.class, (e, context) -> new Visit(context, services).refuse(e));
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
        new Visit(context, services).refuse(new Problem(status, why));
    }

    /** Tells everybody, finishes what is in hand, and stops: within a few seconds. */
    @Override
    public void close() {
        Plumbing.shut(javalin.jettyServer().server());
        tables.close();
        sockets.close();
        javalin.stop();
        LOGGER.info("stopped");
    }
}
