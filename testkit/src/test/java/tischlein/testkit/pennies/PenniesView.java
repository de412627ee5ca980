package tischlein.testkit.pennies;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.kernel.Bits;

/**
 * What one seat knows in {@link Pennies}.
 *
 * @param purse the viewer's, if it has got one
 * @param bids the viewer's own, and when the game is over everybody's
 * @param bidding whether the viewer still bids; for an onlooker, whether anybody may
 * @param extra filled by faults
 */
public record PenniesView(
        int viewer,
        int seats,
        int dealt,
        List<Integer> purse,
        List<Integer> bids,
        boolean bidding,
        Object extra) {

    static PenniesView of(PenniesTable s, int viewer) {
        boolean seated = viewer >= 0;
        List<Integer> own = seated ? List.of(s.bid[viewer]) : List.of();
        return new PenniesView(
                viewer,
                s.seats,
                s.dealt,
                seated && viewer < s.dealt ? List.of(s.purse[viewer]) : List.of(),
                s.over() ? Arrays.stream(s.bid).boxed().toList() : own,
                seated ? Bits.has(s.bidding, viewer) : s.dealt == s.seats && !s.over(),
                extra(s));
    }

    private static Object extra(PenniesTable s) {
        return switch (s.fault) {
            case SEEN_PURSE -> s.purse[0];
            case SEEN_BID -> s.bid[0];
            case SEEN_PROGRESS -> Bits.size(s.bidding);
            case LONG_IN_VIEW -> 1L;
            default -> 0;
        };
    }

    private boolean over() {
        return bids.size() == seats && !bidding;
    }

    boolean hides() {
        return IntStream.range(0, dealt)
                .anyMatch(seat -> seat != viewer && (!over() || bids.get(seat) < 3));
    }

    PenniesTable imagine(PenniesFault fault, RandomGenerator random) {
        var s = new PenniesTable(fault, seats);
        s.dealt = dealt;
        for (int seat = 0; seat < seats; seat++) {
            s.bid[seat] = over() ? bids.get(seat) : seat == viewer ? bids.getFirst() : 0;
            int least = Math.max(1, s.bid[seat]);
            int any = fault == PenniesFault.SAME_WORLDS ? least : least + random.nextInt(4 - least);
            s.purse[seat] = seat >= dealt ? 0 : seat == viewer ? purse.getFirst() : any;
        }
        boolean begun = dealt == seats && !over();
        s.bidding = begun ? Bits.all(seats) : 0;
        boolean done = viewer >= 0 && !bidding || fault == PenniesFault.IMPOSSIBLE_WORLD;
        s.bidding &= begun && done ? ~Bits.bit(Math.max(0, viewer)) : ~0;
        return s;
    }
}
