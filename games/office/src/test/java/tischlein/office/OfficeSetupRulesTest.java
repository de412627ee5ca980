package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;

/** Chapters 1 and 2: the box, and setting up. */
class OfficeSetupRulesTest {
    private static final List<Integer> VALUES = List.of(1, 2, 5, 10, 20);

    @Rule("1.1")
    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void thereAreThirtyCardsOfEachValue(int seats) {
        var view = Scene.of(seats).view();
        for (int value : VALUES) {
            int count = Collections.frequency(view.reserve(), value);
            for (var hand : view.hands()) {
                count += Collections.frequency(hand, value);
            }
            assertThat(count).as("cards of %d", value).isEqualTo(30);
        }
    }

    @Rule({"1.2", "2.1"})
    @ParameterizedTest
    @CsvSource({"3, 5", "4, 4", "5, 3"})
    void eachSeatHasItsClerksAndTheBoxHasAsMany(int seats, int clerks) {
        var scene = Scene.of(seats).shareOut();
        var steps = scene.on(Floor.STEPS);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(Collections.frequency(steps, seat)).isEqualTo(clerks);
            assertThat(clerks).isLessThanOrEqualTo(seat < 4 ? 5 : 4);
        }
    }

    @Rule("2.1")
    @Test
    void aColourWithoutClerksGetsNoStep() {
        var scene = Scene.of(5, "01 02 03");
        assertThat(scene.script.refusal(Game.CHANCE, "clerk 0").rule()).isEqualTo("2.1");
        assertThat(scene.script.refusal(Game.CHANCE, "clerk 0").why().key())
                .isEqualTo("refusal.clerks");
        assertThat(Scene.of(4).script.refusal(Game.CHANCE, "clerk 4").why().key())
                .isEqualTo("refusal.seat");
    }

    @Rule("1.3")
    @Test
    void theBuildingHasSixteenStepsAndFiveFloorsThatGetNarrower() {
        assertThat(Scene.of(4).view().clerks())
                .extracting(List::size)
                .containsExactly(16, 8, 4, 2, 1);
    }

    @Rule("2.2")
    @Test
    void clerksArePutOnTheStepsFromLeftToRight() {
        var scene = Scene.of(4, "2031");
        assertThat(scene.on(Floor.STEPS).subList(0, 6)).containsExactly(2, 0, 3, 1, -1, -1);
        assertThat(scene.script.heard(0))
                .startsWith("Seat 2 has a clerk on step 1.", "Seat 0 has a clerk on step 2.");
    }

    @Rule("2.2")
    @ParameterizedTest
    @CsvSource({"3, 15", "4, 16", "5, 15"})
    void withThreeOrFiveSeatsTheLastStepStaysEmpty(int seats, int clerks) {
        var steps = Scene.of(seats).shareOut().on(Floor.STEPS);
        assertThat(steps.subList(0, clerks)).doesNotContain(-1);
        assertThat(steps.subList(clerks, 16)).isEqualTo(Collections.nCopies(16 - clerks, -1));
    }

    @Rule("2.3")
    @Test
    void twoOfAColourNeverShareAPair() {
        var scene = Scene.of(4, "0");
        assertThat(scene.script.refusal(Game.CHANCE, "clerk 0").rule()).isEqualTo("2.3");
        assertThat(scene.script.choices(Game.CHANCE))
                .containsExactly("clerk 1", "clerk 2", "clerk 3");
        assertThat(Scene.of(4, "01").script.choices(Game.CHANCE))
                .contains("clerk 1"); // another pair
    }

    @Rule("2.3")
    @Test
    void aSeatingThatCouldNotBeFinishedIsNotBegun() {
        // Five zeros are left for this step, three pairs and the last step: each needs one of them.
        var scene = Scene.of(3, "12 12 12 1");
        assertThat(scene.script.choices(Game.CHANCE)).containsExactly("clerk 0");
        assertThat(scene.script.refusal(Game.CHANCE, "clerk 1").why().key())
                .isEqualTo("refusal.pair");
        assertThat(scene.script.refusal(Game.CHANCE, "clerk 2").why().key())
                .isEqualTo("refusal.stuck");
    }

    @Rule("2.4")
    @Test
    void eachSeatGetsFourCardsOfEachValue() {
        for (var hand : Scene.of(5).view().hands()) {
            assertThat(hand)
                    .containsExactly(
                            20, 20, 20, 20, 10, 10, 10, 10, 5, 5, 5, 5, 2, 2, 2, 2, 1, 1, 1, 1);
            assertThat(hand.stream().mapToInt(card -> card).sum()).isEqualTo(152);
        }
    }

    @Rule("2.5")
    @Test
    void theKitchenHoldsEightyPoints() {
        assertThat(Scene.ofFour().kitchen()).isEqualTo(80);
    }

    @Rule("2.6")
    @ParameterizedTest
    @CsvSource({"3, 18", "4, 14", "5, 10"})
    void allOtherCardsAreTheReserveAndTheKitchenTakesNoneOfThem(int seats, int ofEach) {
        var reserve = Scene.of(seats).shareOut().view().reserve();
        for (int value : VALUES) {
            assertThat(Collections.frequency(reserve, value)).isEqualTo(ofEach);
        }
    }

    @Rule("2.6")
    @Test
    void theKitchenPaysInCardsOfTheReserve() {
        var scene = Scene.ofFour().duel(20, 0);
        assertThat(Collections.frequency(scene.view().reserve(), 20)).isEqualTo(13);
        assertThat(Collections.frequency(scene.hand(1), 20)).isEqualTo(5);
    }

    @Rule("2.7")
    @Test
    void nobodyMayChangeCards() {
        var scene = Scene.ofFour().holds(0, 20).holds(1, 5, 5);
        assertThat(scene.script.choices(0)).containsExactly("twenties 0", "twenties 1");
        scene.script.seat(0, "twenties 0");
        assertThat(scene.script.choices(0)).containsExactly("tens 0");
        scene.script.seat(0, "tens 0", "fives 0", "twos 0", "ones 0");
        assertThat(scene.kitchen(0).bid(1, 5).hand(0)).containsExactly(20);
        assertThat(scene.hand(1)).containsExactly(5);
    }

    @Test
    void thereIsAMoveForEveryCountOfEveryValue() {
        var words = new Office().words();
        for (var word : List.of("twenties", "tens", "fives", "twos", "ones")) {
            assertThat(IntStream.rangeClosed(0, 30).mapToObj(n -> word + " " + n))
                    .allSatisfy(move -> assertThat(words.code(move)).isNotNegative());
        }
    }
}
