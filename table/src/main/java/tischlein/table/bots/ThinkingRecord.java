package tischlein.table.bots;

import java.lang.System.Logger.Level;
import java.util.Arrays;
import tischlein.table.bots.ThinkingMonitor.Extent;
import tischlein.table.outside.FailurePlace;
import tischlein.table.outside.Timer;

/**
 * Counts how much bots think, tells the monitor, and writes a record when they have thought less
 * than usual: at most one a minute, and without names.
 */
final class ThinkingRecord {
    private static final System.Logger LOGGER = System.getLogger(ThinkingRecord.class.getName());
    private static final long MINUTE = 60_000;

    private final Timer timer;
    private volatile ThinkingMonitor monitor = (_, _) -> {};
    private final int[] counts = new int[Extent.values().length]; // since the record was begun
    private long longest; // wait since then, in milliseconds
    private boolean begun;

    ThinkingRecord(Timer timer) {
        this.timer = timer;
    }

    void monitor(ThinkingMonitor other) {
        monitor = other;
    }

    void note(Extent extent, long waited) {
        monitor.thought(extent, waited);
        count(extent, waited);
    }

    private synchronized void count(Extent extent, long waited) {
        boolean less = extent == Extent.SHORTENED || extent == Extent.ADVISED;
        if (less && !begun) {
            begun = true;
            timer.later(MINUTE, this::write);
        }
        if (begun) {
            counts[extent.ordinal()]++;
            longest = Math.max(longest, waited);
        }
    }

    private synchronized void write() {
        LOGGER.log(
                Level.WARNING,
                "bots think less than usual: in a minute {0} choices were thought out in full, {1}"
                        + " in less time, {2} by a look ahead or the game''s advice; the longest"
                        + " wait was {3} ms",
                Integer.toString(counts[Extent.WHOLE.ordinal()]),
                Integer.toString(counts[Extent.SHORTENED.ordinal()]),
                Integer.toString(counts[Extent.ADVISED.ordinal()]),
                Long.toString(longest));
        Arrays.fill(counts, 0);
        longest = 0;
        begun = false;
    }

    /** Records what failed and where, without its message, which could contain a move or a view. */
    void failed(Throwable failure) {
        LOGGER.log(
                Level.ERROR,
                "a bot failed, and follows the game''s advice: {0}, at {1}",
                failure.getClass().getName(),
                FailurePlace.of(failure));
    }
}
