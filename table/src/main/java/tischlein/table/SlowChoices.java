package tischlein.table;

import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import tischlein.kernel.Bits;
import tischlein.table.Setup.Kind;

/**
 * Notices who has kept the others waiting for so long that they may vote for a bot, here or not.
 * One alarm serves a whole table: it looks who still owes a choice, and is set again for the rest.
 */
final class SlowChoices {
    private static final long MINUTE = 60_000;

    private final House house;
    private final Executor inbox;
    private final Supplier<Setup> setup;
    private final Stage<?, ?> stage;
    private final Attendance attendance;
    private final Runnable told;
    private Runnable alarm = () -> {};
    private boolean armed;
    private boolean dismissed;

    /**
     * @param told called when the others may begin to vote about somebody
     */
    SlowChoices(
            House house,
            Executor inbox,
            Supplier<Setup> setup,
            Stage<?, ?> stage,
            Attendance attendance,
            Runnable told) {
        this.house = house;
        this.inbox = inbox;
        this.setup = setup;
        this.stage = stage;
        this.attendance = attendance;
        this.told = told;
    }

    /** Whether the others may vote now, because this guest has not chosen for so long. */
    boolean slow(int seat) {
        return waited(seat) && house.outside().ticks() >= due(seat);
    }

    /** Whether this guest owes a choice, and nothing but a vote will end the waiting. */
    private boolean waited(int seat) {
        return setup.get().rules().patience() > 0
                && !stage.time().runs()
                && setup.get().chairs().get(seat).kind() == Kind.GUEST
                && !attendance.replaced(seat)
                && Bits.has(stage.play().missing(), seat)
                && setup.get().guests().size() > 1; // somebody could vote
    }

    private long due(int seat) {
        long since = Math.max(stage.time().began(), attendance.expectedSince(seat));
        return since + setup.get().rules().patience() * MINUTE;
    }

    /** A step has begun, or somebody is waited for anew. */
    void watch() {
        if (armed) {
            return; // it looks again by itself, which costs a step nothing
        }
        var next = next();
        if (next.isPresent()) {
            armed = true;
            long millis = next.getAsLong() - house.outside().ticks();
            alarm = house.timer().later(millis, () -> inbox.execute(this::look));
        }
    }

    /** When it will next be somebody's turn to be voted about. */
    private OptionalLong next() {
        long now = house.outside().ticks();
        long next = Long.MAX_VALUE;
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            int seat = Bits.lowest(rest);
            if (waited(seat) && due(seat) > now) {
                next = Math.min(next, due(seat));
            }
        }
        return next == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(next);
    }

    private void look() {
        if (dismissed) {
            return;
        }
        armed = false;
        for (int rest = stage.play().missing(); rest != 0; rest &= rest - 1) {
            if (slow(Bits.lowest(rest))) {
                told.run();
                break;
            }
        }
        watch();
    }

    void dismiss() {
        dismissed = true;
        alarm.run();
    }
}
