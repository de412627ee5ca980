package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.larder.Tabletop.larder;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;

/** Chapters 1 to 3: the box, setting up, a turn. */
class LarderTurnRulesTest {
    @Test
    @Rule("1.1")
    void thereAreThreeDiceWithFiveFoodsAndACross() {
        var table = larder(1);
        for (int die = 0; die < 3; die++) {
            assertThat(table.choices(Game.CHANCE))
                    .containsExactly(
                            "roll bread",
                            "roll fish",
                            "roll cucumber",
                            "roll cheese",
                            "roll carrot",
                            "roll cross")
                    .allSatisfy(face -> assertThat(table.ways(face)).isOne());
            table.chance("roll bread");
        }
        assertThat(table.waiting()).containsExactly(0);
    }

    @Test
    @Rule("1.3")
    void theCatGetsInWithItsEleventhStepOnBothSides() {
        for (var side : List.of("one", "two")) {
            var table = larder(1, "side", side);
            for (int step = 1; step <= 10; step++) {
                table.rolls("cross", "cross", "cross");
                assertThat(table.over()).isFalse();
            }
            table.rolls("cross", "cross", "cross");
            assertThat(table.over()).isTrue();
        }
    }

    @Test
    @Rule("2.1")
    void theTableChoosesTheSideAndWhetherDiceMustLieInLine() {
        assertThat(larder(2).view(0).side()).isEqualTo(Board.ONE);
        assertThat(larder(2).view(0).line()).isFalse();
        var table = larder(2, "side", "two", "line", "on");
        assertThat(table.view(0).side()).isEqualTo(Board.TWO);
        table.rolls("bread", "carrot", "cheese").seat(0, "place a1");
        assertThat(table.choices(0))
                .containsExactly(
                        "place b1",
                        "place a4",
                        "place a5",
                        "place a6",
                        "place a7",
                        "reroll",
                        "stop");
    }

    @Test
    @Rule("2.2")
    void seatZeroBeginsUnlessAnotherSeatIsNamed() {
        assertThat(larder(4).rolls("bread", "bread", "fish").waiting()).containsExactly(0);
        assertThat(larder(4, "first", "2").rolls("bread", "bread", "fish").waiting())
                .containsExactly(2);
    }

    @Test
    @Rule("2.2")
    void theLotGivesEverySeatTheSameChanceToBegin() {
        var table = larder(3, "first", "lot");
        assertThat(table.choices(Game.CHANCE))
                .containsExactly("first 0", "first 1", "first 2")
                .allSatisfy(seat -> assertThat(table.ways(seat)).isOne());
        assertThat(table.refusal(Game.CHANCE, "first 3").rule()).isEqualTo("2.2");
        assertThat(table.refusal(1, "first 1").rule()).isEqualTo("2.2");
        table.chance("first 1");
        assertThat(table.happened()).containsExactly(LarderNews.BEGINS);
        assertThat(table.rolls("bread", "bread", "fish").waiting()).containsExactly(1);
    }

    @Test
    @Rule("3.1")
    void everyTurnBeginsWithAllThreeDice() {
        var table =
                larder(1).rolls("bread", "fish", "cross").seat(0, "place a1", "place f1", "stop");
        table.chance("roll bread", "roll bread");
        assertThat(table.waiting()).containsExactly(Game.CHANCE);
        assertThat(table.refusal(0, "place b1").rule()).isEqualTo("3.1");
        assertThat(table.chance("roll bread").waiting()).containsExactly(0);
    }

    @Test
    @Rule("3.2")
    void afterARollADieMustBePlacedIfOneCanBe() {
        var table = larder(1).rolls("cross", "cross", "carrot");
        assertThat(table.choices(0)).allMatch(choice -> choice.startsWith("place "));
        assertThat(table.refusal(0, "reroll").rule()).isEqualTo("3.2");
        assertThat(table.refusal(0, "stop").rule()).isEqualTo("3.2");
    }

    @Test
    @Rule("3.2")
    void aDieGoesOnAFreeSquareOfItsFoodAndACrossNowhere() {
        var table = larder(1).rolls("cross", "cross", "carrot");
        assertThat(table.choices(0))
                .containsExactly(
                        "place g1",
                        "place g2",
                        "place g3",
                        "place a4",
                        "place e4",
                        "place a5",
                        "place e5",
                        "place e6",
                        "place e7");
        assertThat(table.refusal(0, "place a1").rule()).isEqualTo("3.2");
        assertThat(table.refusal(0, "place a1").why().key()).isEqualTo("refusal.food");
    }

