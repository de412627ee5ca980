package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.FingerprintFile;
import tischlein.testkit.LogPage;
import tischlein.testkit.NewsLaws;
import tischlein.testkit.Perft;
import tischlein.testkit.Playthrough;
import tischlein.testkit.RuleCoverage;
import tischlein.testkit.Script;

class LarderRecordsTest {
    @TestFactory
    Stream<DynamicTest> playthroughsAreToldAsTheyArePlayed() {
        return Playthrough.of(new Larder())
                .game("one-seat-side-one", 1, 1)
                .game("four-seats-side-two", 2, 4, "side", "two", "first", "lot")
                .game("three-seats-side-one-in-line", 3, 3, "line", "on", "first", "2")
                .game("two-seats-side-two-in-line", 4, 2, "side", "two", "line", "on")
                .tests();
    }

    @Test
    void playIsUnchanged() {
        FingerprintFile.check(new Larder());
    }

    @Test
    void everyRuleHasATestAndAPlaceInTheCode() {
        RuleCoverage.check("larder", LarderRecordsTest.class);
    }

    @Test
    void everyKindOfNewsNamesItsRulesAndCanBeSaid() {
        NewsLaws.check(new Larder(), LarderNews.values());
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = new Larder().wording();
        assertThat(wording.rule(say("rating.won.6"))).isEqualTo("5.3");
        assertThat(wording.rule(say("rating.lost.6"))).isEqualTo("5.4");
    }

    @Test
    void thereAreAsManyWaysToBeginAsThereShouldBe() {
        var game = new Larder();
        var lot = Script.of(game, 6, "first", "lot").state();
        assertThat(Perft.of(game, lot, 4)).isEqualTo(new Perft(6 * 216, 6 * 216));
        // Of 216 rolls 91 show a given food, so each of the 49 squares can be the first in 91 of
        // them;
        // the roll of three crosses loses the turn, and one of six faces is the next.
        var table = Script.of(game, 1).state();
        assertThat(Perft.of(game, table, 4)).isEqualTo(new Perft(91 * 49 + 6, 91 * 49 + 6));
    }

    @Test
    void thereAreAsManyWaysToGoOnInLineAsThereShouldBe() {
        var game = new Larder();
        var table =
                Script.of(game, 1, "line", "on").chance("roll bread", "roll bread", "roll cross");
        // In line with a1 b1 c1 d4 d5 d6 a6 d7 a7 f7 g7 there is so much more bread; or reroll, or
        // stop.
        long more = 4 + 2 + 2 + 3 + 3 + 4 + 3 + 6 + 5 + 3 + 3;
        assertThat(Perft.of(game, table.state(), 2).nodes()).isEqualTo(more + 11 * 2);
    }

    @Test
    void theExampleOfTheLogPageGoesAsItSays() {
        var page = TurnOracle.page("docs/log/larder.md");
        var log = page.substring(page.indexOf("```\n") + 4, page.lastIndexOf("```"));
        var table = Script.ofLog(new Larder(), log);
        assertThat(table.view(0).steps()).isOne();
        assertThat(table.waiting()).containsExactly(1);
        assertThat(table.choices(1)).allMatch(choice -> choice.startsWith("place "));
        LogPage.checkWords(new Larder());
    }
}
