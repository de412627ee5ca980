package tischlein.office;

import static tischlein.kernel.Game.NOBODY;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tischlein.office.OfficeState.Phase;

/**
 * A share of the roof, for whoever draws how it is dealt.
 *
 * @param seat whose it is, or −1
 * @param piles how many of the nine
 */
public record OfficeShare(Earner earner, int seat, int piles) {
    private static final int OUT = 2; // 8.2

    /** Whose clerk brings it; what nobody brings is out. */
    public enum Earner {
        BOSS,
        CHALLENGER,
        BEATEN,
        OUT
    }

    /** Who takes what, in the order in which it is dealt; none before the roof is opened. */
    static List<OfficeShare> of(OfficeState s) {
        if (s.phase != Phase.SHARE && s.phase != Phase.OVER) {
            return List.of();
        }
        var taken = IntStream.range(0, RoofShares.TAKERS).mapToObj(taker -> of(s, taker));
        return Stream.concat(taken, Stream.of(new OfficeShare(Earner.OUT, NOBODY, OUT))).toList();
    }

    private static OfficeShare of(OfficeState s, int taker) {
        var earner = Earner.values()[Math.min(taker, Earner.BEATEN.ordinal())];
        return new OfficeShare(earner, RoofShares.taker(s, taker), RoofShares.piles(taker));
    }

    /** How many piles the winner of a duel brings that gets no further. */
    static int piles(int duel) {
        // Whoever wins duel n stands on place n: 1 is the boss, 2 and 3 lose the last duel or win
        // it.
        return switch (Floor.of(duel)) {
            case SUITE -> RoofShares.piles(0);
            case SECOND -> RoofShares.piles(1);
            case FIRST -> RoofShares.piles(2);
            case GROUND, STEPS -> 0;
        };
    }
}
