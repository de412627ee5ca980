package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Game;
import tischlein.testkit.FingerprintFile;
import tischlein.testkit.LogPage;
import tischlein.testkit.NewsLaws;
import tischlein.testkit.Perft;
import tischlein.testkit.Playthrough;
import tischlein.testkit.RuleCoverage;
import tischlein.testkit.Script;

class OfficeRecordsTest {
    @TestFactory
    Stream<DynamicTest> playthroughsAreToldAsTheyArePlayed() {
        return Playthrough.of(new Office())
                .game("three-seats-closed", 1, 3)
                .game("four-seats-closed", 2, 4)
                .game("four-seats-open", 3, 4, "purses", "open")
                .game("five-seats-open", 4, 5, "purses", "open")
                .tests();
    }

    @Test
    void playIsUnchanged() {
        FingerprintFile.check(new Office());
    }

    @Test
    void everyRuleHasATestAndAPlaceInTheCode() {
        RuleCoverage.check("office", OfficeRecordsTest.class);
    }

    @Test
    void everyKindOfNewsNamesItsRulesAndCanBeSaid() {
        NewsLaws.check(new Office(), OfficeNews.values());
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = new Office().wording();
        assertThat(wording.rule(say("tie.steps"))).isEqualTo("9.2");
        assertThat(wording.rule(say("tie.best"))).isEqualTo("9.3");
        assertThat(wording.rule(say("tie.shared"))).isEqualTo("9.3");
    }

    @Test
    void thereAreAsManyWaysToGoOnAsThereShouldBe() {
        var game = new Office();
        var empty = Scene.of(4).script.state();
        // Four seats for the left step, three for the right, four again; each with all that can
        // follow.
        assertThat(Perft.of(game, empty, 3).nodes()).isEqualTo(4 * 3 * 4);
        assertThat(Perft.of(game, empty, 1)).isEqualTo(new Perft(4, 11_450_880));
        // A bid of four cards of each value is one of 5 to the fifth.
        assertThat(Perft.of(game, Scene.ofFour().script.state(), 5))
                .isEqualTo(new Perft(3125, 3125));
        // Two different cards can be bid in four ways, two equal ones in three.
        var duel = Scene.ofFour().holds(0, 10, 1).holds(1, 1, 1);
        assertThat(Perft.of(game, duel.script.state(), 10).nodes()).isEqualTo(4 * 3);
    }

    @Test
    void theExampleOfTheLogPageGoesAsItSays() throws IOException {
        var page = Files.readString(Path.of("../../docs/log/office.md"));
        var log = page.substring(page.indexOf("```\n") + 4, page.lastIndexOf("```"));
        var table = Script.ofLog(new Office(), log);
        var view = table.view(Game.ONLOOKER);
        assertThat(view.clerks().get(Floor.GROUND.ordinal()).getFirst()).isEqualTo(2);
        assertThat(view.kitchen()).isEqualTo(77);
        assertThat(view.roof()).containsExactly(5, 5, 2, 1);
        assertThat(table.waiting()).containsExactly(0, 2);
        LogPage.checkWords(new Office());
    }
}
