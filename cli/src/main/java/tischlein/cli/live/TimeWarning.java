package tischlein.cli.live;

import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Speaks up when little time is left for a choice. */
final class TimeWarning implements AutoCloseable {
    /** Seconds that are left then. */
    static final int LEFT = 20;

    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("alarm").factory());
    private final Consumer<Incoming> incoming;
    private Optional<Future<?>> set = Optional.empty();

    TimeWarning(Consumer<Incoming> incoming) {
        this.incoming = incoming;
    }

    /**
     * @param version of the table at which the choice is due
     * @param millis that are left, if a clock runs
     */
    void set(int version, Optional<Long> millis) {
        set.ifPresent(earlier -> earlier.cancel(false));
        set =
                millis.map(left -> left - TimeUnit.SECONDS.toMillis(LEFT))
                        .filter(wait -> wait > 0)
                        .map(wait ->
                                clock.schedule(
                                        () -> incoming.accept(new Incoming.Late(version)),
                                        wait,
                                        TimeUnit.MILLISECONDS));
    }

    @Override
    public void close() {
        clock.shutdownNow();
    }
}
