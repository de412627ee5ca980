package tischlein.server.limits;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lets only a few requests run at the same time, and fewer from one address, so that there is
 * always a processor for tables and their sockets. A limited number of others wait, address by
 * address.
 */
public final class RequestGate {
    private static final int MOST_WAITING = 64; // of one address
    private static final int PATIENCE_SECONDS = 10;

    private final int most;
    private final Semaphore all;
    private final ConcurrentHashMap<String, Lane> lanes = new ConcurrentHashMap<>();

    /** The requests of one address. Only those that have a turn here wait for a turn among all. */
    private record Lane(Semaphore turns, int inside) {
        Lane with(int more) {
            return new Lane(turns, inside + more);
        }
    }

    /** The right to run; must be given back. */
    public interface Pass extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * @param most how many may run at the same time
     */
    public RequestGate(int most) {
        this.most = most;
        all = new Semaphore(most, true);
    }

    /** Waits for a turn; empty if too many are waiting already, or it takes too long. */
    public Optional<Pass> enter(String address) {
        var lane =
                lanes.compute(
                        address,
                        (_, known) ->
                                (known == null
                                                ? new Lane(
                                                        new Semaphore(Math.max(1, most - 1), true),
                                                        0)
                                                : known)
                                        .with(1));
        if (lane.inside() <= MOST_WAITING && take(lane.turns())) {
            if (take(all)) {
                var given = new AtomicBoolean();
                return Optional.of(() -> {
                    if (!given.getAndSet(true)) {
                        all.release();
                        lane.turns().release();
                        leave(address);
                    }
                });
            }
            lane.turns().release();
        }
        leave(address);
        return Optional.empty();
    }

    private static boolean take(Semaphore turns) {
        try {
            return turns.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void leave(String address) {
        lanes.computeIfPresent(address, (_, lane) -> lane.inside() == 1 ? null : lane.with(-1));
    }

    /** How many requests are running or waiting. */
    public int size() {
        return lanes.values().stream().mapToInt(Lane::inside).sum();
    }
}
