package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.testkit.FingerprintFile;
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
    void thereAreAsManyWaysToGoOnAsThereShouldBe() {
        var game = new Buffet();
        var lot = Script.of(game, 4, "first", "lot").state();
        // Four seats may get the token, and the first two of 110 cards are drawn.
        assertThat(Perft.of(game, lot, 3)).isEqualTo(new Perft(4 * 11 * 11, 4 * 110 * 109));
    }
}
