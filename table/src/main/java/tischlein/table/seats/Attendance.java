package tischlein.table.seats;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import tischlein.kernel.Bits;

/**
 * Which guests are at the table, since when the others have been away, and for which seats a bot
 * plays meanwhile.
 */
public final class Attendance {
    /** Whether a seat's guest is at the table. */
    enum Presence {
        HERE,
        READING,
        GONE,
        BOT
    }

    /**
     * What everybody may know about a seat's guest.
     *
     * @param away for how long the guest has been away, in milliseconds
     * @param kept how many more milliseconds the table waits before a bot plays or the others may
     *     vote
     * @param slow whether the others may vote because the guest has not chosen for so long
     * @param votes the seats that have voted for a bot
     */
    public record Seen(
            Presence here,
            OptionalLong away,
            OptionalLong kept,
            boolean slow,
            List<Integer> votes) {
        public static final Seen GONE =
                new Seen(
                        Presence.GONE,
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        false,
                        List.of());

        public Seen {
            votes = List.copyOf(votes);
        }
    }

    private final long[] gone; // by seat: when its guest left, in ticks
    private final long[] expected; // by seat: since when it has had this guest, in ticks
    private final int[] votes; // by seat: who wants a bot to play for it, as a bit set of seats
    private int here; // a bit set of seats
    private int reading; // seats whose guests still look at the end of the last game, a bit set
    private int replaced; // seats that a bot plays until their guest comes back, a bit set
    private int outvoted; // seats that a bot plays until their guest does something, a bit set

    Attendance(int seats, long ticks) {
        gone = new long[seats];
        expected = new long[seats];
        votes = new int[seats];
        Arrays.fill(gone, ticks);
        Arrays.fill(expected, ticks);
    }

    /** What is kept when the table goes to rest. */
    PausedTimes resting(String run, long began, List<Long> used) {
        return new PausedTimes(run, began, used, Arrays.stream(gone).boxed().toList(), replaced);
    }

    /** Continues from where the table went to rest. */
    void goOn(PausedTimes rest) {
        replaced = rest.replaced();
        for (int seat = 0; seat < gone.length; seat++) {
            gone[seat] = rest.gone().get(seat);
        }
    }

    /** Somebody watches as this seat, so a bot that replaced an absent guest stops at once. */
    public void come(int seat) {
        here |= Bits.bit(seat);
        replaced &= ~Bits.bit(seat);
        votes[seat] = 0;
    }

    void go(int seat, long ticks) {
        if (Bits.has(here, seat)) {
            here &= ~Bits.bit(seat);
            gone[seat] = ticks;
            for (int other = 0; other < votes.length; other++) {
                votes[other] &= ~Bits.bit(seat);
            }
        }
    }

    public boolean here(int seat) {
        return Bits.has(here, seat);
    }

    /** Neither here nor still reading the end of the last game. */
    public boolean absent(int seat) {
        return !Bits.has(here | reading, seat);
    }

    /** Somebody has sat down here; waiting for them starts now. */
    void sit(int seat, long ticks) {
        replaced &= ~Bits.bit(seat);
        outvoted &= ~Bits.bit(seat);
        votes[seat] = 0;
        gone[seat] = ticks;
        expected[seat] = ticks;
    }

    public long expectedSince(int seat) {
        return expected[seat];
    }

    /** Returns whether this changed anything. */
    boolean read(int seat, boolean on, long ticks) {
        if (Bits.has(reading, seat) == on) {
            return false;
        }
        reading ^= Bits.bit(seat);
        gone[seat] = here(seat) ? gone[seat] : ticks;
        return true;
    }

    boolean reading(int seat) {
        return Bits.has(reading, seat);
    }

    public long goneSince(int seat) {
        return gone[seat];
    }

    public void replace(int seat) {
        replaced |= Bits.bit(seat) & ~here;
    }

    public boolean replaced(int seat) {
        return Bits.has(replaced | outvoted, seat);
    }

    /**
     * The others have voted for a bot. It plays until the guest comes back or, if the guest is
     * here, until they do something.
     */
    public void outvote(int seat) {
        votes[seat] = 0;
        if (here(seat)) {
            outvoted |= Bits.bit(seat);
        } else {
            replaced |= Bits.bit(seat);
        }
    }

    /** The guest has done something; returns whether a bot was playing for them until now. */
    public boolean takeBack(int seat, long ticks) {
        boolean back = Bits.has(outvoted, seat);
        if (back) {
            outvoted &= ~Bits.bit(seat);
            expected[seat] = ticks;
        }
        return back;
    }

    public void vote(int seat, int about, boolean bot) {
        votes[about] = bot ? votes[about] | Bits.bit(seat) : votes[about] & ~Bits.bit(seat);
    }

    public boolean voted(int seat, int about) {
        return Bits.has(votes[about], seat);
    }

    /** Votes last for one step: in a new one nobody has kept the others waiting yet. */
    public void forgetVotes() {
        Arrays.fill(votes, 0);
    }

    /**
     * Whether more than half of the present voters want a bot to play for a seat.
     *
     * @param voters who may vote about it, a bit set of seats
     */
    public boolean enough(int about, int voters) {
        int present = voters & here & ~outvoted;
        return 2 * Bits.size(votes[about] & present) > Bits.size(present);
    }

    private Presence presence(int seat) {
        if (Bits.has(outvoted, seat)) {
            return Presence.BOT;
        }
        if (here(seat)) {
            return Presence.HERE;
        }
        if (Bits.has(replaced, seat)) {
            return Presence.BOT;
        }
        return Bits.has(reading, seat) ? Presence.READING : Presence.GONE;
    }

    /**
     * @param until when the table stops waiting for the seat, in ticks
     * @param slow whether the others may vote because the guest takes so long
     */
    public Seen seen(int seat, long ticks, OptionalLong until, boolean slow) {
        var presence = presence(seat);
        var away =
                absent(seat) || presence == Presence.BOT && !here(seat)
                        ? OptionalLong.of(ticks - gone[seat])
                        : OptionalLong.empty();
        var kept =
                until.isPresent()
                        ? OptionalLong.of(Math.max(0, until.getAsLong() - ticks))
                        : OptionalLong.empty();
        return new Seen(presence, away, kept, slow, Bits.members(votes[seat]));
    }
}
