package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;

/** Chapter 4: a tie. */
class OfficeTieRulesTest {
    @Rule({"4.1", "4.3"})
    @Test
    void eachLosesHalfToTheRoofAndBothBidAgain() {
        var scene = Scene.ofFour().holds(0, 10, 5, 5).holds(1, 20, 10, 5, 5).bid(0, 10, 5, 5);
        scene.bid(1, 10, 5, 5);
        assertThat(scene.roof()).containsExactly(10, 10);
        assertThat(scene.hand(0)).containsExactly(5, 5);
        assertThat(scene.hand(1)).containsExactly(20, 5, 5);
        assertThat(scene.kitchen()).isEqualTo(80);
        assertThat(scene.meeting()).containsExactly(0, 1);
        assertThat(scene.script.waiting()).containsExactly(0, 1);
        assertThat(scene.view().floor()).isEqualTo(Floor.STEPS);
        assertThat(scene.view().office()).isZero();
        scene.bid(0).bid(1, 5);
        assertThat(scene.on(Floor.GROUND).getFirst()).isEqualTo(1);
    }

    @Rule({"4.1", "4.3"})
    @Test
    void aTieAtTenWithOneTenEachIsChanged() {
        var scene = Scene.ofFour().bid(0, 10).bid(1, 10);
        assertThat(scene.roof()).containsExactly(5, 5);
        assertThat(scene.points(0)).isEqualTo(147);
        assertThat(Collections.frequency(scene.hand(0), 10)).isEqualTo(3);
        assertThat(Collections.frequency(scene.hand(0), 5)).isEqualTo(5);
        assertThat(scene.hand(1)).isEqualTo(scene.hand(0));
        assertThat(Collections.frequency(scene.view().reserve(), 10)).isEqualTo(16);
        assertThat(Collections.frequency(scene.view().reserve(), 5)).isEqualTo(10);
        assertThat(scene.script.heard(2))
                .containsExactly(
                        "Seat 0 bids 10 points.",
                        "Seat 1 bids 10 points.",
                        "A tie at 10: half of it, 5 points each, goes to the roof. They bid again.",
                        "Seat 0 has a 10 changed.",
                        "To the roof: 5.",
                        "Back to Seat 0: 5.",
                        "Seat 1 has a 10 changed.",
                        "To the roof: 5.",
                        "Back to Seat 1: 5.");
    }

    @Rule("4.2")
    @Test
    void halfOfAnOddSumIsRoundedUp() {
        var scene = Scene.ofFour().holds(0, 5).holds(1, 2, 2, 1).bid(0, 5).bid(1, 2, 2, 1);
        assertThat(scene.hand(0)).containsExactly(2); // 3 of 5 are lost
        assertThat(scene.hand(1)).containsExactly(2);
        assertThat(scene.roof()).containsExactly(2, 2, 1, 1);
        scene = Scene.ofFour().holds(0, 1).holds(1, 1).bid(0, 1).bid(1, 1);
        assertThat(scene.roof()).containsExactly(1, 1);
        assertThat(scene.points(0) + scene.points(1)).isZero();
    }

    @Rule("4.3")
    @Test
    void anExactHalfIsPaidWithAsFewCardsAsPossible() {
        var scene =
                Scene.ofFour()
                        .holds(0, 10, 5, 2, 2, 1)
                        .holds(1, 20)
                        .bid(0, 10, 5, 2, 2, 1)
                        .bid(1, 20);
        assertThat(scene.hand(0)).containsExactly(5, 2, 2, 1); // the ten, not five and twos and one
        assertThat(scene.hand(1)).containsExactly(10);
    }

    @Rule("4.3")
    @Test
    void theLowestOfTheOtherCardsIsChanged() {
        var scene = Scene.ofFour().holds(0, 20, 5, 2).holds(1, 10, 10, 5, 2);
        scene.bid(0, 20, 5, 2).bid(1, 10, 10, 5, 2);
        assertThat(scene.hand(0))
                .containsExactly(10, 2, 1); // half is 14: 5, 2, and the 20 makes 7 and 13
        assertThat(scene.hand(1))
                .containsExactly(10, 2, 1); // 10 and 2 are paid, the 5 makes 2 and 3
        assertThat(scene.roof()).containsExactly(10, 5, 5, 2, 2, 2, 2);
        assertThat(scene.script.heard(2))
                .contains("Seat 0 lays on the roof: 5, 2.", "Seat 0 has a 20 changed.")
                .contains("Seat 1 lays on the roof: 10, 2.", "Seat 1 has a 5 changed.");
    }

    @Rule("4.3")
    @Test
    void onlyTheCardsBidArePaidWith() {
        var scene = Scene.ofFour().holds(0, 10, 5).holds(1, 10, 1).bid(0, 10).bid(1, 10);
        assertThat(scene.hand(0)).containsExactly(5, 5); // the five in hand is not touched
        assertThat(scene.hand(1)).containsExactly(5, 1);
    }

