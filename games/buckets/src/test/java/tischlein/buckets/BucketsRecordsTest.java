package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

class BucketsRecordsTest {
    @TestFactory
    Stream<DynamicTest> playthroughsAreToldAsTheyArePlayed() {
        return Playthrough.of(new Buckets())
                .game("four-seats", 1, 4)
                .game("three-seats-equal", 2, 3, "direction", "equal", "first", "lot")
                .game("five-seats-pairs", 3, 5, "direction", "pairs", "first", "2")
                .game("six-seats-small-last", 4, 6, "edition", "2005", "end", "last")
                .game("two-seats-small-equal", 5, 2, "edition", "2005", "direction", "equal")
                .tests();
    }

    @Test
    void playIsUnchanged() {
        FingerprintFile.check(new Buckets());
    }

    @Test
    void everyRuleHasATestAndAPlaceInTheCode() {
        RuleCoverage.check("buckets", BucketsRecordsTest.class);
    }

    @Test
    void everyKindOfNewsNamesItsRulesAndCanBeSaid() {
        NewsLaws.check(new Buckets(), BucketsNews.values());
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = new Buckets().wording();
        assertThat(wording.rule(say("tie.shared"))).isEqualTo("7.3");
        assertThat(wording.rule(say("tie.wrecked"))).isEqualTo("7.3");
        assertThat(wording.rule(say("end.wrecked"))).isEqualTo("7.1");
    }

    @Test
    void thereAreAsManyWaysToDealAsThereShouldBe() {
        var game = new Buckets();
        var lot = Script.of(game, 4, "first", "lot").state();
        // Four seats may lead, and the first two of 110 cards are drawn.
        assertThat(Perft.of(game, lot, 3)).isEqualTo(new Perft(4 * 40 * 40, 4 * 110 * 109));
    }

    @Test
    void thereAreAsManyPyramidsAsThereShouldBe() {
        var game = new Buckets();
        var large = Script.of(game, 2).lot(1).state();
        // Any four buckets but four of the same colour.
        assertThat(Perft.of(game, large, 4)).isEqualTo(new Perft(620, 620));
        var small = Script.of(game, 2, "edition", "2005").lot(1).state();
        // Ten buckets in pairs: ten factorial through two to the fifth.
        assertThat(Perft.of(game, small, 10)).isEqualTo(new Perft(113_400, 113_400));
    }

    @Test
    void thereAreAsManyAttacksAsThereShouldBe() {
        var game = new Buckets();
        var s = Yard.of(2).hands("red 5 4 4 blue 1", "red 8").script().state();
        // A blue one; red 5, 4, 5 + 4, 4 + 4, 5 + 4 + 4: each but the last is ended by a word.
        assertThat(Perft.of(game, s, 3).nodes()).isEqualTo(40 + 40 + 40 + 1 + 1 + 1);
    }

    @Test
    void theLogPageNamesEveryMoveAndItsExampleGoesAsItSays() throws IOException {
        var page = Files.readString(Path.of("../../docs/log/buckets.md"));
        var game = new Buckets();
        LogPage.checkWords(game);
        var log = page.substring(page.indexOf("tischlein 1\n"), page.lastIndexOf("```"));
        var script = Script.ofLog(game, log);

        assertThat(Yard.slots(script, 1)).containsExactly("1 3", "1 4", "2 3");
        assertThat(Yard.slots(script, 0)).hasSize(8).doesNotContain("3 1", "4 1");
        assertThat(script.waiting()).containsExactly(0);
        assertThat(script.view(0).phase()).isEqualTo(BucketsState.Phase.ATTACK);
    }
}
