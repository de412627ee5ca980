package tischlein.table.outside;

import java.util.concurrent.Executor;
import java.util.function.LongConsumer;

/** The alarm of a table in memory. It may ring too early, so the table checks what is due. */
public final class TableAlarm {
    private static final long NEVER = Long.MAX_VALUE;

    private final Outside outside;
    private final Timer timer;
    private final Executor inbox;
    private final LongConsumer ring;
    private long due = NEVER; // in ticks
    private Runnable callOff = () -> {};
    private boolean ended;

    /**
     * @param inbox of the table
     * @param ring what the table then does, given the time that the alarm was set to
     */
    public TableAlarm(Outside outside, Timer timer, Executor inbox, LongConsumer ring) {
        this.outside = outside;
        this.timer = timer;
        this.inbox = inbox;
        this.ring = ring;
    }

    /**
     * Sets the alarm. If it is already set to an earlier time it stays so: ringing early is
     * harmless, and setting it anew for every step would cost time.
     */
    public void set(long ticks) {
        if (ticks < due) {
            callOff.run();
            due = ticks;
            callOff = timer.later(ticks - outside.ticks(), () -> inbox.execute(this::ring));
        } else if (ticks == NEVER) {
            callOff.run();
            due = NEVER;
        }
    }

    private void ring() {
        if (!ended) {
            long set = due;
            due = NEVER;
            ring.accept(set);
        }
    }

    /** The alarm never rings again. */
    public void end() {
        ended = true;
        callOff.run();
    }
}
