package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.pages.Rule;

/** Chapters 8 and 9: the roof, and the winner. */
class OfficeEndRulesTest {
    /** After the last duel, won by 0 against 2; on the first floor 2 and 0 were beaten. */
    private static Scene roof(Integer... cards) {
        var scene = Scene.ofFour().toLastDuel();
        return scene.edit(
                        s -> {
                            s.reserve += s.roof - Scene.bag(cards);
                            s.roof = Scene.bag(cards);
                        })
                .holds(0, 1)
                .holds(2)
                .duel(1, 0);
    }

    /** A count and a value in turns. */
    private static Integer[] cards(int... counts) {
        var cards = new ArrayList<Integer>();
        for (int i = 0; i < counts.length; i += 2) {
            cards.addAll(Collections.nCopies(counts[i], counts[i + 1]));
        }
        return cards.toArray(new Integer[0]);
    }

    @Rule({"8.1", "8.2"})
    @Test
    void theRoofIsSharedOutInNinePilesOfEquallyManyCards() {
        // With the 1 that is bid these are 25 cards: piles of two, and seven are over.
        var scene = roof(cards(12, 5, 12, 2));
        assertThat(scene.view().pile()).isEqualTo(2);
        scene.chance("share 2", "share 2", "share 2", "share 2", "share 2");
        assertThat(scene.hand(0)).isEmpty(); // nothing is shown before the share is whole
        assertThat(scene.view().drawn()).isEqualTo(5);
        scene.chance("share 2");
        assertThat(scene.hand(0)).isEqualTo(List.of(2, 2, 2, 2, 2, 2)); // three piles for the boss
        assertThat(scene.view().drawn()).isZero();
        scene.chance("share 5", "share 5", "share 5");
        assertThat(scene.hand(2)).isEqualTo(List.of(1)); // the compensation
        scene.chance("share 1");
        assertThat(scene.hand(2)).isEqualTo(List.of(5, 5, 5, 1, 1)); // two for the challenger
        scene.chance("share 2", "share 2");
        assertThat(scene.hand(2)).isEqualTo(List.of(5, 5, 5, 2, 2, 1, 1)); // one on the left
        scene.chance("share 5", "share 5");
        assertThat(scene.hand(0)).isEqualTo(List.of(5, 5, 2, 2, 2, 2, 2, 2)); // one on the right
        assertThat(scene.script.over()).isTrue();
        assertThat(scene.roof()).isEmpty();
        assertThat(scene.view().out()).containsExactly(cards(7, 5, 4, 2));
    }

    @Rule("8.1")
    @Test
    void everyRoofCardIsAsLikelyAsEveryOther() {
        var scene = roof(20, 5, 5, 5, 2, 2, 2, 2);
        assertThat(scene.view().pile()).isEqualTo(1);
        assertThat(List.of(1, 2, 5, 20))
                .map(card -> scene.script.ways("share " + card))
                .containsExactly(1, 4, 3, 1);
        assertThat(scene.script.refusal(Game.CHANCE, "share 10").rule()).isEqualTo("8.1");
    }

    @Rule("8.1")
    @Test
    void fewerThanNineCardsAreNotSharedOut() {
        var scene = roof(20, 20, 20, 20, 20, 20, 20); // eight with the 1
        assertThat(scene.script.over()).isTrue();
        assertThat(scene.points(0)).isZero();
        assertThat(scene.points(2)).isEqualTo(1);
        assertThat(scene.view().out()).containsExactly(20, 20, 20, 20, 20, 20, 20, 1);
        assertThat(scene.script.heard(1))
                .contains("There are 8 cards on the roof, to be shuffled into nine piles.");
    }

    @Rule("8.2")
    @Test
    void theBeatenOnTheFirstFloorTakeAPileEach() {
        var scene = Scene.of(4, "01 20 30 12 23 01 31 23").leftWins(14);
        assertThat(scene.meeting()).containsExactly(0, 2);
        scene.edit(s -> s.roof = Scene.bag(cards(9, 5))).bid(0, 2).bid(2);
        // The boss is 0's, the challenger 2's, and both the beaten ones are 3's.
        assertThat(scene.view().roof()).hasSize(10);
        int[] before = {scene.points(0), scene.points(1), scene.points(2), scene.points(3)};
        for (int i = 0; i < 7; i++) {
            scene.chance("share 5");
        }
        assertThat(scene.points(0)).isEqualTo(before[0] + 15);
        assertThat(scene.points(1)).isEqualTo(before[1]);
        assertThat(scene.points(2)).isEqualTo(before[2] + 10);
        assertThat(scene.points(3)).isEqualTo(before[3] + 10);
        assertThat(scene.script.heard(1))
                .containsExactly(
                        "Seat 3 takes a pile for a clerk on the first floor: 5 points (5).");
    }

    @Rule("8.3")
    @Test
    void afterAWalkoverTheClerkThatStayedBehindCounts() {
        var scene =
                Scene.of(4, "01 02 01 02 31 32 31 32")
                        .leftWins(8); // 0 0 and 3 3 on the first floor
        scene.edit(s -> s.roof = Scene.bag(cards(9, 5))).bid(0).bid(3, 2);
        int[] before = {scene.points(0), scene.points(1), scene.points(2), scene.points(3)};
        for (int i = 0; i < 7; i++) {
            scene.chance("share 5");
        }
        assertThat(scene.points(3)).isEqualTo(before[3] + 15 + 5);
        assertThat(scene.points(0)).isEqualTo(before[0] + 10 + 5);
    }

