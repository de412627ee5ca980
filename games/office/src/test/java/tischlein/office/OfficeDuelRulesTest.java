package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;

/** Chapter 3: a duel. */
class OfficeDuelRulesTest {
    @Rule("3.1")
    @Test
    void bothOwnersBidAtTheSameTimeInAnyOrder() {
        var scene = Scene.ofFour();
        assertThat(scene.script.waiting()).containsExactly(0, 1);
        scene.bid(1, 10);
        assertThat(scene.script.waiting()).containsExactly(0);
        scene.bid(0, 20);
        assertThat(scene.on(Floor.GROUND).getFirst()).isZero();
        assertThat(Scene.ofFour().bid(0, 20).bid(1, 10).view()).isEqualTo(scene.view());
    }

    @Rule("3.1")
    @Test
    void aBidIsSeenByNobodyElseBeforeBothAreMade() {
        var scene = Scene.ofFour();
        var onlooker = scene.script.view(Game.ONLOOKER);
        var other = scene.script.view(1);
        scene.bid(0, 20, 20, 5);
        assertThat(scene.script.view(Game.ONLOOKER)).isEqualTo(onlooker);
        assertThat(scene.script.view(1)).isEqualTo(other);
        assertThat(scene.script.heard(1)).isEmpty();
        assertThat(scene.script.view(0).bid()).containsExactly(2, 0, 1, 0, 0);
        scene.bid(1);
        assertThat(scene.script.heard(2))
                .startsWith("Seat 0 bids 45 points: 2×20, 5.", "Seat 1 bids nothing.");
        assertThat(scene.view().shown())
                .containsExactly(
                        new OfficeView.Shown(0, List.of(20, 20, 5)),
                        new OfficeView.Shown(1, List.of()));
    }

    @Rule("3.1")
    @Test
    void anyNumberOfCardsInHandMayBeBidAndNoOthers() {
        var scene = Scene.ofFour().holds(0, 10, 10, 10, 2);
        assertThat(scene.script.choices(0)).containsExactly("twenties 0");
        assertThat(scene.script.refusal(0, "twenties 1").why().key()).isEqualTo("refusal.cards");
        scene.script.seat(0, "twenties 0");
        assertThat(scene.script.choices(0)).containsExactly("tens 0", "tens 1", "tens 2", "tens 3");
        assertThat(scene.script.refusal(0, "fives 0").why().key()).isEqualTo("refusal.order");
        assertThat(scene.script.refusal(0, "fives 0").byRule()).isFalse(); // the log's own order
        scene.script.seat(0, "tens 3", "fives 0", "twos 1", "ones 0");
        assertThat(scene.script.refusal(0, "twenties 0").why().key()).isEqualTo("refusal.made");
        assertThat(scene.script.refusal(2, "twenties 0").why().key()).isEqualTo("refusal.duel");
        scene.bid(1);
        assertThat(scene.hand(0)).isEmpty();
    }

    @Rule("3.2")
    @Test
    void theHigherBidGoesToTheRoofAndItsClerkGoesUp() {
        var scene = Scene.ofFour().bid(0, 5, 2).bid(1, 5, 2, 1);
        assertThat(scene.roof()).containsExactly(5, 2, 1);
        assertThat(scene.points(1)).isEqualTo(152 - 8);
        assertThat(scene.on(Floor.GROUND).getFirst()).isEqualTo(1);
        assertThat(scene.on(Floor.STEPS).subList(0, 2)).containsExactly(0, -1);
    }

    @Rule({"3.2", "3.3"})
    @Test
    void thirtyOneAgainstNine() {
        var scene = Scene.ofFour().bid(0, 20, 10, 1).bid(1, 5, 2, 2);
        assertThat(scene.roof()).containsExactly(20, 10, 1);
        assertThat(scene.points(0)).isEqualTo(152 - 31);
        assertThat(scene.points(1)).isEqualTo(152 + 22);
        assertThat(scene.kitchen()).isEqualTo(80 - 22);
        assertThat(scene.script.heard(1))
                .containsExactly(
                        "Seat 0 bids 31 points: 20, 10, 1.",
                        "Seat 1 bids 9 points: 5, 2×2.",
                        "Seat 0 wins the duel and leaves 31 points on the roof.",
                        "Seat 1 gets 22 points from the kitchen: 20, 2.",
                        "Seat 0’s clerk moves up to the ground floor.",
                        "Steps, pair 2: Seat 2 against Seat 3.");
    }

    @Rule("3.3")
    @Test
    void theKitchenPaysNoMoreThanItHolds() {
        var scene = Scene.ofFour().kitchen(7).bid(0, 20).bid(1);
        assertThat(scene.points(1)).isEqualTo(152 + 7);
        assertThat(scene.kitchen()).isZero();
        scene.bid(2, 20).bid(3, 1);
        assertThat(scene.points(3)).isEqualTo(152);
        assertThat(scene.script.heard(3))
                .contains("The kitchen is empty: there is nothing for Seat 3.");
    }

    @Rule("3.4")
    @Test
    void theCompensationIsPaidWithTheFewestCards() {
        var scene = Scene.ofFour().holds(1).bid(0, 20, 10, 5, 2, 1).bid(1);
        assertThat(scene.hand(1)).containsExactly(20, 10, 5, 2, 1);
    }

    @Rule("3.4")
    @Test
    void theFewestCardsAreNotAlwaysTheHighest() {
        var scene = Scene.ofFour().holds(1).reserve(5, 2, 2, 2).bid(0, 5, 1).bid(1);
        assertThat(scene.hand(1)).containsExactly(2, 2, 2);
        assertThat(scene.kitchen()).isEqualTo(74);
    }

    @Rule("3.4")
    @Test
    void whatTheReserveCannotMakeIsNotPaidNorOwed() {
        var scene = Scene.ofFour().holds(1, 2).reserve(20, 1).bid(0, 5).bid(1, 2);
        scene.chance("refill 5"); // 5.7
        assertThat(scene.hand(1)).containsExactly(2, 1); // 3 were due
        assertThat(scene.kitchen()).isEqualTo(80 - 1); // the kitchen falls by what was really paid
        assertThat(scene.script.heard(3))
                .contains(
                        "Seat 1 gets 1 point from the kitchen.",
                        "No cards make the exact sum: Seat 1 goes without 2 points.");
        scene.bid(2, 10).bid(3);
        scene.chance("refill 10");
        assertThat(scene.points(3)).isEqualTo(152 + 10);
        assertThat(scene.hand(1)).containsExactly(2, 1);
        assertThat(scene.kitchen()).isEqualTo(80 - 1 - 10);
    }

    @Rule("3.5")
    @Test
    void theLosingClerkStaysForGood() {
        var scene = Scene.ofFour().leftWins(8);
        var losers = List.of(-1, 1, -1, 3, -1, 1, -1, 3, -1, 1, -1, 3, -1, 1, -1, 3);
        assertThat(scene.on(Floor.STEPS)).isEqualTo(losers);
        scene.leftWins(4);
        assertThat(scene.on(Floor.STEPS)).isEqualTo(losers);
        assertThat(Collections.frequency(scene.on(Floor.GROUND), -1)).isEqualTo(4);
    }
}
