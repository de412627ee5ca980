package tischlein.pips;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.kernel.Result;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;

/** All rules of Pips. */
class PipsRulesTest {
    private static GameScript<PipsState, PipsView> pips(int seats, String... options) {
        return GameScript.of(new Pips(), seats, options);
    }

    @Test
    @Rule({"1.1", "2.2", "3.1"})
    void seatZeroBeginsWithARollOfOneDie() {
        var table = pips(3);
        assertThat(table.choices(Game.CHANCE))
                .containsExactly("die 1", "die 2", "die 3", "die 4", "die 5", "die 6");
        assertThat(table.refusal(0, "stop").rule()).isEqualTo("3.1");
        assertThat(table.chance("die 4").waiting()).containsExactly(0);
    }

    @Test
    @Rule("2.1")
    void theGoalIsTwentyUnlessTheTableChoosesFifty() {
        assertThat(pips(2).view(0).goal()).isEqualTo(20);
        assertThat(pips(2, "goal", "50").view(0).goal()).isEqualTo(50);
    }

    @Test
    @Rule({"3.1", "3.3"})
    void whoRollsAgainAddsThePips() {
        var table = pips(2).chance("die 4");
        assertThat(table.choices(0)).containsExactly("roll", "stop");
        assertThat(table.refusal(Game.CHANCE, "die 6").rule()).isEqualTo("3.3");
        assertThat(table.seat(0, "roll").chance("die 6").view(1).pips()).isEqualTo(10);
    }

    @Test
    @Rule({"3.2", "3.5"})
    void aOneLosesThePipsOfTheTurnAndNoPoints() {
        var table = pips(2).chance("die 4").seat(0, "stop").chance("die 1", "die 6");
        table.seat(0, "roll").chance("die 1");
        assertThat(table.heard(1))
                .containsExactly(
                        "Seat 0 rolls a 1.",
                        "Seat 0 loses all pips of the turn.",
                        "The die goes to Seat 1.");
        assertThat(table.view(0).banked()).containsExactly(4, 0);
        assertThat(table.view(0).pips()).isZero();
    }

    @Test
    @Rule({"3.4", "3.5"})
    void stoppingBanksThePipsAndTheDieGoesRound() {
        var table = pips(2).chance("die 4").seat(0, "stop").chance("die 3");
        assertThat(table.refusal(0, "stop").rule()).isEqualTo("3.5");
        table.seat(1, "stop").chance("die 2");
        assertThat(table.view(0).banked()).isEqualTo(List.of(4, 3));
        assertThat(table.waiting()).containsExactly(0);
    }

    @Test
    @Rule({"4.1", "4.2"})
    void theFirstToBankTheGoalWinsAndPlacesGoByPoints() {
        var table = pips(3).chance("die 5").seat(0, "stop").chance("die 1", "die 6");
        table.seat(2, "roll").chance("die 6").seat(2, "roll").chance("die 6");
        table.seat(2, "roll").chance("die 2");
        assertThat(table.over()).isFalse();
        table.seat(2, "stop");
        assertThat(table.over()).isTrue();
        assertThat(table.refusal(0, "roll").rule()).isEqualTo("4.1");
        assertThat(table.result().standings())
                .containsExactly(
                        new Result.Standing(0, 5, 2),
                        new Result.Standing(1, 0, 3),
                        new Result.Standing(2, 20, 1));
        assertThat(new Pips().payoff(table.state(), 2)).isEqualTo(1);
    }
}
