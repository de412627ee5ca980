package tischlein.server;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tischlein.client.HttpApi;
import tischlein.kernel.Game;
import tischlein.server.settings.Limits;
import tischlein.server.settings.ServerSettings;
import tischlein.server.settings.TokenRate;
import tischlein.table.outside.World;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

/** A server that runs on a free port of this machine and keeps everything in memory. */
public final class RunningServer implements AutoCloseable, AfterAllCallback {
    public static final Limits GENEROUS =
            new Limits(
                    10_000,
                    new TokenRate(1_000_000, 1_000_000),
                    new TokenRate(100_000, 100_000),
                    new TokenRate(100, 100),
                    new TokenRate(100_000, 100_000),
                    new TokenRate(100_000, 100_000),
                    new TokenRate(100_000, 100_000));

    /** A few requests from one address, and hardly any more afterwards. */
    public static final Limits FEW_REQUESTS =
            new Limits(
                    GENEROUS.socketsPerAddress(),
                    new TokenRate(20, 0.001),
                    GENEROUS.socket(),
                    GENEROUS.chat(),
                    GENEROUS.seat(),
                    GENEROUS.onlookers(),
                    GENEROUS.codes());

    private final Store store;
    private final Server server;
    private final HttpApi api;

    private RunningServer(ServerSettings settings, Store store) {
        this.store = store;
        server = Server.start(settings, games(), store, new World());
        api = new HttpApi(URI.create("http://" + authority()), "en");
    }

    public static List<Game<?, ?, ?>> games() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        return games;
    }

    public static ServerSettings settings(Limits limits) {
        return new ServerSettings(
                "127.0.0.1", 0, Optional.empty(), false, ServerSettings.PAGE, limits);
    }

    public static ServerSettings listening(String host, Optional<URI> url, boolean proxied) {
        return new ServerSettings(host, 0, url, proxied, ServerSettings.PAGE, GENEROUS);
    }

    public static RunningServer usual() {
        return with(settings(GENEROUS));
    }

    public static RunningServer with(ServerSettings settings) {
        return new RunningServer(settings, new MemoryStore());
    }

    static RunningServer on(Store store) {
        return new RunningServer(settings(GENEROUS), store);
    }

    public Server server() {
        return server;
    }

    public Store store() {
        return store;
    }

    public String authority() {
        return "127.0.0.1:" + server.port();
    }

    /** Somebody with this key, or with none. */
    public WirePerson person(String key) {
        return new WirePerson(api.by(key));
    }

    /** Somebody without a key. */
    public WirePerson stranger() {
        return person("");
    }

    /** Somebody with a key of their own. */
    public WirePerson guest(String name) {
        return guest(name, "en");
    }

    public WirePerson guest(String name, String language) {
        return new WirePerson(api.by(api.newGuest(name), language));
    }

    /** Waits until the metrics say something. */
    public void untilMetrics(String wanted) {
        long end = System.nanoTime() + WirePerson.PATIENCE.toNanos();
        while (!stranger().get("/metrics").body().contains(wanted)) {
            if (System.nanoTime() > end) {
                throw new AssertionError(
                        wanted + " is not in\n" + stranger().get("/metrics").body());
            }
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        close();
    }

    @Override
    public void close() {
        server.close();
        store.close();
        // The guests' sockets stay: they are still to hear why the server stops.
    }
}
