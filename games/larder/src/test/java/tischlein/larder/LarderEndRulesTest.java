package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.larder.Tabletop.larder;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Game;
import tischlein.kernel.Result;
import tischlein.larder.LarderView.Cover;
import tischlein.testkit.pages.Rule;

/** Chapters 4 to 6: collecting, the end, the line variant. */
class LarderEndRulesTest {
    @Test
    @Rule("4.1")
    void aTokenGoesOnEachSquareWithADieAndTheDiceComeOff() {
        var table =
                larder(1)
                        .tokens("g1")
                        .rolls("bread", "fish", "cheese")
                        .seat(0, "place a1", "place f1");
        assertThat(table.tokens()).containsExactly("g1");
        table.seat(0, "stop");
        assertThat(table.tokens()).containsExactly("a1", "f1", "g1");
        assertThat(table.view(0).portions()).noneMatch(portion -> portion.cover() == Cover.DIE);
        assertThat(table.view(0).dice()).isEmpty();
    }

    @Test
    @Rule("4.2")
    void theCatStaysIfTheLastSquareOfAProvisionIsCoveredInThisTurn() {
        var table =
                larder(1).tokens("f1").rolls("fish", "cross", "cross").seat(0, "place f2", "stop");
        assertThat(table.view(0).steps()).isZero();
        assertThat(table.happened())
                .containsExactly(
                        LarderNews.PLACES,
                        LarderNews.STOPS,
                        LarderNews.COLLECTS,
                        LarderNews.COMPLETES,
                        LarderNews.CAT_STAYS);
    }

    @Test
    @Rule("4.2")
    void aProvisionMayBeCoveredWithinOneTurn() {
        var table =
                larder(1)
                        .rolls("bread", "bread", "bread")
                        .seat(0, "place a1", "place b1", "place c1");
        assertThat(table.view(0).steps()).isZero();
        assertThat(table.heard(0)).contains("The bread provision at a1 is complete.");
    }

    @Test
    @Rule("4.2")
    void aProvisionCompletedInAnEarlierTurnSavesNothingNow() {
        var table =
                larder(1)
                        .tokens("f1", "f2")
                        .rolls("fish", "cross", "cross")
                        .seat(0, "place c3", "stop");
        assertThat(table.view(0).steps()).isOne();
    }

