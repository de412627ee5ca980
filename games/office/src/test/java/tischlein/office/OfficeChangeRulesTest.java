package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.office.OfficeState.Due;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.Counts;

/** Rule 5.7: what the reserve cannot make is fetched from the roof. */
class OfficeChangeRulesTest {
    private static final String NO_CHANGE = "The reserve cannot make the sum: ";

    @Rule({"3.4", "5.7"})
    @Test
    void roofCardsDrawnByLotGoToTheReserveUntilItCanMakeTheCompensation() {
        var scene =
                Scene.ofFour()
                        .holds(1, 5)
                        .reserve(20, 10)
                        .roofHolds(2, 1, 1)
                        .bid(0, 5, 1)
                        .bid(1, 5);
        assertThat(scene.script.waiting()).containsExactly(Game.CHANCE);
        assertThat(scene.view().due()).isEqualTo(Due.COMPENSATION);
        assertThat(scene.script.choices(Game.CHANCE))
                .containsExactly("refill 1", "refill 2", "refill 5");
        assertThat(List.of(1, 2, 5))
                .map(card -> scene.script.ways("refill " + card))
                .containsExactly(3, 1, 1); // the winner's bid lies there too
        assertThat(scene.script.refusal(Game.CHANCE, "refill 10").rule()).isEqualTo("5.7");
        assertThat(scene.script.refusal(0, "ones 1").rule()).isEqualTo("5.7");
        scene.chance("refill 2");
        assertThat(scene.script.waiting()).containsExactly(Game.CHANCE);
        assertThat(scene.script.heard(3))
                .containsExactly(NO_CHANGE + "a 2 comes down from the roof.");
        scene.chance("refill 1");
        assertThat(scene.script.heard(3))
                .startsWith(
                        NO_CHANGE + "a 1 comes down from the roof.",
                        "Seat 1 gets 1 point from the kitchen.",
                        "Seat 0’s clerk moves up to the ground floor.");
        assertThat(scene.hand(1)).containsExactly(5, 1);
        assertThat(scene.kitchen()).isEqualTo(79);
        assertThat(scene.roof()).containsExactly(5, 1, 1);
        assertThat(scene.view().reserve()).containsExactly(20, 10, 2);
        assertThat(scene.view().due()).isEqualTo(Due.NOTHING);
        assertThat(scene.meeting()).containsExactly(2, 3);
    }

    @Rule("5.7")
    @Test
    void aKitchenThatLacksTheCardsIsNotSaidToBeEmpty() {
        var scene = Scene.ofFour().holds(1, 2).reserve(20).bid(0, 5).bid(1, 2).chance("refill 5");
        assertThat(scene.hand(1)).containsExactly(2);
        assertThat(scene.kitchen()).isEqualTo(80);
        assertThat(scene.script.heard(3))
                .startsWith(
                        NO_CHANGE + "a 5 comes down from the roof.",
                        "No cards make the exact sum: Seat 1 goes without 3 points.",
                        "Seat 0’s clerk moves up to the ground floor.");
    }

    @Rule("5.7")
    @Test
    void nothingIsFetchedForAnEmptyKitchen() {
        var scene = Scene.ofFour().kitchen(0).reserve(20).bid(0, 5).bid(1, 2);
        assertThat(scene.meeting()).containsExactly(2, 3);
        assertThat(scene.roof()).containsExactly(5);
    }

    @Rule({"5.7", "7.1"})
    @Test
    void inTheLastDuelTheLosersBidLiesOnTheRoofToo() {
        var scene = Scene.ofFour().toLastDuel().reserve(20).roofHolds().bid(0, 10).bid(2, 5, 2);
        assertThat(scene.script.choices(Game.CHANCE))
                .containsExactly("refill 2", "refill 5", "refill 10");
    }

    @Rule({"4.3", "5.7"})
    @Test
    void aHalfWaitsForChangeFirstOnTheLeftAndThenOnTheRight() {
        var scene = Scene.ofFour().holds(0, 10).holds(1, 10).reserve(20).roofHolds(5, 5, 2);
        scene.bid(0, 10).bid(1, 10);
        assertThat(scene.view().due()).isEqualTo(Due.LEFT_HALF);
        assertThat(scene.hand(0)).containsExactly(10); // nothing is paid yet
        scene.chance("refill 5", "refill 2");
        assertThat(scene.view().due()).isEqualTo(Due.LEFT_HALF);
        scene.chance("refill 5");
        assertThat(scene.hand(0)).containsExactly(5);
        assertThat(scene.hand(1)).containsExactly(10);
        assertThat(scene.view().due()).isEqualTo(Due.RIGHT_HALF);
        scene.chance("refill 5"); // and the roof is empty
        assertThat(scene.script.heard(3))
                .containsExactly(
                        NO_CHANGE + "a 5 comes down from the roof.",
                        "Seat 1 lays on the roof: 10.",
                        "There is no change: Seat 1 pays 5 points more.");
        assertThat(scene.view().phase()).isEqualTo(Phase.BID);
        assertThat(scene.script.waiting()).containsExactly(0, 1);
        scene.bid(0).bid(1);
        assertThat(scene.script.waiting()).containsExactly(0, 1);
    }

