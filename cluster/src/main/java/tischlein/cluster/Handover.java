package tischlein.cluster;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntSupplier;

/** How a server that is about to stop waits until its tables live on others. */
final class Handover {
    private static final int LONGEST = 500; // milliseconds

    private final IntSupplier live;
    private final CompletableFuture<Void> empty = new CompletableFuture<>();
    private volatile boolean begun;

    /**
     * @param live how many tables are still here
     */
    Handover(IntSupplier live) {
        this.live = live;
    }

    void begin() {
        begun = true;
    }

    boolean begun() {
        return begun;
    }

    /** Tables have left, or have been asked to. */
    void note() {
        if (begun && live.getAsInt() == 0) {
            empty.complete(null);
        }
    }

    void await() {
        try {
            empty.get(LONGEST, TimeUnit.MILLISECONDS);
        } catch (TimeoutException | ExecutionException _) {
            // What has not been handed over by now is loaded from the store, as after a crash.
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
