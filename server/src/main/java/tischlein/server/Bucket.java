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
    synchronized boolean take(Rate rate, long ticks) {
        refill(rate, ticks);
        if (taken + 1 > rate.burst()) {
            return false;
        }
        taken++;
        return true;
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
