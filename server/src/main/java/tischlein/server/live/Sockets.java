package tischlein.server.live;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import tischlein.server.limits.Allowances;
import tischlein.server.messages.SocketClosing;
import tischlein.server.records.Incident;
import tischlein.server.settings.Limits;
import tischlein.table.outside.Outside;

/**
 * All open sockets: counts them for each address, limits what they ask, and finds those whose
 * clients are gone.
 */
public final class Sockets implements AutoCloseable {
    private static final int PING_SECONDS = 30;
    private static final long LONGEST_SILENCE = 75_000;
    private static final long LONGEST_GOODBYE = 10_000;
    private static final int STOP_SECONDS = 2;
    private static final int PINGS_AT_ONCE = 100;
    private static final long BETWEEN_PINGS = 20_000_000; // nanoseconds
    private static final int PAUSE = 500; // milliseconds
    private static final int LEAST_AT_ONCE = 2; // that are sent away
    private static final int MOST_PAUSES = 400; // while all are sent away, that is, 8 seconds
    private static final long BETWEEN_LEAVING = 20_000_000; // nanoseconds

    private final Outside outside;
    private final Limits limits;
    private final CompletableFuture<Void> allGone = new CompletableFuture<>();
    private volatile boolean stopping;
    private final Set<ClientSocket> open = ConcurrentHashMap.newKeySet();
    private final ConcurrentHashMap<String, Integer> perAddress = new ConcurrentHashMap<>();
    private final Allowances allowances;
    private final ScheduledExecutorService clock;
    private long swept; // when the last sweep began, in ticks; used only by the clock's thread

    public Sockets(Outside outside, Limits limits) {
        this(
                outside,
                limits,
                Executors.newSingleThreadScheduledExecutor(
                        Thread.ofPlatform().daemon().name("sockets").factory()));
    }

    /**
     * @param clock runs the regular checks; it is closed with the sockets
     */
    public Sockets(Outside outside, Limits limits, ScheduledExecutorService clock) {
        this.outside = outside;
        this.limits = limits;
        this.clock = clock;
        swept = outside.ticks();
        allowances = new Allowances(limits);
        every(PING_SECONDS, this::sweep);
    }

    /** Runs something again and again, even after it has failed, until the sockets are closed. */
    public void every(int seconds, Runnable what) {
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
     * Runs something after the pause that follows a refusal: long enough that refusing costs next
     * to nothing, however often clients come back.
     */
    void afterPause(Runnable what) {
        try {
            var _ = clock.schedule(what, PAUSE, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException _) {
            what.run(); // the sockets are being closed
        }
    }

    /** Adds a socket; returns the reason to close it at once, if there is one. */
    Optional<SocketClosing> add(ClientSocket socket) {
        open.add(socket);
        int fromThere = perAddress.merge(socket.address().limited(), 1, Integer::sum);
        if (stopping) {
            return Optional.of(SocketClosing.STOPPING);
        }
        return fromThere > limits.socketsPerAddress()
                ? Optional.of(SocketClosing.TOO_MANY)
                : Optional.empty();
    }

    void remove(ClientSocket socket) {
        if (open.remove(socket)) {
            perAddress.computeIfPresent(
                    socket.address().limited(), (_, count) -> count == 1 ? null : count - 1);
        }
        if (stopping && open.isEmpty()) {
            allGone.complete(null);
        }
    }

    public int count() {
        return open.size();
    }

    /** What everybody may still ask. */
    public Allowances allowances() {
        return allowances;
    }

    /**
     * Pings every socket that has been silent since the last time, and drops those that have been
     * silent for long. Only a few at a time: thousands of pings at once would delay everybody's
     * moves. A socket that fails does not affect the others.
     */
    private void sweep() {
        long ticks = outside.ticks();
        int pings = 0;
        for (var socket : open) {
            try {
                pings += check(socket, ticks);
            } catch (RuntimeException e) {
                Incident.happened(outside, e);
            }
            if (pings >= PINGS_AT_ONCE) {
                pings = 0;
                LockSupport.parkNanos(BETWEEN_PINGS);
            }
        }
        swept = ticks;
        allowances.sweep(ticks);
    }

    /** Returns how many pings were sent. */
    private int check(ClientSocket socket, long ticks) {
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

    /**
     * Tells everybody to go to another server, a few at a time: there a greeting costs as much as
     * several moves, and many at once would keep each other and everybody's moves waiting.
     *
     * @param pause waits before the next few
     */
    public void sendAway(Runnable pause) {
        stopping = true;
        var leaving = List.copyOf(open);
        int atOnce = Math.max(LEAST_AT_ONCE, Math.ceilDiv(leaving.size(), MOST_PAUSES));
        for (int n = 0; n < leaving.size(); n++) {
            if (n > 0 && n % atOnce == 0) {
                pause.run();
            }
            leaving.get(n).end(SocketClosing.STOPPING);
        }
    }

    /** Between two groups that are sent away. */
    public static void pause() {
        LockSupport.parkNanos(BETWEEN_LEAVING);
    }

    /** Tells everybody that the server is stopping, and waits a little for them to leave. */
    @Override
    public void close() {
        clock.shutdownNow();
        stopping = true;
        open.forEach(socket -> socket.end(SocketClosing.STOPPING));
        if (!open.isEmpty()) {
            allGone.completeOnTimeout(null, STOP_SECONDS, TimeUnit.SECONDS).join();
        }
        open.forEach(ClientSocket::drop);
    }
}
