package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.FingerprintFile;
import tischlein.testkit.NewsLaws;
import tischlein.testkit.Perft;
import tischlein.testkit.Playthrough;
import tischlein.testkit.RuleCoverage;
import tischlein.testkit.Script;

class BuffetRecordsTest {
    @TestFactory
    Stream<DynamicTest> playthroughsAreToldAsTheyArePlayed() {
        return Playthrough.of(new Buffet())
                .game("three-seats-japanese", 1, 3, "edition", "japanese", "first", "lot")
                .game("three-seats-french", 2, 3, "edition", "french")
                .game("four-seats-japanese", 3, 4, "edition", "japanese", "first", "2")
                .game("five-seats-french", 4, 5, "edition", "french")
                .tests();
    }

    @Test
    void playIsUnchanged() {
        FingerprintFile.check(new Buffet());
    }

    @Test
    void everyRuleHasATestAndAPlaceInTheCode() {
        RuleCoverage.check("buffet", BuffetRecordsTest.class);
    }

    @Test
    void everyKindOfNewsNamesItsRulesAndCanBeSaid() {
        NewsLaws.check(new Buffet(), BuffetNews.values());
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = new Buffet().wording();
        assertThat(wording.rule(say("tie.plate"))).isEqualTo("11.2");
        assertThat(wording.rule(say("tie.food"))).isEqualTo("11.2");
        assertThat(wording.rule(say("tie.french"))).isEqualTo("11.3");
    }

    @Test
    void thereAreAsManyWaysToGoOnAsThereShouldBe() {
        var game = new Buffet();
        var lot = Script.of(game, 4, "first", "lot").state();
        // Four seats may get the token, and the first two of 110 cards are drawn.
        assertThat(Perft.of(game, lot, 3)).isEqualTo(new Perft(4 * 11 * 11, 4 * 110 * 109));
    }

    @Test
    void thereAreAsManyWaysToChooseAndToSwapAsThereShouldBe() {
        var game = new Buffet();
        var table = BuffetTable.served(4, List.of(), "cheese 1", "salad 2", "salami 4");
        // Nine cards each for four mice; then the choices of the next turn, or of a swap, follow.
        assertThat(Perft.of(game, table.script.state(), 4)).isEqualTo(new Perft(6561, 6561));
        // Of eight different cards any may be the lowest that is given back, or none: 8 + 1.
        table.turn(1, 5, 7, 8);
        assertThat(Perft.of(game, table.script.state(), 1)).isEqualTo(new Perft(9, 9));
        // Two moves: two cards in rising order, 28, or one and then "keep", 8, or "keep" at once
        // and any of eight cards of seat 1.
        assertThat(Perft.of(game, table.script.state(), 2)).isEqualTo(new Perft(44, 44));
    }
}
