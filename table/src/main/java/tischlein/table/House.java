package tischlein.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import tischlein.kernel.Game;

/** What all tables of a server share: the games, the store, the world outside, and threads. */
final class House implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<Game<?, ?, ?>> games;
    private final Store store;
    private final Outside outside;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService minds;
    private final ScheduledExecutorService timer;

    House(List<Game<?, ?, ?>> games, Store store, Outside outside) {
        this.games = List.copyOf(games);
        this.store = store;
        this.outside = outside;
        // Bots think on threads of their own, so that no table waits for them.
        int processors = Runtime.getRuntime().availableProcessors();
        minds =
                Executors.newFixedThreadPool(
                        processors, Thread.ofPlatform().daemon().name("bot-", 0).factory());
        var timer =
                new ScheduledThreadPoolExecutor(
                        1, Thread.ofPlatform().daemon().name("timer").factory());
        timer.setRemoveOnCancelPolicy(true);
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        this.timer = timer;
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

    ExecutorService threads() {
        return threads;
    }

    ExecutorService minds() {
        return minds;
    }

    /** Does something later, on the timer's thread: it must not take long. */
    void later(long millis, Runnable what) {
        if (!timer.isShutdown()) {
            var _ = timer.schedule(what, Math.max(0, millis), TimeUnit.MILLISECONDS);
        }
    }

    /** Waits for what is in hand. */
    @Override
    public void close() {
        timer.shutdownNow();
        threads.shutdown();
        try {
            if (!threads.awaitTermination(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        // Only now: what was in hand may have asked a bot to think.
        minds.shutdownNow();
    }
}
