package tischlein.table.seats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Bits;
import tischlein.table.outside.Outside;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;

/**
 * Who sits at a table, who is here, and who watches; also what has changed about them and has not
 * been announced yet.
 */
public final class Seats {
    /**
     * How long a guest may read the end of the last game: a page that was left open must not hold
     * up the others for ever.
     */
    private static final int LONGEST_READING = 300_000; // milliseconds

    private final Outside outside;
    private final Audience audience;
    private final Attendance attendance;
    private final long[] readUntil; // by seat, in ticks
    private int read; // seats whose time for reading is over, a bit set
    private final List<GuestDecision> decisions = new ArrayList<>(); // not announced yet
    private boolean changed;
    private Setup setup;

    /**
     * @param rest how far the times had run when the table was last in memory
     */
    public Seats(Outside outside, Audience audience, Setup setup, Optional<PausedTimes> rest) {
        this.outside = outside;
        this.audience = audience;
        this.setup = setup;
        int seats = setup.chairs().size();
        attendance = new Attendance(seats, outside.ticks());
        rest.ifPresent(attendance::goOn);
        readUntil = new long[seats];
        keepWatchers();
        for (int seat = 0; seat < seats; seat++) {
            if (audience.here(seat)) {
                attendance.come(seat);
            }
            reads(seat);
        }
    }

    public Setup setup() {
        return setup;
    }

    public Attendance attendance() {
        return attendance;
    }

    public Audience audience() {
        return audience;
    }

    /** Whether a guest sits there. */
    public boolean guest(int seat) {
        return setup.chairs().get(seat).kind() == Setup.Kind.GUEST;
    }

    /** The seats of guests who are here. */
    public List<Integer> guestsHere() {
        return setup.seats(chair -> chair.kind() == Setup.Kind.GUEST)
                .filter(attendance::here)
                .boxed()
                .toList();
    }

    /**
     * The store has kept another setup. For somebody who has taken over a bot's seat, waiting
     * starts now.
     */
    public void change(Setup other) {
        var before = setup;
        setup = other;
        changed = true;
        keepWatchers();
        for (int seat = 0; seat < readUntil.length; seat++) {
            if (before.chairs().get(seat).kind() == Setup.Kind.BOT && guest(seat)) {
                attendance.sit(seat, outside.ticks());
            }
        }
    }

    private void keepWatchers() {
        audience.keep((guest, seat) -> setup.chairs().get(seat).of(guest.hash()));
    }

    /** Notes which seats are no longer watched; returns whether there are any. */
    public boolean miss() {
        boolean gone = false;
        for (int seat = 0; seat < readUntil.length; seat++) {
            if (attendance.here(seat) && !audience.here(seat)) {
                attendance.go(seat, outside.ticks());
                gone = true;
            }
        }
        return gone;
    }

    /** Notes who watches the table before this one. */
    public void read() {
        for (int seat = 0; seat < readUntil.length; seat++) {
            changed |= reads(seat);
        }
    }

    /**
     * Notes whether a seat's guest is still reading the end of the last game; returns whether that
     * has changed.
     */
    private boolean reads(int seat) {
        boolean on =
                guest(seat)
                        && audience.reads(setup.chairs().get(seat).guest())
                        && !Bits.has(read, seat);
        boolean changes = attendance.read(seat, on, outside.ticks());
        if (changes && on) {
            readUntil[seat] = outside.ticks() + LONGEST_READING;
        }
        return changes;
    }

    /** Those who have been reading for too long now count as away. */
    public void endReading() {
        for (int seat = 0; seat < readUntil.length; seat++) {
            if (attendance.reading(seat) && outside.ticks() >= readUntil[seat]) {
                read |= Bits.bit(seat);
            }
        }
        read();
    }

    /** When the next guest's time for reading is over, in ticks, or never. */
    public long nextReading() {
        long next = StoredTable.NEVER;
        for (int seat = 0; seat < readUntil.length; seat++) {
            next = attendance.reading(seat) ? Math.min(next, readUntil[seat]) : next;
        }
        return next;
    }

    /** The table has changed: everybody is to get it again. */
    public void note() {
        changed = true;
    }

    /** The same, because something was decided about a guest. */
    public void note(GuestDecision decision) {
        decisions.add(decision);
        changed = true;
    }

    /** Whether the table has changed since everybody last got it. */
    public boolean changed() {
        return changed;
    }

    /** Everybody gets the table now; returns what has been decided since they last did. */
    public List<GuestDecision> told() {
        var untold = List.copyOf(decisions);
        decisions.clear();
        changed = false;
        return untold;
    }
}