    @Rule("8.3")
    @Test
    void afterAWalkoverInTheLastOfficeOneSeatHasBossAndChallenger() {
        var scene = end(100, 50, 50, 50);
        scene.edit(s -> {
            s.clerk[2] = -1;
            s.clerk[3] = 0;
            s.roof = Scene.bag(cards(9, 2));
            s.pile = 1;
            s.phase = Phase.SHARE;
            s.taker = 0;
        });
        for (int i = 0; i < 5; i++) {
            scene.chance("share 2");
        }
        assertThat(scene.points(0)).isEqualTo(110);
    }

    /**
     * A finished game with so many points: 0 has the boss, 1 the challenger, 2 and 3 were beaten
     * before.
     */
    private static Scene end(int... points) {
        var scene = Scene.ofFour();
        return scene.edit(s -> {
            Arrays.fill(s.clerk, Game.NOBODY);
            s.clerk[1] = 0;
            s.clerk[3] = 1;
            s.clerk[4] = 2;
            s.clerk[6] = 3;
            s.duel = Floor.BOSS;
            s.phase = Phase.OVER;
            for (int seat = 0; seat < points.length; seat++) {
                s.reserve += s.hand[seat];
                s.hand[seat] = Payment.exactly(s.reserve, points[seat]);
                s.reserve -= s.hand[seat];
            }
        });
    }

    @Rule("9.1")
    @Test
    void mostPointsWinAndNotTheBoss() {
        var scene = end(80, 120, 90, 70);
        assertThat(scene.places()).containsExactly(3, 1, 2, 4);
        assertThat(scene.remarks()).isEmpty();
        assertThat(scene.script.result().standings())
                .extracting("score")
                .containsExactly(80, 120, 90, 70);
        assertThat(new Office().payoff(scene.script.state(), 1)).isEqualTo(1);
        assertThat(new Office().payoff(scene.script.state(), 2)).isZero();
    }

    @Rule("9.2")
    @Test
    void whoseClerksAllStayedOnTheStepsCannotWin() {
        var scene = end(80, 120, 90, 130).edit(s -> s.clerk[6] = Game.NOBODY);
        scene.edit(s -> s.clerk[Floor.FIRST_STEP] = 3);
        assertThat(scene.places()).containsExactly(3, 1, 2, 4);
        assertThat(scene.remarks()).containsExactly("tie.steps");
        scene.edit(s -> s.clerk[15] = 3); // the last office of the ground floor is enough
        assertThat(scene.places()).containsExactly(4, 2, 3, 1);
    }

    @Rule("9.2")
    @Test
    void thoseWhoCannotWinArePlacedByPoints() {
        var scene = end(10, 120, 90, 130);
        scene.edit(s -> s.clerk[6] = Game.NOBODY).edit(s -> s.clerk[4] = Game.NOBODY);
        assertThat(scene.places()).containsExactly(2, 1, 4, 3);
    }

    @Rule("9.3")
    @Test
    void amongEqualsTheHigherBestClerkIsAhead() {
        var scene = end(100, 100, 100, 90);
        assertThat(scene.places()).containsExactly(1, 2, 3, 4);
        assertThat(scene.remarks()).containsExactly("tie.best", "tie.best"); // each place
        scene.edit(s -> s.clerk[8] = 2)
                .edit(s -> s.clerk[9] = 2); // many on the ground floor are not higher
        assertThat(scene.places()).containsExactly(1, 2, 3, 4);
    }

    @Rule("9.3")
    @Test
    void theBestClerkNeedNotBeTheBoss() {
        var scene = end(90, 90, 100, 100).edit(s -> s.clerk[6] = Game.NOBODY);
        scene.edit(s -> s.clerk[12] = 3).edit(s -> s.clerk[13] = 3);
        assertThat(scene.places()).containsExactly(3, 4, 1, 2);
        assertThat(scene.remarks()).containsExactly("tie.best", "tie.best");
    }

    @Rule("9.3")
    @Test
    void thenTheNextBestClerks() {
        var scene = end(90, 90, 100, 100);
        assertThat(scene.places()).containsExactly(3, 4, 1, 1);
        scene.edit(s -> s.clerk[15] = 3);
        assertThat(scene.places()).containsExactly(3, 4, 2, 1);
        assertThat(scene.remarks()).containsExactly("tie.next", "tie.best");
        scene.edit(s -> s.clerk[5] = 2);
        assertThat(scene.places()).containsExactly(3, 4, 1, 2);
    }

    @Rule("9.3")
    @Test
    void thenThePlaceIsShared() {
        var scene = end(90, 90, 100, 100);
        assertThat(scene.remarks()).containsExactly("tie.shared", "tie.best");
        assertThat(new Office().payoff(scene.script.state(), 2)).isEqualTo(0.5);
        assertThat(new Office().payoff(scene.script.state(), 3)).isEqualTo(0.5);
        assertThat(new Office().payoff(scene.script.state(), 0)).isZero();
    }

    @Test
    void beforeTheEndNothingIsRemarked() {
        assertThat(Scene.ofFour().remarks()).isEmpty();
        assertThat(Scene.ofFour().places()).containsExactly(1, 1, 1, 1);
    }
}
