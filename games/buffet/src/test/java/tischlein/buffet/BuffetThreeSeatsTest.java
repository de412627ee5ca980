package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/** Chapter 12: three seats. */
class BuffetThreeSeatsTest {
    private static final String[] PLATES = {
        "cheese 5", "salad 2", "salami 4", "pizza 1", "cheese 3"
    };

    private static BuffetTable three(String... options) {
        return BuffetTable.served(3, List.of(options), PLATES);
    }

    /** Seat 1 is out first, seat 2 takes the second plate, and seat 0 the third. */
    private static BuffetTable secondHelping(String... options) {
        return three(options).turn(7, 1, 5).keep(1).turn(2, 3);
    }

    @Test
    @Rule("12.1")
    void fivePlatesAreServedForTwoHelpings() {
        var table = three();
        assertThat(table.script.waiting()).containsExactly(0, 1, 2);
        assertThat(table.buffet())
                .containsExactly("cheese 5", "salami 4", "cheese 3", "salad 2", "pizza 1");
        assertThat(secondHelping().buffet()).containsExactly("cheese 5", "salami 4");
        assertThat(secondHelping().script.heard(0)).last().asString().contains("Second helping");
    }

    @Test
    @Rule("12.2")
    void inTheFirstHelpingEveryMouseGetsOneOfTheThreeWorstPlates() {
        var table = secondHelping();
        assertThat(table.plates(1)).containsExactly("pizza 1");
        assertThat(table.plates(2)).containsExactly("salad 2");
        assertThat(table.plates(0)).containsExactly("cheese 3");
        assertThat(table.script.heard(0)).noneMatch(news -> news.contains("hungry"));
    }

    @Test
    void thePictureSaysWhichPlatesAreAtStake() {
        assertThat(picture(three()))
                .startsWith("Helping 1 of 2, at stake: cheese 3, salad 2, pizza 1");
        assertThat(picture(three().turn(7, 1, 5)))
                .startsWith("Helping 1 of 2, at stake: cheese 3, salad 2");
        assertThat(picture(secondHelping()))
                .startsWith("Helping 2 of 2, at stake: cheese 5, salami 4");
        assertThat(picture(secondHelping().turn(0, 7, 8).turn(2, 2)))
                .startsWith("Helping 2 of 2", "The buffet is empty.");
    }

    private static List<String> picture(BuffetTable table) {
        var speaker = new Speaker(Texts.of(Buffet.class, "buffet", Language.EN));
        var view = table.script.view(Game.ONLOOKER);
        return new BuffetWording().picture(view).stream().map(speaker::say).toList();
    }

    @Test
    @Rule("12.2")
    void theLastTwoPlayAgainWhileTheyAreLevel() {
        var table = three().turn(7, 1, 5).keep(1).turn(1, 3);
        assertThat(table.script.waiting()).containsExactly(0, 2);
        assertThat(table.plates(0)).isEmpty();
        table.turn(0, 7);
        assertThat(table.plates(0)).containsExactly("salad 2");
        assertThat(table.plates(2)).containsExactly("cheese 3");
    }

    @Test
    @Rule("12.3")
    void theSecondHelpingIsForAllThreeWithTheCardsTheyHold() {
        var table = secondHelping();
        assertThat(table.script.waiting()).containsExactly(0, 1, 2);
        assertThat(List.of(table.cards(0), table.cards(1), table.cards(2)))
                .containsExactly(7, 8, 7);
        table.turn(0, 7, 8);
        assertThat(table.plates(0)).containsExactly("salami 4", "cheese 3");
        table.turn(2, 2);
        assertThat(table.plates(2)).containsExactly("cheese 5", "salad 2");
        assertThat(table.plates(1)).containsExactly("pizza 1");
        assertThat(table.script.heard(0)).contains("Seat 1 goes hungry.");
    }

