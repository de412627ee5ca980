package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.buffet.BuffetRaceTest.four;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.testkit.pages.Rule;

/** Chapter 6: the first mouse that leaves may swap cards. */
class BuffetSwapTest {
    @Test
    @Rule("6.1")
    void theFirstMouseToLeaveMaySwapAnyCardsAndTheOthersWait() {
        var table = four().turn(1, 5, 7, 8);
        var script = table.script;
        assertThat(script.waiting()).containsExactly(0);
        assertThat(script.choices(0))
                .containsExactly(
                        "give -1", "give 0", "give 2", "give 3", "give 5", "give 7", "give 8",
                        "give 9", "keep");
        assertThat(script.refusal(1, "play 3").rule()).isEqualTo("6.1");
        assertThat(script.refusal(0, "give 4").rule()).isEqualTo("6.1");
        script.seat(0, "give 0", "give 3");
        assertThat(script.choices(0))
                .containsExactly("give 5", "give 7", "give 8", "give 9", "keep");
        assertThat(script.refusal(0, "give 2").why().key()).isEqualTo("refusal.order");
        assertThat(script.refusal(0, "give 2").byRule()).isFalse(); // it is the log's own order
        script.seat(0, "keep");
        assertThat(script.heard(2)).containsExactly("Seat 0 swaps 2 cards.");
        assertThat(script.refusal(1, "play 3").rule()).isEqualTo("6.1");
        script.deal("draw", 9, 4);
        assertThat(script.view(0).hand()).containsExactly(-1, 2, 4, 5, 7, 8, 9, 9);
        assertThat(script.waiting()).containsExactly(1, 2, 3);
    }

    @Test
    @Rule({"6.1", "10.1"})
    void inTheLastRoundOneIsToldThatASwapChangesNothing() {
        var table = four();
        assertThat(swapping(table.turn(1, 5, 7, 8))).isEqualTo("prompt.swap");
        table.script.edit(s -> s.stock = 0);
        assertThat(swapping(table)).isEqualTo("prompt.swap.last");
        assertThat(table.script.choices(0)).contains("give 9", "keep");
    }

    @Test
    @Rule({"6.1", "10.1"})
    void inTheLastRoundAnAdvisedMouseKeepsItsCards() {
        var table = four().turn(1, 5, 7, 8);
        assertThat(advised(table)).isEqualTo(BuffetMove.GIVE_BACK);
        table.script.edit(s -> s.stock = 0);
        assertThat(advised(table)).isEqualTo(BuffetMove.KEEP_THE_REST);
        var advice = new BuffetAdvice();
        var given = four().turn(1, 5, 7, 8);
        given.script.edit(s -> s.stock = 0);
        given.script.seat(0, "give 0", "keep").deal("draw", 9);
        table.keep(0);
        assertThat(advice.value(table.script.state(), 0))
                .isGreaterThan(advice.value(given.script.state(), 0));
    }

    private static int advised(BuffetTable table) {
        return new BuffetAdvice().move(table.script.state(), 0, new Seeded(1));
    }

    private static String swapping(BuffetTable table) {
        return new BuffetWording().prompt(table.script.view(0)).key();
    }

    @Test
    @Rule("6.1")
    void whoeverSwapsNoneKeepsAllAndTheOthersAreTold() {
        var script = four().turn(1, 5, 7, 8).script;
        script.seat(0, "keep");
        assertThat(script.heard(2)).containsExactly("Seat 0 keeps all cards.");
        assertThat(script.waiting()).containsExactly(1, 2, 3);
    }

    @Test
    @Rule("6.1")
    void aMouseMaySwapNoCardOrAllOfThem() {
        var none = four().turn(1, 5, 7, 8).keep(0);
        assertThat(none.script.waiting()).containsExactly(1, 2, 3);
        assertThat(none.cards(0)).isEqualTo(8);
        var all = four().turn(1, 5, 7, 8);
        all.script.seat(
                0, "give -1", "give 0", "give 2", "give 3", "give 5", "give 7", "give 8", "give 9");
        assertThat(all.script.waiting()).containsExactly(Game.CHANCE);
        all.script.deal("draw", 6, 6, 6, 6, 6, 6, 6, 6);
        assertThat(all.script.waiting()).containsExactly(1, 2, 3);
        assertThat(all.script.view(0).hand()).containsOnly(6).hasSize(8);
    }

    @Test
    @Rule("6.1")
    void equalCardsMayAllBeGivenBack() {
        var table = four().hand(0, 1, 6, 6, 6).turn(1, 5, 7, 8);
        table.script.seat(0, "give 6", "give 6");
        assertThat(table.script.choices(0)).containsExactly("give 6", "keep");
    }

    @Test
    @Rule("6.1")
    void theSecondMouseToLeaveMayNotSwap() {
        var table = four().turn(1, 5, 7, 8).keep(0).turn(0, 0, 0);
        assertThat(table.plates(1)).containsExactly("salad 2");
        assertThat(table.script.waiting()).containsExactly(2, 3);
    }

    @Test
    @Rule("6.1")
    void aMouseWithoutCardsHasNoSwap() {
        var table = four().hand(0, 1).turn(1, 5, 7, 8);
        assertThat(table.plates(0)).containsExactly("cheese 1");
        assertThat(table.script.waiting()).containsExactly(1, 2, 3);
        assertThat(table.cards(0)).isZero();
    }

    @Test
    @Rule({"6.1", "8.2"})
    void swappedCardsCanComeBackFromAPileMadeAnew() {
        var table = four().pile(6).hand(0, 1, 9, 9).turn(1, 5, 7, 8);
        table.script.edit(s -> s.discard = MouseCard.bag(List.of(1, 5, 7, 8)));
        table.script.seat(0, "give 9", "give 9").deal("draw", 6);
        assertThat(table.script.choices(Game.CHANCE))
                .containsExactly("draw 1", "draw 5", "draw 7", "draw 8", "draw 9");
        assertThat(table.script.ways("draw 9")).isEqualTo(2);
    }

    @Test
    @Rule("6.2")
    void swappedCardsAreSeenByAllAndWhatIsDrawnIsNot() {
        var table = four().turn(1, 5, 7, 8);
        table.script.seat(0, "give 3");
        assertThat(table.script.heard(2)).containsExactly("Seat 0 gives back the 3.");
        assertThat(table.script.view(2).discard()).containsExactly(1, 3, 5, 7, 8);
        table.script.seat(0, "keep").deal("draw", 9);
        assertThat(table.script.heard(2)).containsExactly("Seat 0 draws a card.");
        assertThat(table.script.heard(0)).containsExactly("Seat 0 draws the 9.");
    }
}
