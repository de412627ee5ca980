package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bag;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.pages.Rule;

/** Chapters 5 to 7: the order, no duel, the last duel. */
class OfficeOrderRulesTest {
    /** Where clerks meet, duel after duel, if the clerk on the left always wins. */
    private static List<String> meetings(Scene scene) {
        var meetings = new ArrayList<String>();
        while (scene.view().phase() == Phase.BID) {
            var view = scene.view();
            meetings.add(view.floor().word() + " " + view.office() + ": " + scene.meeting());
            scene.leftWins(1);
        }
        return meetings;
    }

    @Rule({"5.1", "5.2", "5.3", "5.4", "5.5"})
    @Test
    void theDuelsGoUpTheBuildingInTheirOrder() {
        assertThat(meetings(Scene.of(4, "01 20 30 12 23 01 31 23")))
                .containsExactly(
                        "steps 0: [0, 1]",
                        "steps 1: [2, 0]",
                        "steps 2: [3, 0]",
                        "steps 3: [1, 2]",
                        "steps 4: [2, 3]",
                        "steps 5: [0, 1]",
                        "steps 6: [3, 1]",
                        "steps 7: [2, 3]",
                        "ground 3: [3, 2]",
                        "ground 2: [2, 0]",
                        "ground 1: [3, 1]",
                        "ground 0: [0, 2]",
                        "first 0: [0, 3]",
                        "first 1: [2, 3]",
                        "second 0: [0, 2]");
    }

    @Rule({"5.1", "6.1"})
    @Test
    void withFiveSeatsThereAreSevenDuelsOnTheSteps() {
        var meetings = meetings(Scene.of(5, "01 23 40 12 34 01 23 4"));
        assertThat(meetings).filteredOn(meeting -> meeting.startsWith("steps")).hasSize(7);
        assertThat(meetings.get(6)).isEqualTo("steps 6: [2, 3]");
        assertThat(meetings.get(7)).isEqualTo("ground 3: [2, 4]");
    }

    @Rule({"5.1", "5.2", "5.3", "5.4", "5.6"})
    @Test
    void theKitchenIsSetToItsAmountBeforeEachFloorWhateverWasLeft() {
        var scene = Scene.of(4, "01 20 30 12 23 01 31 23");
        assertThat(scene.kitchen()).isEqualTo(80);
        scene.kitchen(3).leftWins(7);
        assertThat(scene.kitchen()).isZero();
        scene.leftWins(1);
        assertThat(scene.kitchen()).isEqualTo(60);
        scene.kitchen(50).leftWins(3);
        assertThat(scene.kitchen()).isLessThan(50);
        scene.leftWins(1);
        assertThat(scene.kitchen()).isEqualTo(40);
        scene.kitchen(40).leftWins(2);
        assertThat(scene.kitchen()).isEqualTo(20);
    }

    @Rule("6.1")
    @Test
    void theClerkAloneGoesUpAfterTheSeventhDuelForTenPoints() {
        var scene = Scene.ofThree().leftWins(6);
        assertThat(scene.on(Floor.GROUND)).containsExactly(0, 2, 1, 0, 2, 1, -1, -1);
        int points = scene.points(2);
        int roof = scene.roof().size();
        int kitchen = scene.kitchen();
        scene.bid(0, 1).bid(1, 1, 1);
        assertThat(scene.on(Floor.GROUND)).containsExactly(0, 2, 1, 0, 2, 1, 1, 2);
        assertThat(scene.on(Floor.STEPS).subList(14, 16)).containsExactly(-1, -1);
        assertThat(scene.points(2)).isEqualTo(points - 10);
        assertThat(scene.roof()).hasSize(roof + 3).contains(10); // two ones and a ten
        assertThat(kitchen).isEqualTo(80 - 6);
        assertThat(scene.kitchen()).isEqualTo(60);
        assertThat(scene.script.heard(0))
                .contains("Seat 2 has a clerk without an opponent. Going up costs 10 points.");
    }

    @Rule("6.1")
    @Test
    void tenPointsArePaidFromTheWholeHandByChangeIfNeedBe() {
        var scene = Scene.ofThree().leftWins(6).holds(2, 20, 2, 1).leftWins(1);
        assertThat(scene.hand(2)).containsExactly(10, 2, 1); // 2 and 1 paid, the 20 makes 7 and 13
    }

    @Rule("6.1")
    @Test
    void anOwnerWithLessPaysAll() {
        var scene = Scene.ofThree().leftWins(6).holds(2, 5, 2, 2).leftWins(1);
        assertThat(scene.hand(2)).isEmpty();
        assertThat(scene.on(Floor.GROUND).getLast()).isEqualTo(2);
        scene = Scene.ofThree().leftWins(6).holds(2).leftWins(1);
        assertThat(scene.on(Floor.GROUND).getLast()).isEqualTo(2);
    }

