package tischlein.server;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tischlein.table.Outside;

/**
 * All sockets that are open: how many from one address, how much they ask, and whether their
 * clients are still there.
 */
final class Sockets implements AutoCloseable {
    private static final int PING_SECONDS = 30;
    private static final long LONGEST_SILENCE = 75_000;
    private static final long LONGEST_GOODBYE = 10_000;
    private static final int STOP_SECONDS = 2;
    private static final int KNOCKS_AT_ONCE = 100;
    private static final long BETWEEN_KNOCKS = 20_000_000; // nanoseconds
    private static final int PAUSE = 500; // milliseconds

    private final Outside outside;
    private final Limits limits;
    private final CompletableFuture<Void> allGone = new CompletableFuture<>();
    private volatile boolean stopping;
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final ConcurrentHashMap<String, Integer> perAddress = new ConcurrentHashMap<>();
    private final Allowances allowances;
    private final ScheduledExecutorService clock;
    private long swept; // when the last sweep began, in ticks; only the clock's thread touches it

    Sockets(Outside outside, Limits limits) {
        this(
                outside,
                limits,
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("sockets").factory()));
    }

    /**
     * @param clock says when to knock; it ends with the sockets
     */
    Sockets(Outside outside, Limits limits, ScheduledExecutorService clock) {
        this.outside = outside;
        this.limits = limits;
        this.clock = clock;
        swept = outside.ticks();
        allowances = new Allowances(limits);
        every(PING_SECONDS, this::sweep);
    }

    /** Does something again and again, whatever comes of it once, until all sockets close. */
    void every(int seconds, Runnable what) {
        Runnable guarded =
                () -> {
                    try {
                        what.run();
                    } catch (RuntimeException e) {
                        Incident.happened(outside, e);
                    }
                };
        var _ = clock.scheduleWithFixedDelay(guarded, seconds, seconds, TimeUnit.SECONDS);
    }

    /**
     * Does something after the time for which whoever is refused has to wait: long enough that
     * refusing costs nothing, however often they come back.
     */
    void afterPause(Runnable what) {
        try {
            var _ = clock.schedule(what, PAUSE, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            what.run(); // all sockets close
        }
    }

    /** Why it has to go at once, if it has. */
    Optional<Closing> add(Socket socket) {
        open.add(socket);
        int fromThere = perAddress.merge(socket.address().limited(), 1, Integer::sum);
        if (stopping) {
            return Optional.of(Closing.STOPPING);
        }
        return fromThere > limits.socketsPerAddress()
                ? Optional.of(Closing.TOO_MANY)
                : Optional.empty();
    }

    void remove(Socket socket) {
        if (open.remove(socket)) {
            perAddress.computeIfPresent(
                    socket.address().limited(), (_, count) -> count == 1 ? null : count - 1);
        }
        if (stopping && open.isEmpty()) {
            allGone.complete(null);
        }
    }

    int count() {
        return open.size();
    }

    /** What everybody may still ask. */
    Allowances allowances() {
        return allowances;
    }

    /**
     * Knocks on every socket that has not stirred since the last time, and drops those that have
     * not for long. A few at a time: thousands of knocks at once would hold up everybody's moves.
     * Whatever is wrong with one, the others are seen to, now and the next time.
     */
    private void sweep() {
        long ticks = outside.ticks();
        int knocks = 0;
        for (var socket : open) {
            try {
                knocks += visit(socket, ticks);
            } catch (RuntimeException e) {
                Incident.happened(outside, e);
            }
            if (knocks >= KNOCKS_AT_ONCE) {
                knocks = 0;
                LockSupport.parkNanos(BETWEEN_KNOCKS);
            }
        }
        swept = ticks;
        allowances.sweep(ticks);
    }

    /** How often it had to knock. */
    private int visit(Socket socket, long ticks) {
        if (ticks - socket.heard() > LONGEST_SILENCE || ticks - socket.ended() > LONGEST_GOODBYE) {
            socket.drop();
            return 0;
        }
        if (socket.heard() > swept) {
            return 0;
        }
        socket.ping();
        return 1;
    }

    /** Tells everybody that the server stops, and waits a little for them to go. */
    @Override
    public void close() {
        clock.shutdownNow();
        stopping = true;
        open.forEach(socket -> socket.end(Closing.STOPPING));
        if (!open.isEmpty()) {
            allGone.completeOnTimeout(null, STOP_SECONDS, TimeUnit.SECONDS).join();
        }
        open.forEach(Socket::drop);
    }
}
