package tischlein.load.measure;

import java.util.LinkedHashMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** How long moves took, those that were due within a stretch of time. */
public final class Latencies {
    private static final long MOST = 3_600_000_000L; // an hour, in microseconds
    private static final long NANOS_PER_MICRO = 1_000;
    private static final double MICROS_PER_MILLI = 1_000;
    private static final int DIGITS = 3;

    private final Histogram due = new Histogram(MOST, DIGITS); // from when it was due
    private final Histogram sent = new Histogram(MOST, DIGITS); // from when it was sent
    private final Histogram recent = new Histogram(MOST, DIGITS); // the first, since it was asked
    private long from = Long.MAX_VALUE;
    private long to = Long.MAX_VALUE;
    private long interrupted = Long.MAX_VALUE;
    private long resumed = Long.MAX_VALUE;

    /** Counts what is due from now on, but not what is due later than that. */
    public void between(long from, long to) {
        this.from = from;
        this.to = to;
    }

    /** Whether a moment is within the time that counts. */
    public boolean counts(long moment) {
        return moment >= from && moment < to;
    }

    /** From now on nobody could answer: whatever is on its way does not count. */
    public void interrupt(long now) {
        interrupted = now;
    }

    /** It goes on, and ends so much later. */
    public void resume(long now) {
        resumed = now;
        to += to == Long.MAX_VALUE ? 0 : now - interrupted;
    }

    /** A move was acknowledged. */
    public void record(long scheduled, long sentAt, long doneAt) {
        boolean disturbed = scheduled < resumed && doneAt >= interrupted;
        if (!disturbed) {
            recent.recordValue(micros(doneAt - scheduled));
        }
        if (counts(scheduled) && !disturbed) {
            due.recordValue(micros(doneAt - scheduled));
            sent.recordValue(micros(doneAt - sentAt));
        }
    }

    /** A move that was due has not been acknowledged until now: it took at least so long. */
    public void missing(long scheduled, long now) {
        if (counts(scheduled)) {
            due.recordValue(micros(now - scheduled));
        }
    }

    private static long micros(long nanos) {
        return Math.clamp(nanos / NANOS_PER_MICRO, 0, MOST);
    }

    public long count() {
        return due.getTotalCount();
    }

    /** In milliseconds, from the moment at which moves were due. */
    public Map<String, Double> fromDue() {
        return percentiles(due);
    }

    /** In milliseconds, from the moment at which they were sent. */
    public Map<String, Double> fromSent() {
        return percentiles(sent);
    }

    /**
     * What was acknowledged since the last time that this was asked, counted or not.
     *
     * @param moves how many
     * @param p50 in milliseconds, as the following, from the moment at which they were due
     */
    public record Recent(long moves, double p50, double p99, double max) {}

    public Recent recent() {
        var found =
                new Recent(
                        recent.getTotalCount(),
                        recent.getValueAtPercentile(50) / MICROS_PER_MILLI,
                        recent.getValueAtPercentile(99) / MICROS_PER_MILLI,
                        recent.getMaxValue() / MICROS_PER_MILLI);
        recent.reset();
        return found;
    }

    private static Map<String, Double> percentiles(Histogram histogram) {
        var shown = new LinkedHashMap<String, Double>();
        shown.put("p50", histogram.getValueAtPercentile(50) / MICROS_PER_MILLI);
        shown.put("p90", histogram.getValueAtPercentile(90) / MICROS_PER_MILLI);
        shown.put("p99", histogram.getValueAtPercentile(99) / MICROS_PER_MILLI);
        shown.put("p99.9", histogram.getValueAtPercentile(99.9) / MICROS_PER_MILLI);
        shown.put("max", histogram.getMaxValue() / MICROS_PER_MILLI);
        return shown;
    }
}
