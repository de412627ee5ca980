package tischlein.arena;

import java.util.concurrent.atomic.AtomicLong;
import tischlein.arena.statistics.Estimate;

/**
 * How fast the second half of the games was played; the first half is for warming up. That half is
 * timed in slices, whose spread says how far the figure is to be trusted.
 */
final class PlayingSpeed {
    private static final int SLICES = 10;
    private static final double NANOS = 1e9;

    private final long untimed;
    private final long timed;
    private final int slices;
    private final AtomicLong finished = new AtomicLong();
    private final AtomicLong processorNanos = new AtomicLong();
    private final long[] ends;
    private final long begun = System.nanoTime();

    PlayingSpeed(long games) {
        untimed = games / 2;
        timed = games - untimed;
        slices = (int) Math.min(SLICES, timed);
        ends = new long[slices + 1];
        ends[0] = begun; // for a single game, which has no first half
    }

    /** A game is finished. Any thread may say so. */
    void tick() {
        long n = finished.incrementAndGet() - untimed;
        if (n >= 0) {
            int slice = (int) (n * slices / timed);
            if (n == end(slice)) {
                ends[slice] = System.nanoTime();
            }
        }
    }

    /** With how many games of the timed half this slice ends: the first with at least its share. */
    private long end(int slice) {
        return (slice * timed + slices - 1) / slices;
    }

    /** The number of the first game that is timed. */
    long untimed() {
        return untimed;
    }

    /** A thread has spent so much of a processor's time on games that are timed. */
    void spend(long nanos) {
        processorNanos.addAndGet(nanos);
    }

    /** What one processor does in a second, if it does nothing else; 0 if this JVM cannot tell. */
    double gamesPerProcessorSecond() {
        long nanos = processorNanos.get();
        return nanos == 0 ? 0 : timed * NANOS / nanos;
    }

    long finished() {
        return finished.get();
    }

    /** Once all are finished. */
    Estimate gamesPerSecond() {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < slices; i++) {
            double rate = (end(i + 1) - end(i)) / seconds(i, i + 1);
            sum += rate;
            squares += rate * rate;
        }
        var spread = Estimate.mean(sum, squares, slices);
        double rate = timed / seconds(0, slices);
        double reach = spread.high() - spread.mean();
        return new Estimate(rate, Math.max(0, rate - reach), rate + reach);
    }

    private double seconds(int from, int to) {
        return Math.max(1, ends[to] - ends[from]) / NANOS;
    }

    double seconds() {
        return (ends[slices] - begun) / NANOS;
    }
}
