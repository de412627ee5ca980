package tischlein.server;

import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A clock that strikes when a test says so. */
final class StillClock extends ScheduledThreadPoolExecutor {
    private Runnable struck = () -> {};

    StillClock() {
        super(1, Thread.ofPlatform().daemon().factory());
    }

    /** Keeps what is to be done again and again. */
    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(
            Runnable what, long first, long delay, TimeUnit unit) {
        struck = what;
        return schedule(() -> {}, 0, unit);
    }

    void strike() {
        struck.run();
    }
}
