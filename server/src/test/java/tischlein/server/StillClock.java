package tischlein.server;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A clock that strikes when a test says so. */
public final class StillClock extends ScheduledThreadPoolExecutor {
    private final List<Runnable> struck = new CopyOnWriteArrayList<>();
    private final Queue<Runnable> once = new ConcurrentLinkedQueue<>();

    public StillClock() {
        super(1, Thread.ofPlatform().daemon().factory());
    }

    /** Keeps what is to be done again and again. */
    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(
            Runnable what, long first, long delay, TimeUnit unit) {
        struck.add(what);
        return nothing();
    }

    /** Keeps what is to be done once. */
    @Override
    public ScheduledFuture<?> schedule(Runnable what, long delay, TimeUnit unit) {
        once.add(what);
        return nothing();
    }

    private ScheduledFuture<?> nothing() {
        return super.schedule(() -> {}, 0, TimeUnit.SECONDS);
    }

    public void strike() {
        struck.forEach(Runnable::run);
        for (var what = once.poll(); what != null; what = once.poll()) {
            what.run();
        }
    }
}
