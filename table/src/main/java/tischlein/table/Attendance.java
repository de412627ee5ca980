package tischlein.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import tischlein.kernel.Bits;

/**
 * Which seats' guests are at the table, since when the others are gone, and for whom a bot plays in
 * the meantime.
 */
final class Attendance {
    /** Whether a seat is at the table. */
    enum Presence {
        HERE,
        READING,
        GONE,
        BOT
    }

    /**
     * What everybody may know of a seat's guest.
     *
     * @param away for how long the guest has been away, in milliseconds
     * @param kept how long the table still waits, in milliseconds: then a bot plays, or the others
     *     may vote
     * @param slow whether the others may vote because the guest has not chosen for so long
     * @param votes the seats that have voted for a bot
     */
    record Seen(
            Presence here,
            OptionalLong away,
            OptionalLong kept,
            boolean slow,
            List<Integer> votes) {
        static final Seen GONE =
                new Seen(
                        Presence.GONE,
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        false,
                        List.of());

        Seen {
            votes = List.copyOf(votes);
        }
    }

    private final long[] gone; // by seat: since when, in ticks
    private final long[] expected; // by seat: since when its guest is to choose at all, in ticks
    private final int[] votes; // by seat: who wants a bot to play for it, a bit set of seats
    private int here; // a bit set of seats
    private int reading; // seats whose guests still look at the end of the last game, a bit set
    private int replaced; // seats for which a bot plays till their guest comes back, a bit set
    private int outvoted; // those for which one plays till their guest does something, a bit set

    Attendance(int seats, long ticks) {
        gone = new long[seats];
        expected = new long[seats];
        votes = new int[seats];
        Arrays.fill(gone, ticks);
        Arrays.fill(expected, ticks);
    }

    /** As it is when the table goes to rest. */
    Rest resting(String run, long began, List<Long> used) {
        return new Rest(run, began, used, Arrays.stream(gone).boxed().toList(), replaced);
    }

    /** Goes on where it was when the table went to rest. */
    void goOn(Rest rest) {
        replaced = rest.replaced();
        for (int seat = 0; seat < gone.length; seat++) {
            gone[seat] = rest.gone().get(seat);
        }
    }

    /** Somebody watches as this seat: whoever played for it stops at once. */
    void come(int seat) {
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

    boolean here(int seat) {
        return Bits.has(here, seat);
    }

    /** Neither here nor still reading the end of the last game. */
    boolean absent(int seat) {
        return !Bits.has(here | reading, seat);
    }

    /** Somebody has sat down on this chair, and is expected from now on. */
    void sit(int seat, long ticks) {
        replaced &= ~Bits.bit(seat);
        outvoted &= ~Bits.bit(seat);
        votes[seat] = 0;
        gone[seat] = ticks;
        expected[seat] = ticks;
    }

    long expectedSince(int seat) {
        return expected[seat];
    }

    /** Whether that changes something. */
    boolean read(int seat, boolean on, long ticks) {
        if (Bits.has(reading, seat) == on) {
            return false;
        }
        reading ^= Bits.bit(seat);
        gone[seat] = here(seat) ? gone[seat] : ticks;
        return true;
    }

    long goneSince(int seat) {
        return gone[seat];
    }

    void replace(int seat) {
        replaced |= Bits.bit(seat) & ~here;
    }

    boolean replaced(int seat) {
        return Bits.has(replaced | outvoted, seat);
    }

    /**
     * The others have voted: a bot plays, till the guest comes back or, if here, does something.
     */
    void outvote(int seat) {
        votes[seat] = 0;
        if (here(seat)) {
            outvoted |= Bits.bit(seat);
        } else {
            replaced |= Bits.bit(seat);
        }
    }

    /** The guest does something; whether that ends a bot's playing. */
    boolean takeBack(int seat, long ticks) {
        boolean back = Bits.has(outvoted, seat);
        if (back) {
            outvoted &= ~Bits.bit(seat);
            expected[seat] = ticks;
        }
        return back;
    }

    void vote(int seat, int about, boolean bot) {
        votes[about] = bot ? votes[about] | Bits.bit(seat) : votes[about] & ~Bits.bit(seat);
    }

    boolean voted(int seat, int about) {
        return Bits.has(votes[about], seat);
    }

    private List<Integer> voters(int about) {
        var voters = new ArrayList<Integer>();
        for (int rest = votes[about]; rest != 0; rest &= rest - 1) {
            voters.add(Bits.lowest(rest));
        }
        return voters;
    }

    /** A new step: whoever was voted about has not kept anybody waiting yet. */
    void forgetVotes() {
        Arrays.fill(votes, 0);
    }

    /**
     * Whether more than half of those who are here want a bot to play for a seat.
     *
     * @param voters who may vote about it, a bit set of seats
     */
    boolean enough(int about, int voters) {
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
     * @param slow whether the others may vote because of how long it takes
     */
    Seen seen(int seat, long ticks, OptionalLong until, boolean slow) {
        var presence = presence(seat);
        var away =
                absent(seat) || presence == Presence.BOT && !here(seat)
                        ? OptionalLong.of(ticks - gone[seat])
                        : OptionalLong.empty();
        var kept =
                until.isPresent()
                        ? OptionalLong.of(Math.max(0, until.getAsLong() - ticks))
                        : OptionalLong.empty();
        return new Seen(presence, away, kept, slow, voters(seat));
    }

    /** The guests' seats of these chairs that are here. */
    List<Integer> guestsHere(List<Setup.Chair> chairs) {
        var seats = new ArrayList<Integer>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (chairs.get(seat).kind() == Setup.Kind.GUEST && here(seat)) {
                seats.add(seat);
            }
        }
        return seats;
    }
}
