package tischlein.bots;

import java.util.function.LongSupplier;
import tischlein.kernel.Bot.Budget;

/** The end of a bot's time to think about one choice. */
final class Limit {
    private static final long NANOS = 1_000_000L;

    /** Of a budget in time this part is kept for what the bot does not foresee. */
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

    /** How many iterations it has been. */
    int spent() {
        return spent;
    }

    boolean isReached() {
        return left <= 0 || clock.getAsLong() - end >= 0;
    }
}