    @Test
    @Rule("3.2")
    void aSquareIsTakenByAToken() {
        var table = larder(1).tokens("g1", "e5").rolls("cross", "cross", "carrot");
        assertThat(table.choices(0)).hasSize(7).doesNotContain("place g1", "place e5");
        assertThat(table.refusal(0, "place g1").why().key()).isEqualTo("refusal.taken");
    }

    @Test
    @Rule("3.2")
    void aSquareIsTakenByADieOfThisTurn() {
        var table = larder(1).rolls("carrot", "carrot", "carrot").seat(0, "place g1");
        assertThat(table.choices(0)).doesNotContain("place g1");
        assertThat(table.refusal(0, "place g1").why().key()).isEqualTo("refusal.taken");
    }

    @Test
    @Rule("3.2")
    void twoOrThreeDiceMayBePlacedAfterOneRoll() {
        var table = larder(1).rolls("bread", "fish", "cheese").seat(0, "place a1", "place f1");
        assertThat(table.choices(0)).contains("place d2").doesNotContain("place b1", "place f2");
        table.seat(0, "place d2");
        assertThat(table.tokens()).containsExactly("a1", "f1", "d2");
    }

    @Test
    @Rule("3.3")
    void withAllThreePlacedTheTurnIsCollected() {
        var table =
                larder(2)
                        .rolls("bread", "bread", "bread")
                        .seat(0, "place a1", "place b1", "place c1");
        assertThat(table.tokens()).containsExactly("a1", "b1", "c1");
        assertThat(table.waiting()).containsExactly(Game.CHANCE);
        assertThat(table.view(0).roller()).isOne();
    }

    @Test
    @Rule("3.4")
    void allDiceNotPlacedAreRerolledCrossesToo() {
        var table = larder(1).rolls("bread", "fish", "cross").seat(0, "place a1", "reroll");
        assertThat(table.heard(0)).endsWith("Seat 0 rerolls 2 dice.");
        assertThat(table.refusal(0, "place f1").rule()).isEqualTo("3.4");
        table.chance("roll cheese");
        assertThat(table.waiting()).containsExactly(Game.CHANCE);
        table.chance("roll carrot");
        assertThat(table.view(0).dice()).containsExactly(Face.CHEESE, Face.CARROT);
        assertThat(table.choices(0)).allMatch(choice -> choice.startsWith("place "));
    }

    @Test
    @Rule("3.4")
    void diceOncePlacedStayOverRerolls() {
        var table = larder(1).rolls("bread", "fish", "cross").seat(0, "place a1", "reroll");
        table.rolls("cheese", "cross")
                .seat(0, "place d2", "reroll")
                .rolls("carrot")
                .seat(0, "place g1");
        assertThat(table.tokens()).containsExactly("a1", "g1", "d2");
    }

    @Test
    @Rule("3.4")
    void whoStopsCollectsWhatIsPlaced() {
        var table = larder(2).rolls("bread", "fish", "cross").seat(0, "place f1", "stop");
        assertThat(table.tokens()).containsExactly("f1");
        assertThat(table.waiting()).containsExactly(Game.CHANCE);
        assertThat(table.refusal(0, "stop").rule()).isEqualTo("3.1");
    }

    @Test
    @Rule("3.4")
    void afterThePlacingOneMayPlaceMoreRerollOrStopAndNothingElse() {
        var table = larder(2).tokens("g1", "g2", "g3", "a4", "a5", "e4", "e5");
        table.rolls("carrot", "carrot", "cross");
        assertThat(table.refusal(0, "roll bread").rule()).isEqualTo("3.2");
        assertThat(table.refusal(Game.CHANCE, "roll bread").rule()).isEqualTo("3.2");
        table.seat(0, "place e6");
        assertThat(table.choices(0)).containsExactly("place e7", "reroll", "stop");
        assertThat(table.refusal(Game.CHANCE, "roll bread").rule()).isEqualTo("3.4");
        assertThat(table.refusal(0, "roll bread").rule()).isEqualTo("3.4");
        assertThat(table.refusal(0, "first 0").rule()).isEqualTo("3.4");
    }

