package tischlein.server.limits;

import tischlein.server.settings.TokenRate;

/**
 * A token bucket: work takes tokens out, and time puts them back. It holds only two numbers and no
 * clock, because there is one for every socket.
 */
public final class TokenBucket {
    private static final double SECOND = 1000;
    private double taken;
    private long last;

    /** Takes a token; returns whether there was one. */
    public boolean take(TokenRate rate, long ticks) {
        return take(rate, 1, ticks);
    }

    /**
     * Takes so many tokens; returns whether there were enough. A cost larger than the bucket needs
     * a full one, and leaves it in debt until it has been paid in full.
     */
    public synchronized boolean take(TokenRate rate, int cost, long ticks) {
        refill(rate, ticks);
        if (taken + Math.min(cost, rate.burst()) > rate.burst()) {
            return false;
        }
        taken += cost;
        return true;
    }

    /** Whether any are left. */
    synchronized boolean left(TokenRate rate, long ticks) {
        refill(rate, ticks);
        return taken + 1 <= rate.burst();
    }

    /** Takes the tokens even if there are not enough. */
    synchronized void charge(TokenRate rate, int cost, long ticks) {
        refill(rate, ticks);
        taken += cost;
    }

    /** Whether nothing is missing: then the bucket is as good as a new one. */
    synchronized boolean full(TokenRate rate, long ticks) {
        refill(rate, ticks);
        return taken == 0;
    }

    private void refill(TokenRate rate, long ticks) {
        taken = Math.max(0, taken - (ticks - last) / SECOND * rate.perSecond());
        last = ticks;
    }
}
