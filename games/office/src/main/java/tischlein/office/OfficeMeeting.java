package tischlein.office;

import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.List;
import tischlein.office.OfficeState.Phase;

/**
 * The two clerks who meet now, for whoever draws them.
 *
 * @param office which pair or office of the floor they are in, from 0 on the left
 * @param tied what both have bid last in this duel if it was a tie, else −1
 * @param piles how many of the nine piles the winner brings that gets no further
 */
public record OfficeMeeting(Floor floor, int office, int left, int right, int tied, int piles) {
    private static final int NOT_TIED = -1;

    /** The meeting that goes on, or none. */
    static List<OfficeMeeting> of(OfficeState s) {
        if (s.phase != Phase.BID && s.phase != Phase.LOT) {
            return List.of();
        }
        var floor = Floor.below(s.duel);
        return List.of(
                new OfficeMeeting(
                        floor,
                        s.duel - floor.leftmost() / 2,
                        OfficeRules.owner(s, LEFT),
                        OfficeRules.owner(s, RIGHT),
                        tied(s),
                        OfficeShare.piles(s.duel)));
    }

    private static int tied(OfficeState s) {
        int sum = InfluenceCard.points(s.shown[LEFT]);
        boolean same =
                s.shownBy[LEFT] == OfficeRules.owner(s, LEFT)
                        && s.shownBy[RIGHT] == OfficeRules.owner(s, RIGHT)
                        && sum == InfluenceCard.points(s.shown[RIGHT]);
        // Nothing against nothing may have been the duel before, decided by lot (4.4).
        return same && (sum > 0 || s.nothing) ? sum : NOT_TIED;
    }
}