    @Rule({"5.7", "6.1"})
    @Test
    void theFlatSumWaitsForChangeToo() {
        var scene =
                Scene.ofThree().leftWins(6).kitchen(0).holds(2, 20).reserve(20).roofHolds(10, 10);
        scene.leftWins(1);
        assertThat(scene.view().due()).isEqualTo(Due.BYE);
        scene.chance("refill 10", "refill 10");
        assertThat(scene.hand(2)).containsExactly(10);
        assertThat(scene.on(Floor.GROUND).getLast()).isEqualTo(2);
    }

    /** Just before the ground floor opens; seat 2 lays a 1 on the roof. */
    private static Scene beforeTheGroundFloor(Scene scene, Integer... reserve) {
        return scene.leftWins(7).kitchen(0).holds(2, 1).reserve(reserve);
    }

    @Rule("5.7")
    @Test
    void theReserveIsFilledUpUntilItCanMakeTheKitchensAmount() {
        var scene = beforeTheGroundFloor(Scene.ofFour(), 20, 20, 10).roofHolds(5, 5, 2, 2, 2);
        scene.duel(1, 0);
        assertThat(scene.view().due()).isEqualTo(Due.KITCHEN);
        scene.chance("refill 5", "refill 2", "refill 2");
        assertThat(scene.script.waiting()).containsExactly(Game.CHANCE); // 59 are not enough
        scene.chance("refill 1");
        assertThat(scene.script.waiting()).containsExactly(0, 2); // 60 are
        assertThat(scene.roof()).containsExactly(5, 2);
        assertThat(scene.kitchen()).isEqualTo(60);
    }

    @Rule("5.7")
    @Test
    void withAnEmptyRoofTheGameGoesOn() {
        var scene = beforeTheGroundFloor(Scene.ofFour(), 20, 20, 10).roofHolds().duel(1, 0);
        scene.chance("refill 1");
        assertThat(scene.script.waiting()).containsExactly(0, 2);
        assertThat(scene.view().reserve()).containsExactly(20, 20, 10, 1);
    }

    @Rule("5.7")
    @Test
    void aReserveThatCanMakeTheKitchensAmountStaysAsItIs() {
        var scene = beforeTheGroundFloor(Scene.ofFour(), 20, 20, 20).duel(1, 0);
        assertThat(scene.script.waiting()).containsExactly(0, 2);
    }

    @Rule("5.7")
    @Test
    void beingWorthTheKitchensAmountWasEnoughInVersionOne() {
        Integer[] reserve = {20, 20, 5, 5, 5, 2, 2, 2}; // 61, but 60 cannot be made
        var now = beforeTheGroundFloor(Scene.ofFour(), reserve).duel(1, 0);
        var then = beforeTheGroundFloor(Scene.ofFourInVersionOne(), reserve).duel(1, 0);
        assertThat(now.script.waiting()).containsExactly(Game.CHANCE);
        assertThat(then.script.waiting()).containsExactly(0, 2);
        then = beforeTheGroundFloor(Scene.ofFourInVersionOne(), 20, 20, 10).duel(1, 0);
        assertThat(then.script.waiting()).containsExactly(Game.CHANCE);
    }

    @Rule("5.7")
    @Test
    void inVersionOneTheRoofDidNotHelpToPay() {
        var scene = Scene.ofFourInVersionOne().holds(1, 5).reserve(20).roofHolds(2, 1, 1);
        scene.bid(0, 5, 1).bid(1, 5);
        assertThat(scene.hand(1)).containsExactly(5);
        assertThat(scene.roof()).containsExactly(5, 2, 1, 1, 1);
        assertThat(scene.script.heard(2))
                .contains("No cards make the exact sum: Seat 1 goes without 1 point.");
    }

    @Rule("5.7")
    @Test
    void losersArePaidTooLittleFarLessOftenThanInVersionOne() {
        int games = Counts.ADVICE_GAMES;
        assertThat(shortGames(Office.first(), games)).isGreaterThan(games / 4);
        assertThat(shortGames(new Office(), games)).isLessThan(games / 50);
    }

    /** How many of so many games at five seats pay a loser too little. */
    private static int shortGames(Office game, int games) {
        int found = 0;
        for (int n = 0; n < games; n++) {
            found += paysTooLittle(game, new Seeded(Counts.SEED, n)) ? 1 : 0;
        }
        return found;
    }

    private static boolean paysTooLittle(Office game, Seeded random) {
        var codes = new int[Game.MOST_CHOICES];
        var missing = new long[1];
        var s = game.start(game.about().options(Office.MOST_SEATS));
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : game.advice().move(s, actor, random);
            game.play(
                    s,
                    actor,
                    code,
                    (kind, _, value) -> missing[0] += kind == OfficeNews.SHORT ? value : 0);
        }
        return missing[0] > 0;
    }
}
