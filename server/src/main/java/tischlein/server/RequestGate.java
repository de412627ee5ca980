package tischlein.server;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lets only a few requests be worked on at the same time, and fewer of one address, so that tables
 * and their sockets always find a processor. The others wait their turn, address by address, and
 * not too many of them.
 */
final class RequestGate {
    private static final int MOST_WAITING = 64; // of one address
    private static final int PATIENCE_SECONDS = 10;

    private final int most;
    private final Semaphore all;
    private final ConcurrentHashMap<String, Lane> lanes = new ConcurrentHashMap<>();

    /** The requests of one address: only one that has its turn here waits for one among all. */
    private record Lane(Semaphore turns, int inside) {
        Lane with(int more) {
            return new Lane(turns, inside + more);
        }
    }

    /** The right to be worked on; whoever has it gives it back, once. */
    interface Pass extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * @param most how many are worked on at the same time
     */
    RequestGate(int most) {
        this.most = most;
        all = new Semaphore(most, true);
    }

    /** Waits for a turn; nothing if too many wait already, or it takes too long. */
    Optional<Pass> enter(String address) {
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

    /** How many requests are inside or wait. */
    int size() {
        return lanes.values().stream().mapToInt(Lane::inside).sum();
    }
}
