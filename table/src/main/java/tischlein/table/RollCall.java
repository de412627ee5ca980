package tischlein.table;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.kernel.Bits;

/**
 * Keeps a table's attendance in step with its chairs, with who watches the table, and with who
 * still watches the one before it.
 */
final class RollCall {
    /** So long the end of a game is read: a page that was left open holds nobody up for ever. */
    private static final int LONGEST_READING = 300_000; // milliseconds

    private final House house;
    private final Executor inbox;
    private final Audience audience;
    private final Attendance attendance;
    private final Supplier<Setup> setup;
    private final Runnable changed;
    private final SeatAlarms readings; // the end of a seat's reading
    private int read; // seats whose time for reading is over, a bit set

    /**
     * @param inbox the table's
     * @param changed called when somebody has read for long enough
     */
    RollCall(
            House house,
            Executor inbox,
            Audience audience,
            Attendance attendance,
            Supplier<Setup> setup,
            Runnable changed) {
        this.house = house;
        this.inbox = inbox;
        this.audience = audience;
        this.attendance = attendance;
        this.setup = setup;
        this.changed = changed;
        readings = new SeatAlarms(setup.get().chairs().size());
        seats().filter(audience::here).forEach(attendance::come);
        seats().forEach(this::reads);
    }

    private Stream<Integer> seats() {
        return IntStream.range(0, setup.get().chairs().size()).boxed();
    }

    /**
     * Looks after the seats that nobody watches as any more.
     *
     * @param steward if the game is being played
     */
    void miss(Optional<Steward> steward) {
        var gone = seats().filter(seat -> attendance.here(seat) && !audience.here(seat)).toList();
        gone.forEach(seat -> attendance.go(seat, house.outside().ticks()));
        if (!gone.isEmpty()) {
            steward.ifPresent(s -> {
                gone.forEach(s::missed);
                s.recount();
            });
        }
    }

    /** Expects those who have taken over a bot's seat. */
    void welcome(List<Setup.Chair> before, Steward steward) {
        seats().filter(seat -> before.get(seat).kind() == Setup.Kind.BOT)
                .filter(seat -> setup.get().chairs().get(seat).kind() == Setup.Kind.GUEST)
                .forEach(seat -> {
                    attendance.sit(seat, house.outside().ticks());
                    steward.expect(seat);
                });
    }

    /**
     * Others watch the table before this one. Tells whether that changes anything.
     *
     * @param steward if the game is being played
     */
    boolean read(Optional<Steward> steward) {
        var changed = seats().filter(this::reads).toList();
        steward.ifPresent(s -> changed.stream().filter(attendance::absent).forEach(s::missed));
        return !changed.isEmpty();
    }

    /** Whether it is new that a seat's guest still reads the end of the last game, or no more. */
    private boolean reads(int seat) {
        var chair = setup.get().chairs().get(seat);
        boolean on =
                chair.kind() == Setup.Kind.GUEST
                        && audience.reads(chair.guest())
                        && !Bits.has(read, seat);
        long now = house.outside().ticks();
        boolean changes = attendance.read(seat, on, now);
        if (changes) {
            readings.callOff(seat);
        }
        if (changes && on) {
            limit(seat, now + LONGEST_READING);
        }
        return changes;
    }

    private void limit(int seat, long end) {
        Runnable letter =
                () -> {
                    if (house.outside().ticks() < end) {
                        limit(seat, end); // the process was stopped meanwhile
                    } else {
                        read |= Bits.bit(seat);
                        changed.run();
                    }
                };
        long millis = end - house.outside().ticks();
        readings.set(seat, house.timer().later(millis, () -> inbox.execute(letter)));
    }

    /** Another one has come in its place. */
    void end() {
        readings.callOffAll();
    }
}
