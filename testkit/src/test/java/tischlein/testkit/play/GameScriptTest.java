package tischlein.testkit.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.testkit.pennies.Pennies;
import tischlein.testkit.pennies.PenniesFault;
import tischlein.testkit.pennies.PenniesTable;
import tischlein.testkit.pennies.PenniesView;

class GameScriptTest {
    private static GameScript<PenniesTable, PenniesView> script() {
        return GameScript.of(new Pennies(PenniesFault.NONE), 2, "edition", "new");
    }

    @Test
    void aScriptPlaysAndAnswers() {
        var script = script().deal("get", 3, 1);
        assertThat(script.happened()).hasSize(2);
        assertThat(script.waiting()).containsExactly(0, 1);
        assertThat(script.choices(1)).containsExactly("more", "enough");
        assertThat(script.choices(Game.CHANCE)).isEmpty();
        script.seat(1, "more");
        assertThat(script.choices(1)).containsExactly("enough");
        assertThat(script.refusal(1, "more").rule()).isEqualTo("1.2");
        script.log("0 more\n0 more\n0 enough\n# that is all\n1 enough");
        assertThat(script.over()).isTrue();
        assertThat(script.result().standings().getFirst().score()).isEqualTo(2);
        assertThat(script.view(Game.ONLOOKER).bids()).containsExactly(2, 1);
        assertThat(script.text())
                .startsWith("tischlein 1\ngame pennies 1\nseats 2 edition new\n* get 3\n");
    }

    @Test
    void chanceIsScriptedOrPlaysByLot() {
        assertThat(script().chance("get 2", "get 2").waiting()).containsExactly(0, 1);
        assertThat(script().lot(1).waiting()).containsExactly(0, 1);
        assertThat(script().ways("get 2")).isEqualTo(2);
    }

    @Test
    void aWholeLogIsAScriptToo() {
        var script =
                GameScript.ofLog(new Pennies(PenniesFault.NONE), script().deal("get", 3, 1).text());
        assertThat(script.state().purse).containsExactly(3, 1);
        assertThat(script.options().value("edition")).isEqualTo("new");
    }

    @Test
    void aStateCanBeChangedByHand() {
        assertThat(script().deal("get", 3, 1).edit(s -> s.bid[0] = 3).choices(0))
                .containsExactly("enough");
    }

    @Test
    void whatTheRulesForbidFailsTheTest() {
        assertThatThrownBy(() -> script().deal("get", 3).seat(0, "more"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("“0 more” is against rule 1.2")
                .hasMessageContaining("Waited for: [* [get 1, get 2, get 3]]")
                .hasMessageContaining("* get 3");
        assertThatThrownBy(() -> script().chance("get 4"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("there is no move “get 4”");
    }
}
