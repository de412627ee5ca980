package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Phrase;
import tischlein.testkit.pages.Rule;

/** Chapter 11: the winner. */
class BuffetWinnerTest {
    private static BuffetTable japanese() {
        return BuffetTable.of(4, "edition", "japanese");
    }

    private static BuffetTable french() {
        return BuffetTable.of(4, "edition", "french");
    }

    private static List<String> remarks(BuffetTable table) {
        return table.script.result().remarks().stream().map(Phrase.Sentence::key).toList();
    }

    @Test
    @Rule("11.1")
    void theMostPointsOnTopPlatesWin() {
        var table = japanese().won(0, "salad 3", "cheese 4", "pizza 5", "salad 1");
        table.won(1, "cheese 5", "pizza 4").won(2, "chicken 5", "sausage 5", "chicken -1");
        assertThat(table.script.result().standings())
                .extracting(standing -> standing.score())
                .containsExactly(10, 9, 4, 0);
        assertThat(table.ranking()).containsExactly(0, 1, 2, 3);
        assertThat(remarks(table)).isEmpty();
    }

    @Test
    @Rule("11.2")
    void japaneseTiesGoToTheHigherBestPlate() {
        var table = japanese().won(0, "cheese 4", "salami 3").won(1, "salad 5", "chicken 2");
        table.won(2, "cheese 2").won(3, "cheese 1");
        assertThat(table.ranking()).startsWith(1, 0);
        assertThat(remarks(table)).containsExactly("tie.plate");
    }

    @Test
    @Rule("11.2")
    void japaneseTiesOfEqualBestPlatesGoToTheBetterFood() {
        var table = japanese().won(0, "pizza 4", "salad 4").won(1, "sausage 4", "chicken 4");
        table.won(2, "cheese 2").won(3, "cheese 1");
        assertThat(table.ranking()).startsWith(1, 0);
        assertThat(remarks(table)).containsExactly("tie.food");
    }

    @Test
    @Rule("11.4")
    void whatDecidedIsSaidOfEveryPlace() {
        var table = japanese().won(0, "cheese 5", "salad 5").won(1, "pizza 4");
        table.won(2, "chicken 2", "salad 2").won(3, "sausage 1", "cheese 3");
        assertThat(table.ranking()).containsExactly(0, 1, 3, 2);
        assertThat(remarks(table)).containsExactly("tie.plate", "tie.plate");
    }

    @Test
    @Rule("11.2")
    void inJapaneseTiesOnlyTopPlatesCount() {
        var table = japanese().won(0, "cheese 5", "cheese 2").won(1, "salad 1", "pizza 1");
        assertThat(table.ranking()).startsWith(0, 1);
        var covered = japanese().won(0, "cheese 5", "cheese 1", "salami 1").won(1, "salad 2");
        assertThat(covered.ranking()).startsWith(1, 0);
    }

    @Test
    @Rule("11.2")
    void noPlateAtAllIsBelowAMinusOneInTies() {
        var table = japanese().won(1, "pizza -1", "salad 1").won(2, "cheese 3").won(3, "cheese 4");
        assertThat(table.ranking()).containsExactly(3, 2, 1, 0);
        var french = french().won(1, "pizza -1", "salad 1").won(2, "cheese 3").won(3, "cheese 4");
        assertThat(french.ranking()).containsExactly(3, 2, 1, 0);
    }

    @Test
    @Rule("11.3")
    void frenchTiesGoFoodByFoodFromCheeseToSalad() {
        var table = french().won(0, "cheese 1", "salad 5").won(1, "cheese 2", "chicken 4");
        assertThat(table.ranking()).startsWith(1, 0);
        assertThat(remarks(table)).containsExactly("tie.french");
        assertThat(
                        japanese()
                                .won(0, "cheese 1", "salad 5")
                                .won(1, "cheese 2", "chicken 4")
                                .ranking())
                .startsWith(0, 1);
    }

    @Test
    @Rule("11.3")
    void inFrenchTiesNoPlateOfAFoodIsLowerThanMinusOne() {
        var table = french().won(0, "salami 5").won(1, "cheese -1", "salami 1", "pizza 5");
        assertThat(table.ranking()).startsWith(1, 0);
        var later =
                french().won(0, "sausage 3", "chicken 2")
                        .won(1, "sausage 5", "salad 1", "salad 5", "sausage -1", "pizza 1");
        assertThat(later.script.result().standings().get(0).score()).isEqualTo(5);
        assertThat(later.script.result().standings().get(1).score()).isEqualTo(5);
        assertThat(later.ranking()).startsWith(0, 1);
    }

    @Test
    @Rule("11.4")
    void allPlacesAreMadeThisWayAndNoneIsShared() {
        var table =
                japanese()
                        .won(0, "cheese 1")
                        .won(1, "salami 1")
                        .won(2, "salad 5")
                        .won(3, "pizza 1");
        assertThat(table.ranking()).containsExactly(2, 0, 1, 3);
        assertThat(table.script.result().standings())
                .extracting(s -> s.place())
                .containsExactly(2, 3, 1, 4);
        var french =
                french().won(0, "chicken 1").won(1, "salami 1").won(2, "salad 5").won(3, "pizza 1");
        assertThat(french.script.result().standings())
                .extracting(s -> s.place())
                .containsExactly(4, 2, 1, 3);
        assertThat(new Buffet().payoff(french.script.state(), 2)).isEqualTo(1);
        assertThat(new Buffet().payoff(french.script.state(), 1)).isEqualTo(0);
    }
}
