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
        GONE,
        BOT
    }

    /**
     * What everybody may know of a seat's guest.
     *
     * @param away for how long the guest has been away, in milliseconds
     * @param kept how long the table still waits, in milliseconds: then a bot plays, or the others
     *     may vote
     */
    record Seen(Presence here, OptionalLong away, OptionalLong kept) {
        static final Seen GONE =
                new Seen(Presence.GONE, OptionalLong.empty(), OptionalLong.empty());
    }

    private final long[] gone; // by seat: since when, in ticks
    private final int[] votes; // by seat: who wants a bot to play for it, a bit set of seats
    private int here; // a bit set of seats
    private int replaced; // seats for which a bot plays till their guest comes back, a bit set

    Attendance(int seats, long ticks) {
        gone = new long[seats];
        votes = new int[seats];
        Arrays.fill(gone, ticks);
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

    long goneSince(int seat) {
        return gone[seat];
    }

    void replace(int seat) {
        replaced |= Bits.bit(seat) & ~here;
    }

    boolean replaced(int seat) {
        return Bits.has(replaced, seat);
    }

    /** Counts a vote, and tells whether that is enough. */
    boolean vote(int seat, int absent, boolean bot) {
        votes[absent] = bot ? votes[absent] | Bits.bit(seat) : votes[absent] & ~Bits.bit(seat);
        return outvoted(absent);
    }

    /** Whether more than half of those who are here want a bot to play for an absent seat. */
    boolean outvoted(int absent) {
        return 2 * Bits.size(votes[absent] & here) > Bits.size(here);
    }

    private Presence presence(int seat) {
        if (here(seat)) {
            return Presence.HERE;
        }
        return replaced(seat) ? Presence.BOT : Presence.GONE;
    }

    /**
     * @param until when the table stops waiting for the seat, in ticks
     */
    Seen seen(int seat, long ticks, OptionalLong until) {
        return here(seat)
                ? new Seen(Presence.HERE, OptionalLong.empty(), OptionalLong.empty())
                : new Seen(
                        presence(seat),
                        OptionalLong.of(ticks - gone[seat]),
                        until.isPresent()
                                ? OptionalLong.of(Math.max(0, until.getAsLong() - ticks))
                                : OptionalLong.empty());
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
