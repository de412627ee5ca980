package tischlein.load;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for what must come, and gives up when it does not. */
final class Patience {
    private static final Duration LONGEST = Duration.ofMinutes(2);
    private static final long LOOK = 5_000_000; // nanoseconds between two looks

    private Patience() {}

    static void until(String what, BooleanSupplier there) {
        long began = System.nanoTime();
        while (!there.getAsBoolean()) {
            if (System.nanoTime() - began > LONGEST.toNanos()) {
                throw new AssertionError("not in time: " + what);
            }
            LockSupport.parkNanos(LOOK);
        }
    }

    /** Lets a fault last. */
    static void last(Duration time) {
        try {
            var _ = new CountDownLatch(1).await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
