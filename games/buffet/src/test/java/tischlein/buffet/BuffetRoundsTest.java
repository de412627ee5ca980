package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Game;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.testkit.pages.Rule;

/** Chapters 8 to 10: topping up, a new round, the end. */
class BuffetRoundsTest {
    private static final String[] PLATES = {"cheese 1", "salad 2", "salami 4"};

    /** Seat 0 is out first, then seat 1; seat 2 goes hungry and seat 3 wins. */
    private static BuffetTable finished(BuffetTable table) {
        return table.turn(1, 5, 7, 8).keep(0).turn(0, 0, 0).turn(1, 1);
    }

    private static BuffetTable finished() {
        return finished(BuffetTable.served(4, List.of(), PLATES));
    }

    @Test
    @Rule("8.1")
    void atTheEndOfARoundEverybodyDrawsUpToNine() {
        var table = finished();
        assertThat(List.of(table.cards(0), table.cards(1), table.cards(2), table.cards(3)))
                .containsExactly(8, 7, 6, 6);
        table.script.deal("draw", 4, 4, 4, 4, 4, 4, 4, 4, 4);
        assertThat(List.of(table.cards(0), table.cards(1), table.cards(2), table.cards(3)))
                .containsExactly(9, 9, 9, 9);
        assertThat(table.script.choices(Game.CHANCE)).contains("serve cheese 5");
    }

    @Test
    @Rule({"8.1", "10.1"})
    void afterTheLastRoundNobodyDraws() {
        var table = BuffetTable.served(4, List.of(), PLATES);
        table.script.edit(s -> s.stock = Plate.set(List.of(new Plate(Plate.Food.SALAD, 5))));
        finished(table);
        assertThat(table.script.over()).isTrue();
        assertThat(table.cards(3)).isEqualTo(6);
        assertThat(table.script.refusal(0, "play 3").rule()).isEqualTo("10.1");
    }

    @Test
    @Rule("8.2")
    void aPileThatRunsOutIsMadeAnewInTheMiddleOfADraw() {
        var table = finished().pile(6, 6);
        table.script.edit(s -> s.discard = MouseCard.bag(List.of(1, 5, 7, 8)));
        table.script.deal("draw", 6, 6);
        assertThat(table.script.heard(0)).last().asString().contains("a new one");
        assertThat(table.script.choices(Game.CHANCE))
                .containsExactly("draw 1", "draw 5", "draw 7", "draw 8");
        assertThat(table.script.view(0).discard()).isEmpty();
        assertThat(table.script.view(0).drawn()).isEmpty();
        assertThat(table.script.view(0).made()).containsExactly(1, 5, 7, 8);
        assertThat(table.script.refusal(Game.CHANCE, "draw 6").rule()).isEqualTo("8.2");
        assertThat(table.script.refusal(1, "draw 5").rule()).isEqualTo("8.1");
    }

    @Test
    @Rule("8.2")
    void thePileIsMadeAnewOnlyWhenACardIsToBeDrawn() {
        var table = finished().pile(6, 6, 6, 6, 6, 6, 6, 6, 6);
        table.script.deal("draw", 6, 6, 6, 6, 6, 6, 6, 6, 6);
        assertThat(table.script.view(0).pile()).isZero();
        assertThat(table.script.view(0).discard()).isNotEmpty();
    }

    @Test
    @Rule("8.3")
    void theFirstOutDrawsFirstAndTheHungryMouseBeforeTheWinner() {
        var table = BuffetTable.served(4, List.of("first", "3"), PLATES);
        table.turn(7, 1, 8, 5).keep(1).turn(0, 0, 0).turn(1, 1); // 1 out, 3 out, 0 hungry, 2 wins
        table.script.deal("draw", 0, 2, 2, 4, 4, 4, 6, 6, 6);
        assertThat(table.script.heard(Game.ONLOOKER))
                .containsExactly(
                        "Seat 1 draws a card.",
                        "Seat 3 draws a card.",
                        "Seat 3 draws a card.",
                        "Seat 0 draws a card.",
                        "Seat 0 draws a card.",
                        "Seat 0 draws a card.",
                        "Seat 2 draws a card.",
                        "Seat 2 draws a card.",
                        "Seat 2 draws a card.");
    }

    private static BuffetTable secondRound() {
        var table = finished();
        table.script.deal("draw", 4, 4, 4, 4, 4, 4, 4, 4, 4);
        return table.serve("cheese 5", "salad -1", "pizza 3");
    }

    @Test
    @Rule({"9.1", "9.2"})
    void allTakePartInANewRoundFromTheStart() {
        var table = secondRound();
        assertThat(table.script.waiting()).containsExactly(0, 1, 2, 3);
        assertThat(table.positions()).containsExactly(0, 0, 0, 0);
        assertThat(table.turn(9, 7, 5, -1).script.waiting()).containsExactly(3);
    }

    @Test
    @Rule("9.3")
    void aPlateLiesOnAnyOfTheSameFoodAndOnlyTheTopOneCounts() {
        var table = secondRound();
        assertThat(table.script.result().standings().get(1).score()).isEqualTo(2);
        table.turn(9, -1, 5, 9); // seat 1 has salad 2, and gets salad -1
        assertThat(table.plates(1)).containsExactly("salad 2", "salad -1");
        assertThat(table.script.result().standings().get(1).score()).isEqualTo(-1);
    }

    @Test
    @Rule("9.3")
    void aBetterPlateOnTopCountsTooAndOtherFoodsLieBeside() {
        var table = secondRound();
        table.turn(-1, 7, 5, 9).keep(0).turn(9, 2, 2); // 0 gets salad -1, 2 gets pizza 3
        table.turn(8, 7);
        assertThat(table.plates(1)).containsExactly("cheese 5", "salad 2");
        assertThat(table.script.result().standings().get(1).score()).isEqualTo(7);
        assertThat(table.script.result().standings().get(0).score()).isEqualTo(0);
    }

    @Test
    @Rule("9.4")
    void theTokenGoesToTheLeftNeighbourOfTheWinner() {
        var table = BuffetTable.served(4, List.of(), PLATES);
        table.turn(1, 8, 7, 5).keep(0).turn(0, 0, 0).turn(3, 1); // 1 wins
        assertThat(table.token()).isEqualTo(2);
        assertThat(table.script.heard(0))
                .last()
                .isEqualTo("The first-player token goes to Seat 2.");
        assertThat(finished().token()).isEqualTo(0); // 3 wins
    }

    @ParameterizedTest
    @CsvSource({"3, 7, 1", "4, 12, 0", "5, 9, 0", "6, 7, 1"})
    @Rule("10.1")
    void theGameEndsWhenThereAreTooFewPlatesForARound(int seats, int rounds, int left) {
        var game = new Buffet();
        var s = game.start(game.about().options(seats));
        new Playout<>(game).finish(s, new Seeded(1));
        assertThat(Long.bitCount(s.stock)).isEqualTo(left);
        assertThat((36 - left) / BuffetRules.platesOfARound(seats)).isEqualTo(rounds);
    }
}
