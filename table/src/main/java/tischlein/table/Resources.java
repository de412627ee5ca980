package tischlein.table;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.kernel.Game;
import tischlein.table.bots.BotThreads;
import tischlein.table.history.GameHistory;
import tischlein.table.outside.KnownGames;
import tischlein.table.outside.Outside;
import tischlein.table.outside.Timer;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.store.Store;

/** What all tables of a server share: the games, the store, the world outside, and threads. */
final class Resources implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final KnownGames games;
    private final Store store;
    private final Outside outside;
    private final TableHomes homes;
    private final Timer timer;
    private final BotThreads botThreads;
    private final ExecutorService threads;
    private final String run = UUID.randomUUID().toString();
    private final long ahead; // by how much the clock on the wall was, when the program started
    private final AtomicLong changes = new AtomicLong();
    private final GameHistory archive;

    Resources(
            List<Game<?, ?, ?>> games,
            Store store,
            Outside outside,
            WorkerThreads hands,
            TableHomes homes) {
        this.games = new KnownGames(games);
        this.store = store;
        this.outside = outside;
        this.homes = homes;
        timer = hands.timer();
        botThreads = new BotThreads(outside, hands);
        threads = hands.threads();
        archive = new GameHistory(store, outside);
        ahead = outside.now() - outside.ticks();
    }

    /** Names this run of the program. */
    String run() {
        return run;
    }

    /**
     * Milliseconds since 1970 by a clock that was set when the program started: it never jumps, and
     * stands still while the process does.
     */
    long time() {
        return outside.ticks() + ahead;
    }

    KnownGames games() {
        return games;
    }

    Store store() {
        return store;
    }

    Outside outside() {
        return outside;
    }

    /** A code that no table has yet. */
    String code() {
        var code = outside.code();
        while (store.table(code).isPresent()) {
            code = outside.code();
        }
        return code;
    }

    TableHomes homes() {
        return homes;
    }

    Timer timer() {
        return timer;
    }

    BotThreads botThreads() {
        return botThreads;
    }

    /** How games stood before, for whoever looks back. */
    GameHistory archive() {
        return archive;
    }

    ExecutorService threads() {
        return threads;
    }

    /** A table is new, or set up otherwise, or has begun or ended. */
    void changed() {
        changes.getAndIncrement();
    }

    long changes() {
        return changes.get();
    }

    /** Waits for what is in hand. */
    @Override
    public void close() {
        timer.close();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        // Only now: what was in hand may have asked a bot to think.
        botThreads.close();
    }
}
