package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.words.Language;

/** Chapters 4, 5 and 7: cards are played, the last mouse leaves, two mice. */
class BuffetRaceTest {
    private static final List<String> USUAL = List.of();
    private static final String[] FOUR = {"cheese 1", "salad 2", "salami 4"};
    private static final String[] FIVE = {"cheese 1", "salad 2", "salami 4", "pizza 5"};

    static BuffetTable four() {
        return BuffetTable.served(4, USUAL, FOUR);
    }

    private static BuffetTable five() {
        return BuffetTable.served(5, USUAL, FIVE);
    }

    @Test
    @Rule("4.1")
    void allMiceChooseInSecretAtTheSameTime() {
        var script = four().script;
        assertThat(script.waiting()).containsExactly(0, 1, 2, 3);
        var before = script.view(0);
        script.seat(2, "play 9");
        assertThat(script.waiting()).containsExactly(0, 1, 3);
        assertThat(script.view(0)).isEqualTo(before);
        assertThat(script.heard(0)).isEmpty();
        assertThat(script.view(2).faceDown()).containsExactly(9);
        assertThat(script.refusal(2, "play 8").rule()).isEqualTo("4.1");
        script.seat(1, "play 9").seat(3, "play 9");
        assertThat(script.state().position).containsExactly(0, 0, 0, 0);
        script.seat(0, "play 1");
        assertThat(script.state().position).containsExactly(1, 9, 9, 9);
    }

    @Test
    @Rule("4.1")
    void onlyACardInHandCanBePlayedAndOnlyByAMouseAtTheBuffet() {
        var table = four();
        assertThat(table.script.choices(0))
                .containsExactly(
                        "play -1", "play 0", "play 1", "play 2", "play 3", "play 5", "play 7",
                        "play 8", "play 9");
        assertThat(table.script.refusal(0, "play 4").rule()).isEqualTo("4.1");
        table.turn(1, 5, 7, 8).keep(0);
        assertThat(table.script.waiting()).containsExactly(1, 2, 3);
        assertThat(table.script.refusal(0, "play 5").rule()).isEqualTo("5.1");
        assertThat(table.script.refusal(1, "play 5").rule()).isEqualTo("4.1");
        assertThat(table.script.refusal(Game.CHANCE, "play 5").rule()).isEqualTo("4.1");
    }

    @Test
    @Rule("4.2")
    void cardsAreRevealedClockwiseFromTheToken() {
        var table = BuffetTable.served(4, List.of("first", "2"), FOUR).turn(1, 5, 7, 8);
        assertThat(table.script.heard(Game.ONLOOKER))
                .filteredOn(news -> news.contains("reveals"))
                .extracting(news -> news.substring(0, 6))
                .containsExactly("Seat 2", "Seat 3", "Seat 0", "Seat 1");
    }

    @Test
    @Rule("4.3")
    void aMouseMovesByTheValueOfItsCard() {
        assertThat(four().turn(0, -1, 9, 3).positions()).containsExactly(0, -1, 9, 3);
    }

    @Test
    @Rule({"4.3", "5.1"})
    void aMinusOneAloneInTheFirstTurnIsOnSquare39AndLast() {
        var table = four().turn(0, -1, 9, 3);
        assertThat(table.script.heard(Game.ONLOOKER))
                .contains("Seat 0 stays on square 0.", "Seat 1 is behind the start, on square 39.");
        assertThat(table.plates(1)).containsExactly("cheese 1");
    }

    @Test
    @Rule("5.1")
    void inFrenchAPlateThatIsTakenHasItsArticle() {
        var table = four().turn(0, -1, 9, 3);
        assertThat(table.script.heard(Game.ONLOOKER, Language.FR))
                .contains("Place 1 emporte le fromage 1.");
    }

    @Test
    @Rule("4.3")
    void tenLapsAheadNeverCountAsBehind() {
        var table = four().position(400, 41, 39, 38).turn(0, 0, 0, 0);
        assertThat(table.plates(3)).containsExactly("cheese 1");
        assertThat(table.script.heard(Game.ONLOOKER))
                .contains("Seat 0 stays on square 0.", "Seat 1 stays on square 1.");
    }

    @Test
    @Rule("4.4")
    void miceMayShareASquare() {
        assertThat(four().turn(5, 5, 5, 3).positions()).containsExactly(5, 5, 5, 3);
    }

    @Test
    @Rule("4.5")
    void playedCardsAreDiscardedForAllToSee() {
        var table = four().turn(5, 5, 8, 3);
        assertThat(table.script.view(Game.ONLOOKER).discard()).containsExactly(3, 5, 5, 8);
        assertThat(table.cards(0)).isEqualTo(8);
    }

