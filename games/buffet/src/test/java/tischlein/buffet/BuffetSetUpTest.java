package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.testkit.pages.Rule;
import tischlein.testkit.play.GameScript;
import tischlein.words.Language;

/** Chapters 1 to 3: the box, setting up, the buffet opens. */
class BuffetSetUpTest {
    private static final List<String> USUAL = List.of();

    @Test
    @Rule({"1.1", "2.1"})
    void anyOf110CardsMayBeDrawnTenOfEachValueFromMinusOneToNine() {
        var script = GameScript.of(new Buffet(), 4);
        assertThat(script.choices(Game.CHANCE))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(-1, 9).mapToObj(n -> "draw " + n).toList());
        assertThat(script.choices(Game.CHANCE)).allMatch(word -> script.ways(word) == 10);
    }

    @Test
    @Rule("2.1")
    void whatIsDrawnIsNoLongerInThePileAndUnknownToTheOthers() {
        var three = GameScript.of(new Buffet(), 4).deal("draw", 3, 3);
        var four = GameScript.of(new Buffet(), 4).deal("draw", 4, 4);
        assertThat(three.ways("draw 3")).isEqualTo(8);
        assertThat(three.ways("draw 4")).isEqualTo(10);
        assertThat(three.view(1)).isEqualTo(four.view(1));
        assertThat(three.view(Game.ONLOOKER)).isEqualTo(four.view(Game.ONLOOKER));
        assertThat(three.view(0)).isNotEqualTo(four.view(0));
    }

    @Test
    @Rule("1.2")
    void thereAre36PlatesEachFoodOnceWithEachValue() {
        var fresh = GameScript.of(new Buffet(), 4);
        dealAll(fresh, 4);
        var plates = fresh.choices(Game.CHANCE);
        assertThat(plates).hasSize(36).allMatch(word -> fresh.ways(word) == 1);
        for (var food : List.of("cheese", "salami", "sausage", "pizza", "chicken", "salad")) {
            for (int value : new int[] {-1, 1, 2, 3, 4, 5}) {
                assertThat(plates).contains("serve " + food + " " + value);
            }
        }
    }

    private static void dealAll(GameScript<BuffetState, BuffetView> script, int seats) {
        for (int seat = 0; seat < seats; seat++) {
            script.deal("draw", 0, 1, 2, 3, 4, 5, 6, 7, 8);
        }
    }

    @Test
    @Rule({"1.3", "3.2"})
    void platesOfEqualValueLieByFood() {
        var table =
                BuffetTable.served(
                        6, USUAL, "pizza 3", "salad 3", "cheese 3", "sausage 3", "chicken 3");
        assertThat(table.buffet())
                .containsExactly("cheese 3", "sausage 3", "pizza 3", "chicken 3", "salad 3");
        var other =
                BuffetTable.served(
                        6, USUAL, "sausage 1", "salami 1", "salad 1", "cheese 1", "chicken 1");
        assertThat(other.buffet())
                .containsExactly("cheese 1", "salami 1", "sausage 1", "chicken 1", "salad 1");
    }

    @Test
    @Rule("3.2")
    void aHigherValueLiesBeforeABetterFood() {
        var table = BuffetTable.served(4, USUAL, "cheese -1", "salad 2", "cheese 1");
        assertThat(table.buffet()).containsExactly("salad 2", "cheese 1", "cheese -1");
    }

    @ParameterizedTest
    @CsvSource({"french, pommes de terre", "japanese, salami"})
    @Rule("1.3")
    void theFrenchEditionHasPotatoesForSalamiInFrench(String edition, String food) {
        var table =
                BuffetTable.served(
                        4, List.of("edition", edition), "cheese 1", "salad 2", "salami 4");
        assertThat(table.script.heard(Game.ONLOOKER, Language.FR)).last().asString().contains(food);
    }

    @Test
    @Rule("1.4")
    void theTrackGoesRoundAfterSquare39() {
        var table = BuffetTable.served(4, USUAL, "cheese 1", "salad 2", "salami 4");
        table.position(39, 38, 30, 30).turn(1, 1, 7, 8);
        assertThat(table.script.heard(Game.ONLOOKER))
                .contains("Seat 0 goes to square 0.", "Seat 1 goes to square 39.");
    }

    @Test
    @Rule("1.5")
    void withFourSeatsTheEditionChangesNothingButHowTiesAreBroken() {
        var japanese = GameScript.of(new Buffet(), 4, "edition", "japanese");
        var french = GameScript.of(new Buffet(), 4, "edition", "french");
        for (long n = 0; !japanese.over(); n++) {
            assertThat(french.waiting()).isEqualTo(japanese.waiting());
            int actor = japanese.waiting().getFirst();
            assertThat(french.choices(actor)).isEqualTo(japanese.choices(actor));
            var choices = japanese.choices(actor);
            var word = choices.get((int) (n * 7 % choices.size()));
            japanese.log((actor == Game.CHANCE ? "* " : actor + " ") + word);
            french.log((actor == Game.CHANCE ? "* " : actor + " ") + word);
        }
        assertThat(french.over()).isTrue();
        assertThat(french.state().won).isEqualTo(japanese.state().won);
        assertThat(french.state().onTop).isEqualTo(japanese.state().onTop);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5, 6})
    @Rule("2.2")
    void everybodyGetsNineCards(int seats) {
        var script = GameScript.of(new Buffet(), seats);
        assertThat(script.refusal(0, "play 4").rule()).isEqualTo("2.2");
        assertThat(script.refusal(0, "draw 4").rule()).isEqualTo("2.2");
        dealAll(script, seats);
        for (int seat = 0; seat < seats; seat++) {
            assertThat(script.view(seat).hand()).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8);
        }
        assertThat(script.choices(Game.CHANCE)).contains("serve cheese 5");
    }

    @Test
    @Rule("2.3")
    void allMiceBeginOnTheStart() {
        var table = BuffetTable.served(5, USUAL, "cheese 1", "salad 2", "salami 4", "pizza 5");
        assertThat(table.positions()).containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    @Rule("2.4")
    void theTokenGoesToTheSeatThatTheTableNames() {
        assertThat(GameScript.of(new Buffet(), 4).view(0).token()).isEqualTo(0);
        assertThat(GameScript.of(new Buffet(), 4, "first", "2").view(0).token()).isEqualTo(2);
    }

    @Test
    @Rule("2.4")
    void theTokenMayBeDrawnByLot() {
        var script = GameScript.of(new Buffet(), 4, "first", "lot");
        assertThat(script.choices(Game.CHANCE))
                .containsExactly("first 0", "first 1", "first 2", "first 3");
        assertThat(script.choices(Game.CHANCE)).allMatch(word -> script.ways(word) == 1);
        assertThat(script.refusal(Game.CHANCE, "first 4").rule()).isEqualTo("2.4");
        assertThat(script.refusal(Game.CHANCE, "draw 4").rule()).isEqualTo("2.4");
        assertThat(script.refusal(1, "first 1").rule()).isEqualTo("2.4");
        assertThat(script.chance("first 3").view(0).token()).isEqualTo(3);
        assertThat(script.heard(0)).containsExactly("Seat 3 gets the first-player token.");
    }

    @ParameterizedTest
    @CsvSource({"4, 3", "5, 4", "6, 5"})
    @Rule("3.1")
    void onePlateFewerThanSeatsIsServed(int seats, int plates) {
        var script = GameScript.of(new Buffet(), seats);
        dealAll(script, seats);
        for (int i = 0; i < plates; i++) {
            assertThat(script.waiting()).containsExactly(Game.CHANCE);
            script.chance(script.choices(Game.CHANCE).getFirst());
        }
        assertThat(script.waiting()).hasSize(seats);
        assertThat(script.view(0).buffet()).hasSize(plates);
    }

    @Test
    @Rule("3.1")
    void whatIsBeingServedIsNobodysMoveButChances() {
        var script = GameScript.of(new Buffet(), 4);
        dealAll(script, 4);
        script.chance("serve cheese 5");
        assertThat(script.refusal(Game.CHANCE, "serve cheese 5").rule()).isEqualTo("1.2");
        assertThat(script.refusal(0, "serve cheese 4").rule()).isEqualTo("3.1");
        assertThat(script.refusal(0, "play 4").rule()).isEqualTo("3.1");
    }
}
