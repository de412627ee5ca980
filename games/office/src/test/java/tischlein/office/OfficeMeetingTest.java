package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.office.OfficeRules.LEFT;
import static tischlein.office.OfficeRules.RIGHT;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.office.OfficeShare.Earner;
import tischlein.office.OfficeState.Phase;

/** What the view says of clerks, duels and shares, so that a board needs no rules. */
class OfficeMeetingTest {
    private final OfficeState s = new OfficeState(4, false, true);

    @BeforeEach
    void lastDuel() {
        Arrays.fill(s.clerk, Game.NOBODY);
        s.phase = Phase.BID;
        s.duel = Floor.BOSS;
        s.clerk[2] = 1;
        s.clerk[3] = 2;
    }

    private void shown(List<Integer> left, List<Integer> right) {
        s.shownBy[LEFT] = 1;
        s.shownBy[RIGHT] = 2;
        s.shown[LEFT] = InfluenceCard.bag(left);
        s.shown[RIGHT] = InfluenceCard.bag(right);
    }

    private int tied() {
        return OfficeMeeting.of(s).getFirst().tied();
    }

    @Test
    void theTwoInTheOfficeMeet() {
        assertThat(OfficeMeeting.of(s))
                .containsExactly(new OfficeMeeting(Floor.SECOND, 0, 1, 2, -1, 3));
        s.phase = Phase.OVER;
        assertThat(OfficeMeeting.of(s)).isEmpty();
    }

    @Test
    void onEachFloorTheWinnerBringsMorePiles() {
        var piles = List.of(8, 4, 2, 1).stream().map(OfficeShare::piles);
        assertThat(piles).containsExactly(0, 1, 2, 3);
    }

    @Test
    void equalBidsOfTheSameTwoWereATie() {
        shown(List.of(10), List.of(5, 5));
        assertThat(tied()).isEqualTo(10);
        shown(List.of(10), List.of(5));
        assertThat(tied()).isEqualTo(-1);
        s.shownBy[LEFT] = 0;
        assertThat(tied()).isEqualTo(-1);
    }

    @Test
    void nothingAgainstNothingIsATieOnlyInThisDuel() {
        shown(List.of(), List.of());
        assertThat(tied()).isEqualTo(-1);
        s.nothing = true;
        assertThat(tied()).isZero();
    }

    @Test
    void whoeverLostStaysBehind() {
        s.clerk[5] = 3;
        s.clerk[6] = 0;
        assertThat(OfficeView.of(s, 0).beaten())
                .containsExactly(List.of(), List.of(), List.of(1, 2), List.of(), List.of());
        s.clerk[1] = s.clerk[2];
        s.clerk[2] = Game.NOBODY;
        assertThat(OfficeView.of(s, 0).beaten().get(Floor.SECOND.ordinal())).containsExactly(1);
    }

    @Test
    void aClerkAloneInThePairOfTheByeHasNotLost() {
        s.duel = OfficeRules.FIRST_DUEL;
        s.clerk[30] = 2;
        assertThat(OfficeView.of(s, 0).beaten().getFirst()).isEmpty();
    }

    @Test
    void theRoofIsForTheBossTheChallengerAndTheTwoBeatenBelow() {
        s.phase = Phase.OVER;
        s.clerk[1] = 1;
        s.clerk[2] = Game.NOBODY;
        s.clerk[5] = 3;
        s.clerk[6] = 0;
        assertThat(OfficeShare.of(s))
                .containsExactly(
                        new OfficeShare(Earner.BOSS, 1, 3),
                        new OfficeShare(Earner.CHALLENGER, 2, 2),
                        new OfficeShare(Earner.BEATEN, 3, 1),
                        new OfficeShare(Earner.BEATEN, 0, 1),
                        new OfficeShare(Earner.OUT, -1, 2));
        s.phase = Phase.BID;
        assertThat(OfficeShare.of(s)).isEmpty();
    }
}
