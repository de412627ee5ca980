package tischlein.table.outside;

import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * How long this process has been awake. While the process or its machine is stopped, no time passes
 * for the clocks at a table, just as while the program does not run at all.
 */
final class AwakeClock {
    /**
     * At most this much of the time between two beats counts, in nanoseconds. A longer gap means
     * that the process was stopped; a merely slow process still beats in time.
     */
    static final long LONGEST = 1_000_000_000;

    private static final long BETWEEN = LONGEST / 5;

    private final LongSupplier nanos;
    private volatile Beat last;

    /**
     * @param at the time of the beat, by the clock that never stops
     * @param awake how long the process had been awake by then
     */
    private record Beat(long at, long awake) {}

    /**
     * @param nanos a clock that never goes back
     */
    AwakeClock(LongSupplier nanos) {
        this.nanos = nanos;
        last = new Beat(nanos.getAsLong(), 0);
    }

    /** The clock of this process; a thread of its own makes it beat. */
    static AwakeClock here() {
        return Here.PULSE;
    }

    private static final class Here {
        private static final AwakeClock PULSE = new AwakeClock(System::nanoTime);

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
        var beat = last; // read before the clock: the process may be stopped in between
        return awake(beat, nanos.getAsLong());
    }

    private static long awake(Beat beat, long now) {
        return beat.awake + Math.min(now - beat.at, LONGEST);
    }
}