    @Test
    @Rule("5.1")
    void theLastMouseAloneTakesTheWorstPlateAndLeavesAndNoOtherDoes() {
        var table = four().turn(5, 3, 7, 8).keep(1);
        assertThat(table.plates(1)).containsExactly("cheese 1");
        assertThat(table.buffet()).containsExactly("salami 4", "salad 2");
        assertThat(table.mice()).containsExactly(0, 2, 3);
        assertThat(table.script.waiting()).containsExactly(0, 2, 3);
        table.turn(9, 0, 0);
        assertThat(table.plates(2)).containsExactly("salad 2");
        assertThat(table.mice()).containsExactly(0, 3);
    }

    @Test
    @Rule("5.2")
    void nobodyLeavesIfSeveralShareTheLastPlace() {
        var table = four().turn(3, 3, 5, 9);
        assertThat(table.mice()).containsExactly(0, 1, 2, 3);
        assertThat(table.script.waiting()).containsExactly(0, 1, 2, 3);
        assertThat(table.buffet()).hasSize(3);
        assertThat(table.script.heard(Game.ONLOOKER)).last().asString().contains("play again");
    }

    @Test
    @Rule("5.3")
    void theTokenOfAMouseThatLeavesGoesToTheNextMouseAtTheBuffet() {
        var table = BuffetTable.served(5, List.of("first", "1"), FIVE);
        table.turn(9, 8, 1, 7, 5).keep(2);
        assertThat(table.token()).isEqualTo(1);
        table.turn(0, -1, 2, 3);
        assertThat(table.token()).isEqualTo(3);
        assertThat(table.script.heard(0)).contains("The first-player token goes to Seat 3.");
    }

    @Test
    @Rule("5.3")
    void theTokenGoesRoundPastTheHighestSeat() {
        var table = BuffetTable.served(4, List.of("first", "3"), FOUR).turn(9, 8, 7, 1);
        assertThat(table.token()).isEqualTo(0);
    }

    /** Two mice are left, level, and one plate. */
    private static BuffetTable two() {
        return four().turn(1, 5, 9, 9).keep(0).turn(0, 0, 0);
    }

    @Test
    @Rule("7.1")
    void ofTwoMiceTheOneAheadTakesThePlateAndTheOtherGoesHungry() {
        var table = two().turn(1, 2);
        assertThat(table.plates(3)).containsExactly("salami 4");
        assertThat(table.plates(2)).isEmpty();
        assertThat(table.script.heard(0)).contains("Seat 2 goes hungry.", "Seat 3 takes salami 4.");
    }

    @Test
    @Rule("7.2")
    void twoMiceThatAreLevelPlayAgain() {
        var table = two().turn(2, 2);
        assertThat(table.script.waiting()).containsExactly(2, 3);
        assertThat(table.buffet()).containsExactly("salami 4");
        assertThat(table.turn(3, 1).plates(2)).containsExactly("salami 4");
    }

    @Test
    @Rule("7.3")
    void aMouseWithoutCardsDrawsNineBeforeItMustPlay() {
        var table = two().hand(2, 5).turn(5, 5);
        assertThat(table.script.waiting()).containsExactly(Game.CHANCE);
        assertThat(table.script.refusal(3, "play 5").rule()).isEqualTo("7.3");
        table.script.deal("draw", 4, 4, 4, 4, 4, 4, 4, 4, 4);
        assertThat(table.cards(2)).isEqualTo(9);
        assertThat(table.script.waiting()).containsExactly(2, 3);
    }

    @Test
    @Rule("7.3")
    void severalMiceWithoutCardsDrawClockwiseFromTheToken() {
        var table = BuffetTable.served(5, List.of("first", "3"), FIVE).hand(1, 5).hand(4, 5);
        table.turn(5, 5, 5, 5, 5);
        table.script.deal("draw", 4, 4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6);
        assertThat(table.script.view(4).hand()).containsOnly(4).hasSize(9);
        assertThat(table.script.view(1).hand()).containsOnly(6).hasSize(9);
        assertThat(table.script.waiting()).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    @Rule("7.3")
    void aMouseThatHasLeftDrawsNothingBeforeTheRoundEnds() {
        var table = five().hand(0, 1).turn(1, 5, 7, 8, 9);
        assertThat(table.script.waiting()).containsExactly(1, 2, 3, 4);
        assertThat(table.cards(0)).isZero();
    }
}
