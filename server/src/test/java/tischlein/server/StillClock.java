package tischlein.server;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A clock that strikes when a test says so. */
final class StillClock extends ScheduledThreadPoolExecutor {
    private final List<Runnable> struck = new CopyOnWriteArrayList<>();

    StillClock() {
        super(1, Thread.ofPlatform().daemon().factory());
    }

    /** Keeps what is to be done again and again. */
    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(
            Runnable what, long first, long delay, TimeUnit unit) {
        struck.add(what);
        return schedule(() -> {}, 0, unit);
    }

    void strike() {
        struck.forEach(Runnable::run);
    }
}
