package tischlein.bots;

import java.util.function.LongSupplier;
import tischlein.kernel.Bot.Budget;

/** When a bot has to stop thinking about one choice. */
final class Limit {
    private static final long NANOS = 1_000_000L;

    /** One part in so many of a budget's time is kept in reserve for delays. */
    private static final int RESERVE = 12;

    private final LongSupplier clock;
    private final long end;
    private int left;
    private int spent;

    /** Begins now, by a clock that counts nanoseconds. */
    Limit(Budget budget, LongSupplier clock) {
        this.clock = clock;
        long nanos = budget.millis() * NANOS;
        this.end = clock.getAsLong() + nanos - nanos / RESERVE;
        this.left = budget.iterations();
    }

    /** Counts one iteration. */
    void spend() {
        left--;
        spent++;
    }

    /** How many iterations there have been. */
    int spent() {
        return spent;
    }

    boolean isReached() {
        return left <= 0 || clock.getAsLong() - end >= 0;
    }
}
