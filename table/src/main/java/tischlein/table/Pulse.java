package tischlein.table;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * The time for which this process has been awake. Whoever stops a process, or the machine under it,
 * takes that time from nobody at a table: their clocks stand still with it, as they do while the
 * program does not run at all.
 */
final class Pulse {
    /** Of the time without a beat so much counts: what is merely slow is not asleep. */
    static final long LONGEST = 1_000_000_000;

    private static final long BETWEEN = LONGEST / 5;

    private final LongSupplier nanos;
    private volatile Beat last;

    /**
     * @param at when it was, by the clock that goes on
     * @param awake how long the process had been awake then
     */
    private record Beat(long at, long awake) {}

    /**
     * @param nanos a clock that never goes back
     */
    Pulse(LongSupplier nanos) {
        this.nanos = nanos;
        last = new Beat(nanos.getAsLong(), 0);
    }

    /** The one of this process, which beats by itself. */
    static Pulse here() {
        return Here.PULSE;
    }

    private static final class Here {
        private static final Pulse PULSE = new Pulse(System::nanoTime);

        static {
            Thread.ofPlatform().daemon().name("pulse").start(PULSE::run);
        }
    }

    private void run() {
        while (true) {
            LockSupport.parkNanos(BETWEEN);
            beat();
        }
    }

    void beat() {
        long now = nanos.getAsLong();
        last = new Beat(now, awake(last, now));
    }

    /** In nanoseconds. */
    long awake() {
        var beat = last; // before the clock: the process may be stopped between the two
        return awake(beat, nanos.getAsLong());
    }

    private static long awake(Beat beat, long now) {
        return beat.awake + Math.min(now - beat.at, LONGEST);
    }
}
