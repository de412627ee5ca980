package tischlein.server;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import tischlein.kernel.Game;
import tischlein.table.MemoryStore;
import tischlein.table.Store;
import tischlein.table.World;

/** A server that runs on a free port of this machine and keeps everything in memory. */
final class Running implements AutoCloseable, AfterAllCallback {
    static final Limits GENEROUS =
            new Limits(
                    10_000,
                    new Bucket.Rate(1_000_000, 1_000_000),
                    new Bucket.Rate(100_000, 100_000),
                    new Bucket.Rate(100, 100),
                    new Bucket.Rate(100_000, 100_000),
                    new Bucket.Rate(100_000, 100_000),
                    new Bucket.Rate(100_000, 100_000));

    /** A few requests from one address, and hardly any more afterwards. */
    static final Limits FEW_REQUESTS =
            new Limits(
                    GENEROUS.socketsPerAddress(),
                    new Bucket.Rate(20, 0.001),
                    GENEROUS.socket(),
                    GENEROUS.chat(),
                    GENEROUS.seat(),
                    GENEROUS.onlookers(),
                    GENEROUS.codes());

    private final Store store;
    private final Server server;

    private Running(Settings settings, Store store) {
        this.store = store;
        server = Server.start(settings, games(), store, new World());
    }

    static List<Game<?, ?, ?>> games() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        return games;
    }

    static Settings settings(Limits limits) {
        return new Settings("127.0.0.1", 0, Optional.empty(), false, Settings.PAGE, limits);
    }

    static Settings listening(String host, Optional<URI> url, boolean proxied) {
        return new Settings(host, 0, url, proxied, Settings.PAGE, GENEROUS);
    }

    static Running usual() {
        return with(settings(GENEROUS));
    }

    static Running with(Settings settings) {
        return new Running(settings, new MemoryStore());
    }

    static Running on(Store store) {
        return new Running(settings(GENEROUS), store);
    }

    Server server() {
        return server;
    }

    Store store() {
        return store;
    }

    String authority() {
        return "127.0.0.1:" + server.port();
    }

    /** Somebody without a key. */
    Person stranger() {
        return new Person(authority(), "");
    }

    /** Somebody with a key of their own. */
    Person guest(String name) {
        return guest(name, "en");
    }

    Person guest(String name, String language) {
        return Person.guest(authority(), name, language);
    }

    /** Waits till the metrics say something. */
    void untilMetrics(String wanted) {
        long end = System.nanoTime() + Person.PATIENCE.toNanos();
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
    }
}