    @Test
    @Rule("4.3")
    void theCatTakesOneStepIfNothingIsCompleted() {
        var table =
                larder(1)
                        .rolls("fish", "bread", "cheese")
                        .seat(0, "place f2", "place a1", "place d2");
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.heard(0))
                .contains("The cat takes a step: 10 to go.")
                .doesNotContain("The cat stays where it is.");
    }

    @Test
    @Rule("4.3")
    void severalProvisionsCompletedSaveOneStepOnly() {
        var table = larder(1).steps(5).tokens("f1", "d1", "d2").rolls("fish", "cucumber", "cheese");
        table.seat(0, "place f2", "place e1", "place e2");
        assertThat(table.happened()).filteredOn(LarderNews.COMPLETES::equals).hasSize(3);
        assertThat(table.view(0).steps()).isEqualTo(5);
        table.rolls("bread", "cross", "cross").seat(0, "place a1", "stop");
        assertThat(table.view(0).steps()).isEqualTo(6);
    }

    @Test
    @Rule("4.4")
    void theDiceGoRoundClockwise() {
        var table =
                larder(3, "first", "1")
                        .rolls("bread", "cross", "cross")
                        .seat(1, "place a1", "stop");
        assertThat(table.happened()).endsWith(LarderNews.DICE_PASS);
        table.rolls("bread", "cross", "cross");
        assertThat(table.waiting()).containsExactly(2);
        assertThat(table.refusal(1, "place b1").rule()).isEqualTo("4.4");
        table.seat(2, "place b1", "stop").rolls("bread", "cross", "cross");
        assertThat(table.waiting()).containsExactly(0);
    }

    @Test
    @Rule("4.4")
    void aSingleSeatKeepsTheDice() {
        var table = larder(1).rolls("bread", "cross", "cross").seat(0, "place a1", "stop");
        assertThat(table.happened()).doesNotContain(LarderNews.DICE_PASS);
        assertThat(table.rolls("bread", "cross", "cross").waiting()).containsExactly(0);
    }

    @Test
    @Rule("5.1")
    void theMomentAllSquaresAreCoveredEverybodyHasWonAndTheCatDoesNotMove() {
        var table = larder(3).steps(10).tokensOnAllBut("a1", "b1").rolls("bread", "bread", "cross");
        table.seat(0, "place a1", "place b1");
        assertThat(table.over()).isTrue();
        assertThat(table.view(1).steps()).isEqualTo(10);
        assertThat(table.happened()).endsWith(LarderNews.WON).doesNotContain(LarderNews.CAT_STAYS);
        assertThat(table.heard(1)).endsWith("All 49 portions are home! The cat had 1 step to go.");
        for (int seat = 0; seat < 3; seat++) {
            assertThat(table.payoff(seat)).isEqualTo(1);
            assertThat(table.score(seat)).isEqualTo(49);
        }
        assertThat(table.refusal(Game.CHANCE, "roll bread").rule()).isEqualTo("5.1");
    }

    @Test
    @Rule("5.1")
    void diceAreNotYetTokens() {
        var table = larder(1).tokensOnAllBut("a1", "b1", "f7").rolls("bread", "bread", "cross");
        table.seat(0, "place a1", "place b1");
        assertThat(table.over()).isFalse();
        table.seat(0, "reroll").rolls("cross");
        assertThat(table.over()).isFalse();
        assertThat(table.score(0)).isEqualTo(46);
    }

    @Test
    @Rule("5.2")
    void withTheEleventhStepOfTheCatEverybodyHasLost() {
        var table = larder(2).steps(10).rolls("bread", "fish", "cheese");
        table.seat(0, "place a1", "place f1", "place d2");
        assertThat(table.over()).isTrue();
        assertThat(table.payoff(0)).isZero();
        assertThat(table.payoff(1)).isZero();
        assertThat(table.heard(1))
                .endsWith("The cat is in the larder! 46 portions are left behind.");
        assertThat(table.refusal(1, "stop").rule()).isEqualTo("5.2");
    }

    @Test
    @Rule("5.2")
    void aLostTurnCanLoseTheGameToo() {
        var table = larder(2).steps(10).rolls("cross", "cross", "cross");
        assertThat(table.over()).isTrue();
        assertThat(table.happened())
                .containsExactly(LarderNews.ROLLS, LarderNews.LOSES_TURN, LarderNews.LOST);
    }

    @ParameterizedTest(name = "{0} steps taken: {1}")
    @CsvSource({"0, 6", "5, 6", "6, 4", "7, 4", "8, 2", "9, 2", "10, 1"})
    @Rule("5.3")
    void aWinIsRatedByTheStepsTheCatStillHadToGo(int steps, int range) {
        var table = larder(1).steps(steps).tokensOnAllBut("a1").rolls("bread", "cross", "cross");
        assertThat(table.remarks()).isEmpty();
        table.seat(0, "place a1");
        assertThat(table.remarks()).containsExactly("rating.won." + range);
    }

    @ParameterizedTest(name = "{0} squares left: {1}")
    @CsvSource({"1, 1", "2, 2", "3, 2", "4, 4", "5, 4", "6, 6", "7, 6", "40, 6"})
    @Rule("5.4")
    void aLossIsRatedByTheSquaresLeft(int left, int range) {
        var table = larder(1).steps(10).tokensOnFirst(49 - left);
        assertThat(table.remarks()).isEmpty();
        table.rolls("cross", "cross", "cross");
        assertThat(table.remarks()).containsExactly("rating.lost." + range);
        assertThat(table.score(0)).isEqualTo(49 - left);
    }

    @Test
    @Rule("5.5")
    void allSeatsHaveTheSameScoreAndPlaceWonOrLost() {
        var lost = larder(3).steps(10).tokensOnFirst(40).rolls("cross", "cross", "cross");
        assertThat(lost.standings())
                .containsExactly(
                        new Result.Standing(0, 40, 1),
                        new Result.Standing(1, 40, 1),
                        new Result.Standing(2, 40, 1));
    }

    @Test
    @Rule("5.4")
    void tokensOfTheLastTurnCountForTheRating() {
        var table =
                larder(1)
                        .steps(10)
                        .tokensOnAllBut("a1", "b1", "f1", "f2")
                        .rolls("bread", "fish", "cross");
        table.seat(0, "place a1", "place f1", "stop");
        assertThat(table.over()).isTrue();
        assertThat(table.remarks()).containsExactly("rating.lost.2");
    }

    @Test
    @Rule("6.1")
    void afterTheFirstDieItsRowAndItsColumnAreOpen() {
        var table = larder(1, "line", "on").rolls("bread", "fish", "cheese");
        assertThat(table.choices(0)).contains("place a1", "place g7", "place c3");
        table.seat(0, "place d5");
        assertThat(table.choices(0))
                .containsExactly(
                        "place d2",
                        "place d3",
                        "place b5",
                        "place c5",
                        "place g5",
                        "reroll",
                        "stop");
        assertThat(table.refusal(0, "place f1").rule()).isEqualTo("6.1");
    }

    @Test
    @Rule("6.1")
    void theSecondDieSettlesWhetherItIsTheRowOrTheColumn() {
        var row =
                larder(1, "line", "on")
                        .rolls("bread", "fish", "cheese")
                        .seat(0, "place d5", "place b5");
        assertThat(row.choices(0)).containsExactly("place c5", "place g5", "reroll", "stop");
        var column =
                larder(1, "line", "on")
                        .rolls("bread", "fish", "cheese")
                        .seat(0, "place d5", "place d3");
        assertThat(column.choices(0)).containsExactly("place d2", "reroll", "stop");
    }

    @Test
    @Rule("6.1")
    void theLineHoldsOverRerollsAndEndsWithTheTurn() {
        var table =
                larder(1, "line", "on")
                        .rolls("bread", "cross", "cross")
                        .seat(0, "place d5", "reroll");
        table.rolls("cheese", "cross");
        assertThat(table.choices(0)).containsExactly("place d2", "place c5", "place g5");
        table.seat(0, "place c5", "reroll").rolls("carrot");
        assertThat(table.choices(0)).containsExactly("place a5", "place e5");
        table.seat(0, "place a5").rolls("bread", "cross", "cross");
        assertThat(table.choices(0)).contains("place a1", "place g7");
    }

    @Test
    @Rule("6.2")
    void aRollWithNoFoodOnThePossibleLinesLosesTheTurn() {
        var table =
                larder(2, "line", "on").tokens("g4", "g5", "g6").rolls("carrot", "cross", "cross");
        table.seat(0, "place g1", "reroll").rolls("cheese", "cross");
        assertThat(table.happened()).contains(LarderNews.LOSES_TURN);
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.tokens()).containsExactly("g4", "g5", "g6");
    }

    @Test
    @Rule("6.2")
    void theSameRollIsGoodWithoutTheLineVariant() {
        var table = larder(2).tokens("g4", "g5", "g6").rolls("carrot", "cross", "cross");
        table.seat(0, "place g1", "reroll").rolls("cheese", "cross");
        assertThat(table.waiting()).containsExactly(0);
    }

    @Test
    @Rule("6.2")
    void aDieThatFitsElsewhereNeedNotBePlaced() {
        var table =
                larder(2, "line", "on").tokens("g4", "g5", "g6").rolls("carrot", "cheese", "cross");
        table.seat(0, "place g1");
        assertThat(table.choices(0)).containsExactly("reroll", "stop");
        assertThat(table.refusal(0, "place c5").rule()).isEqualTo("6.1");
    }
}