    @Rule("6.2")
    @Test
    void ofTwoClerksOfOneColourTheLeftGoesUpForNothing() {
        var scene = Scene.of(4, "01 02 01 02 31 32 31 32").leftWins(8);
        // 0 0 | 0 0 | 3 3 | 3 3 on the ground floor, then 0 0 | 3 3 on the first, then 0 and 3
        assertThat(scene.on(Floor.GROUND)).containsExactly(-1, 0, -1, 0, -1, 3, -1, 3);
        assertThat(scene.on(Floor.FIRST)).containsExactly(-1, 0, -1, 3);
        assertThat(scene.on(Floor.SECOND)).containsExactly(0, 3);
        assertThat(scene.meeting()).containsExactly(0, 3);
        assertThat(scene.roof()).hasSize(8);
        assertThat(scene.kitchen()).isEqualTo(20);
    }

    @Rule({"6.2", "7.1"})
    @Test
    void inTheLastOfficeToo() {
        var scene = Scene.ofFour().leftWins(8 + 3); // then 0 alone is left on the first floor
        var hands = scene.view().hands();
        int lowest = hands.get(0).getLast();
        scene.leftWins(1);
        assertThat(scene.on(Floor.FIRST)).containsExactly(-1, 0, -1, 0);
        assertThat(scene.on(Floor.SECOND)).containsExactly(-1, 0);
        assertThat(scene.on(Floor.SUITE)).containsExactly(0);
        assertThat(scene.points(0)).isEqualTo(sum(hands.get(0)) - lowest);
        assertThat(scene.points(2)).isEqualTo(sum(hands.get(2)) + lowest);
        assertThat(scene.kitchen()).isEqualTo(20);
        assertThat(scene.view().phase()).isEqualTo(Phase.SHARE);
        assertThat(scene.script.heard(1))
                .endsWith(
                        "Two clerks are left for the last duel. The kitchen now holds 20 points.",
                        "Seat 0 meets Seat 0: the clerk on the left goes up without a duel.",
                        "Seat 0’s clerk is the new boss!",
                        "There are 12 cards on the roof, to be shuffled into nine piles.");
    }

    @Rule("6.2")
    @Test
    void alsoForTheClerkThatWasAlone() {
        var scene = Scene.of(3, "01 20 12 01 20 10 21 2").leftWins(7);
        assertThat(scene.on(Floor.GROUND).subList(6, 8)).containsExactly(-1, 2);
        assertThat(scene.on(Floor.FIRST)).containsExactly(-1, -1, -1, 2);
        assertThat(scene.view().office()).isEqualTo(2);
    }

    private static int sum(List<Integer> cards) {
        return cards.stream().mapToInt(card -> card).sum();
    }

    @Rule("7.1")
    @Test
    void inTheLastDuelTheLosersBidGoesToTheRoofToo() {
        var scene = Scene.ofFour().toLastDuel();
        int winner = scene.points(0);
        int loser = scene.points(2);
        int roof = sum(scene.roof());
        scene.bid(0, 20, 10).bid(2, 10, 2);
        assertThat(sum(scene.roof())).isEqualTo(roof + 42);
        assertThat(scene.points(0)).isEqualTo(winner - 30);
        assertThat(scene.points(2)).isEqualTo(loser - 12 + 18);
        assertThat(scene.kitchen()).isEqualTo(2);
        assertThat(scene.script.heard(1))
                .contains("Seat 2 loses the bid as well: 12 points go to the roof.");
    }

    @Rule("7.1")
    @Test
    void inTheLastDuelTheClerkOnTheRightCanWinToo() {
        var scene = Scene.ofFour().toLastDuel();
        int loser = scene.points(0);
        int winner = scene.points(2);
        scene.bid(0, 5).bid(2, 10);
        assertThat(scene.on(Floor.SUITE)).containsExactly(2);
        assertThat(scene.points(0)).isEqualTo(loser - 5 + 5);
        assertThat(scene.points(2)).isEqualTo(winner - 10);
        assertThat(scene.script.heard(1))
                .containsSequence(
                        "Seat 2 wins the duel and leaves 10 points on the roof.",
                        "Seat 0 loses the bid as well: 5 points go to the roof.",
                        "Seat 0 gets 5 points from the kitchen.",
                        "Seat 2’s clerk is the new boss!");
    }

    @Rule("7.1")
    @Test
    void beforeTheLastDuelTheLoserTakesTheBidBack() {
        var scene = Scene.ofFour().leftWins(8).rightWins(1).leftWins(1).rightWins(1).leftWins(1);
        int loser = scene.points(2);
        assertThat(scene.meeting()).containsExactly(0, 2);
        scene.bid(0, 20, 10).bid(2, 10, 2);
        assertThat(scene.points(2)).isEqualTo(loser + 18);
    }

    @Rule("7.1")
    @Test
    void aTieInTheLastDuelIsSettledAsAnyOther() {
        var scene = Scene.ofFour().toLastDuel();
        int winner = scene.points(0);
        int loser = scene.points(2);
        scene.bid(0, 10).bid(2, 10);
        assertThat(scene.points(0)).isEqualTo(winner - 5);
        assertThat(scene.points(2)).isEqualTo(loser - 5);
        assertThat(scene.script.waiting()).containsExactly(0, 2);
        assertThat(Bag.size(scene.script.state().out)).isZero();
    }

    @Rule("5.6")
    @Test
    void whatTheKitchenIsSetToIsToldAsSlowlyAsABid() {
        assertThat(OfficeNews.FLOOR_OPENS.beat()).isEqualTo(OfficeNews.BIDS.beat());
    }
}