    @Rule("4.3")
    @Test
    void whatCannotBeChangedCostsTheLeastSumAbove() {
        var scene = Scene.ofFour().holds(0, 20, 5).holds(1, 20, 5).reserve(2, 2, 2);
        scene.bid(0, 20, 5).bid(1, 20, 5);
        assertThat(scene.hand(0))
                .containsExactly(5); // half is 13: the 20 cannot be changed into 8 and 12
        assertThat(scene.script.heard(2))
                .endsWith(
                        "Seat 0 lays on the roof: 20.",
                        "There is no change: Seat 0 pays 7 points more.");
        scene.chance("refill 20"); // 5.7: seat 1 asks for what seat 0 has laid there, in vain
        assertThat(scene.hand(1)).containsExactly(5);
        assertThat(scene.roof()).containsExactly(20);
        assertThat(scene.view().reserve()).containsExactly(20, 2, 2, 2);
    }

    @Rule("4.3")
    @Test
    void theReserveMustBeAbleToPayBothTheRestAndTheRemainder() {
        // Half of 5 is 3: the reserve can make the 3 to the roof, and then not the 2 that is to
        // come back.
        var scene = Scene.ofFour().holds(0, 5).holds(1, 5).reserve(2, 1).bid(0, 5).bid(1, 5);
        assertThat(scene.hand(0)).isEmpty();
        scene.chance("refill 5");
        assertThat(scene.hand(1)).isEmpty();
        assertThat(scene.view().reserve()).containsExactly(5, 2, 1);
    }

    @Rule("4.3")
    @Test
    void theMissingRestIsTakenFromTheReserveBeforeTheRemainder() {
        var scene = Scene.ofFour().holds(0, 10).holds(1, 5, 5).reserve(5, 2, 2, 1);
        scene.bid(0, 10).bid(1, 5, 5);
        assertThat(scene.hand(0)).containsExactly(2, 2, 1);
        assertThat(scene.roof()).containsExactly(5, 5);
    }

    @Rule("4.3")
    @Test
    void theClerkOnTheLeftPaysFirst() {
        // The reserve can change one of the tens only.
        var scene = Scene.ofFour().holds(0, 10).holds(1, 10).reserve(5, 5).bid(1, 10).bid(0, 10);
        assertThat(scene.hand(0)).containsExactly(5);
        scene.chance("refill 5");
        assertThat(scene.hand(1)).isEmpty();
        assertThat(scene.roof()).containsExactly(10);
        assertThat(scene.view().reserve()).containsExactly(10, 5);
    }

    @Rule("4.4")
    @Test
    void nothingAgainstNothingCostsNothingAndTheSecondTimeALotDecides() {
        var scene = Scene.ofFour().bid(0).bid(1);
        assertThat(scene.script.waiting()).containsExactly(0, 1);
        assertThat(scene.view().nothing()).isTrue();
        scene.bid(0).bid(1);
        assertThat(scene.script.waiting()).containsExactly(Game.CHANCE);
        assertThat(scene.script.choices(Game.CHANCE)).containsExactly("lot left", "lot right");
        scene.chance("lot right");
        assertThat(scene.on(Floor.GROUND).getFirst()).isEqualTo(1);
        assertThat(scene.points(0)).isEqualTo(152);
        assertThat(scene.points(1)).isEqualTo(152);
        assertThat(scene.kitchen()).isEqualTo(80);
        assertThat(scene.roof()).isEmpty();
    }

    @Rule("4.4")
    @Test
    void theLotCanAlsoFallOnTheLeft() {
        var scene = Scene.ofFour().duel(0, 0).duel(0, 0).chance("lot left");
        assertThat(scene.on(Floor.GROUND).getFirst()).isZero();
        assertThat(scene.script.heard(0)).startsWith("The lot decides: Seat 0 wins.");
    }

    @Rule("4.4")
    @Test
    void aTieWithPointsInBetweenBreaksTheRow() {
        var scene = Scene.ofFour().duel(0, 0).duel(2, 2).duel(0, 0);
        assertThat(scene.script.waiting()).containsExactly(0, 1);
        assertThat(scene.duel(0, 0).script.waiting()).containsExactly(Game.CHANCE);
    }

    @Rule("4.4")
    @Test
    void theRowBeginsAnewInEachDuel() {
        var scene = Scene.ofFour().duel(0, 0).duel(1, 0).duel(0, 0);
        assertThat(scene.meeting()).containsExactly(2, 3);
        assertThat(scene.script.waiting()).containsExactly(2, 3);
    }

    @Rule("4.4")
    @Test
    void theLotDecidesTheLastDuelTooAndWithoutCompensation() {
        var scene = Scene.ofFour().toLastDuel();
        var hands = scene.view().hands();
        scene.duel(0, 0).duel(0, 0).chance("lot right");
        assertThat(scene.view().hands()).isEqualTo(hands);
        assertThat(scene.kitchen()).isEqualTo(20);
        assertThat(scene.on(Floor.SUITE)).containsExactly(2);
    }

    @Rule("4.5")
    @Test
    void theNewBidMayUseAnyCardsInHand() {
        var scene = Scene.ofFour().holds(0, 20, 2).holds(1, 10, 1, 1).bid(0, 2).bid(1, 1, 1);
        assertThat(scene.hand(0)).containsExactly(20, 1);
        assertThat(scene.script.choices(0)).containsExactly("twenties 0", "twenties 1");
        scene.bid(0, 20, 1).bid(1, 10, 1);
        assertThat(scene.hand(0)).isEmpty();
        assertThat(scene.hand(1)).isEqualTo(List.of(10, 10, 1));
    }
}
