package tischlein.server;

/**
 * A bucket of tokens: whoever does something takes one out, and time puts them back. It holds two
 * numbers and no clock, because there is one for every socket.
 */
public final class Bucket {
    private static final double SECOND = 1000;
    private double taken;
    private long last;

    /**
     * How much may be done.
     *
     * @param burst at once
     * @param perSecond in the long run
     */
    public record Rate(int burst, double perSecond) {}

    /** Whether there was a token to take. */
    boolean take(Rate rate, long ticks) {
        return take(rate, 1, ticks);
    }

    /**
     * Whether there was so much to take. What is dearer than all that fits in needs a full bucket,
     * and is paid for in full before there is anything again.
     */
    synchronized boolean take(Rate rate, int cost, long ticks) {
        refill(rate, ticks);
        if (taken + Math.min(cost, rate.burst()) > rate.burst()) {
            return false;
        }
        taken += cost;
        return true;
    }

    /** Whether there is anything left. */
    synchronized boolean left(Rate rate, long ticks) {
        refill(rate, ticks);
        return taken + 1 <= rate.burst();
    }

    /** Takes it out even if there is not so much left. */
    synchronized void charge(Rate rate, int cost, long ticks) {
        refill(rate, ticks);
        taken += cost;
    }

    /** Whether nothing is missing: then the bucket is as good as a new one. */
    synchronized boolean full(Rate rate, long ticks) {
        refill(rate, ticks);
        return taken == 0;
    }

    private void refill(Rate rate, long ticks) {
        taken = Math.max(0, taken - (ticks - last) / SECOND * rate.perSecond());
        last = ticks;
    }
}