    @Test
    @Rule({"12.3", "7.3"})
    void aMouseWithoutCardsDrawsNineBeforeTheSecondHelping() {
        var table = three().turn(7, 1, 5).hand(1).keep(1).turn(2, 3);
        table.script.deal("draw", 4, 4, 4, 4, 4, 4, 4, 4, 4);
        assertThat(table.cards(1)).isEqualTo(9);
        assertThat(table.script.waiting()).containsExactly(0, 1, 2);
    }

    @Test
    @Rule("12.4")
    void inTheFrenchEditionMiceGoOnFromWhereTheyStood() {
        assertThat(secondHelping("edition", "french").positions()).containsExactly(9, 1, 8);
        assertThat(secondHelping("edition", "japanese").positions()).containsExactly(0, 0, 0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"french", "japanese"})
    @Rule("12.4")
    void nobodyLeavesTheSecondHelpingBeforeAllHavePlayed(String edition) {
        var table = secondHelping("edition", edition);
        assertThat(table.script.waiting()).containsExactly(0, 1, 2);
        table.script.seat(0, "play 1").seat(2, "play 1");
        assertThat(table.buffet()).hasSize(2);
        table.script.seat(1, "play 9");
        boolean french = edition.equals("french"); // 10, 10, 9 or 1, 9, 1
        assertThat(table.mice()).hasSize(french ? 2 : 3);
        assertThat(table.plates(2)).hasSize(french ? 2 : 1);
    }

    @Test
    @Rule("12.5")
    void thereIsNoSwapInTheSecondHelping() {
        var table = secondHelping().turn(0, 7, 8);
        assertThat(table.plates(0)).contains("salami 4");
        assertThat(table.script.waiting()).containsExactly(1, 2);
        assertThat(table.script.refusal(0, "give 7").rule()).isEqualTo("12.5");
        assertThat(table.script.refusal(0, "keep").rule()).isEqualTo("12.5");
        assertThat(three().turn(7, 1, 5).script.choices(1)).contains("keep");
    }

    @Test
    @Rule("12.6")
    void theTokenStaysWhenTheLastTwoFinishTheFirstHelping() {
        assertThat(secondHelping("first", "0").token()).isEqualTo(0);
        assertThat(secondHelping("first", "2").token()).isEqualTo(2);
        var table = secondHelping("first", "2").turn(1, 5, 7);
        assertThat(table.script.heard(Game.ONLOOKER))
                .first()
                .asString()
                .startsWith("Seat 2 reveals");
    }

    @Test
    @Rule("12.7")
    void toppingUpFollowsTheOrderOfTheSecondHelping() {
        var table = secondHelping().turn(0, 7, 8).turn(2, 2); // 0 out, 1 hungry, 2 wins
        table.script.deal("draw", 4, 4, 4, 6, 6, 6, 6, 6, 6, 6);
        assertThat(table.script.heard(Game.ONLOOKER))
                .containsExactly(
                        "Seat 0 draws a card.",
                        "Seat 0 draws a card.",
                        "Seat 0 draws a card.",
                        "Seat 1 draws a card.",
                        "Seat 1 draws a card.",
                        "Seat 1 draws a card.",
                        "Seat 2 draws a card.",
                        "Seat 2 draws a card.",
                        "Seat 2 draws a card.",
                        "Seat 2 draws a card.");
    }

    @Test
    @Rule("12.8")
    void theWinnerOfTheSecondHelpingIsTheRoundsAndMayWinTwoPlates() {
        var table = secondHelping().turn(9, 7, 8).turn(0, 2); // 1 out, 2 ahead
        assertThat(table.plates(1)).containsExactly("salami 4", "pizza 1");
        assertThat(table.plates(2)).containsExactly("cheese 5", "salad 2");
        assertThat(table.token()).isEqualTo(0);
        var other = secondHelping().turn(9, 7, 8).turn(3, 2); // 0 ahead: cheese 5 lies on cheese 3
        assertThat(other.plates(0)).containsExactly("cheese 5", "cheese 3");
        assertThat(other.script.result().standings().get(0).score()).isEqualTo(5);
        assertThat(other.token()).isEqualTo(1);
    }
}
