package tischlein.table;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/** Where bots think: on threads of their own, so that no table waits for them. */
final class Minds implements AutoCloseable {
    private final Executor threads;
    private final Runnable end;
    private final Set<CompletableFuture<?>> thoughts = ConcurrentHashMap.newKeySet();

    Minds() {
        var pool =
                Executors.newFixedThreadPool(
                        Runtime.getRuntime().availableProcessors(),
                        Thread.ofPlatform().daemon().name("bot-", 0).factory());
        this(pool, pool::shutdownNow);
    }

    /**
     * @param end lets the threads go
     */
    Minds(Executor threads, Runnable end) {
        this.threads = threads;
        this.end = end;
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
        end.run();
        thoughts.forEach(thought -> thought.cancel(false));
    }
}
