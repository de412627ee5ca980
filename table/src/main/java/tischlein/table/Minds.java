package tischlein.table;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Where bots think: on threads of their own, so that no table waits for them. */
final class Minds implements AutoCloseable {
    private final ExecutorService threads;
    private final Map<Long, CompletableFuture<?>> thoughts = new ConcurrentHashMap<>();
    private final AtomicLong number = new AtomicLong();

    Minds(ExecutorService threads) {
        this.threads = threads;
    }

    <T> CompletableFuture<T> think(Supplier<T> what) {
        var thought = CompletableFuture.supplyAsync(what, threads);
        long mine = number.getAndIncrement();
        thoughts.put(mine, thought);
        var _ = thought.whenComplete((_, _) -> thoughts.remove(mine));
        return thought;
    }

    /** What has not been thought out yet fails: nobody is left waiting for it. */
    @Override
    public void close() {
        threads.shutdownNow();
        thoughts.values().forEach(thought -> thought.cancel(false));
    }
}