    @Test
    @Rule("3.5")
    void ifNoDieCanBePlacedAfterTheFirstRollTheTurnIsLost() {
        var table = larder(2).rolls("cross", "cross", "cross");
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.view(0).roller()).isOne();
        assertThat(table.tokens()).isEmpty();
        assertThat(table.happened())
                .containsExactly(
                        LarderNews.ROLLS,
                        LarderNews.LOSES_TURN,
                        LarderNews.CAT_STEPS,
                        LarderNews.DICE_PASS);
    }

    @Test
    @Rule("3.5")
    void ifNoDieCanBePlacedAfterARerollThePlacedDiceComeOff() {
        var table = larder(2).tokens("a1", "b1").rolls("bread", "fish", "cross");
        table.seat(0, "place c1", "place f1", "reroll").rolls("cross");
        assertThat(table.tokens()).containsExactly("a1", "b1");
        assertThat(table.view(0).portions())
                .noneMatch(portion -> portion.cover() == LarderView.Cover.DIE);
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.view(0).roller()).isOne();
        assertThat(table.heard(1))
                .contains("No die fits anywhere: Seat 0 drops 2 portions and leaves empty-handed.");
    }

    @Test
    @Rule("3.5")
    void anExhaustedFoodIsAsBadAsACross() {
        var table = larder(1).tokens("g1", "g2", "g3", "a4", "a5", "e4", "e5", "e6", "e7");
        table.rolls("carrot", "cross", "carrot");
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.waiting()).containsExactly(Game.CHANCE);
    }

    @Test
    @Rule("3.6")
    void aPlacedDieCannotBeTakenBackOrMoved() {
        var table = larder(1).rolls("bread", "cross", "cross").seat(0, "place a1");
        assertThat(table.choices(0)).containsExactly("reroll", "stop");
        assertThat(table.refusal(0, "place b1").rule()).isEqualTo("3.2");
    }

    @Test
    @Rule("3.6")
    void theDiceOfOneRollAndTheDecisionAreOneChoice() {
        var table = larder(2).rolls("bread", "fish", "cross");
        assertThat(table.midway()).isFalse();
        assertThat(table.seat(0, "place a1").midway()).isTrue();
        assertThat(table.seat(0, "place f1").midway()).isTrue();
        assertThat(table.seat(0, "reroll").midway()).isFalse();
        assertThat(table.rolls("fish").midway()).isFalse();
        assertThat(table.seat(0, "place f2").midway()).isFalse();
        table.rolls("fish", "carrot", "cross").seat(1, "place g1");
        assertThat(table.seat(1, "stop").midway()).isFalse();
    }

    @Test
    @Rule("3.7")
    void withDiceOnAllFreeSquaresTheTurnIsCollectedAtOnce() {
        var table = larder(2).tokensOnAllBut("a1", "f1").rolls("bread", "fish", "cross");
        table.seat(0, "place a1");
        assertThat(table.choices(0)).containsExactly("place f1", "reroll", "stop");
        table.seat(0, "place f1");
        assertThat(table.happened()).contains(LarderNews.NO_ROOM);
        assertThat(table.over()).isTrue();
    }

    @Test
    @Rule("3.7")
    void withNoFreeSquareLeftOnAPossibleLineTheTurnIsCollectedAtOnce() {
        var table = larder(2, "line", "on").tokensOnAllBut("a1", "b2", "g7");
        table.rolls("bread", "cucumber", "cross").seat(0, "place a1");
        assertThat(table.happened()).contains(LarderNews.NO_ROOM);
        assertThat(table.view(0).portions().getFirst().cover()).isEqualTo(LarderView.Cover.TOKEN);
        assertThat(table.view(0).roller()).isOne();
    }

    @Test
    @Rule("3.7")
    void withoutTheLineVariantAFreeSquareElsewhereKeepsTheTurnGoing() {
        var table = larder(2).tokensOnAllBut("a1", "b2", "g7");
        table.rolls("bread", "cross", "cross").seat(0, "place a1");
        assertThat(table.choices(0)).containsExactly("reroll", "stop");
    }
}
