package tischlein.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import tischlein.kernel.Game;

/** What all tables of a server share: the games, the store, the world outside, and threads. */
final class House implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<Game<?, ?, ?>> games;
    private final Store store;
    private final Outside outside;
    private final Timer timer;
    private final Minds minds;
    private final ExecutorService threads;
    private final String run = UUID.randomUUID().toString();
    private final long ahead; // by how much the clock on the wall was, when the house opened
    private final AtomicLong changes = new AtomicLong();
    private final SnapshotCache snapshots = new SnapshotCache();

    House(List<Game<?, ?, ?>> games, Store store, Outside outside, Hands hands) {
        this.games = List.copyOf(games);
        this.store = store;
        this.outside = outside;
        timer = hands.timer();
        minds = new Minds(outside, hands);
        threads = hands.threads();
        ahead = outside.now() - outside.ticks();
    }

    /** Names this run of the program. */
    String run() {
        return run;
    }

    /**
     * Milliseconds since 1970 by a clock that was set when the house opened: it never jumps, and
     * stands still while the process does.
     */
    long time() {
        return outside.ticks() + ahead;
    }

    List<Game<?, ?, ?>> games() {
        return games;
    }

    /** The game of this name and version, if this program plays it. */
    Optional<Game<?, ?, ?>> game(String name, int version) {
        return games.stream()
                .filter(game -> game.about().name().equals(name))
                .filter(game -> game.about().version() == version)
                .findFirst();
    }

    Store store() {
        return store;
    }

    Outside outside() {
        return outside;
    }

    Timer timer() {
        return timer;
    }

    Minds minds() {
        return minds;
    }

    /** How games stood before, for whoever looks back. */
    SnapshotCache snapshots() {
        return snapshots;
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
        minds.close();
    }
}
