package tischlein.table;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Where bots think: on threads of their own, so that no table waits for them. */
final class Minds implements AutoCloseable {
    private final ExecutorService threads;
    private final Set<CompletableFuture<?>> thoughts = ConcurrentHashMap.newKeySet();

    Minds(ExecutorService threads) {
        this.threads = threads;
    }

    <T> CompletableFuture<T> think(Supplier<T> what) {
        var thought = CompletableFuture.supplyAsync(what, threads);
        thoughts.add(thought);
        var _ = thought.whenComplete((_, _) -> thoughts.remove(thought));
        return thought;
    }

    /** What has not been thought out yet fails: nobody is left waiting for it. */
    @Override
    public void close() {
        threads.shutdownNow();
        thoughts.forEach(thought -> thought.cancel(false));
    }
}
