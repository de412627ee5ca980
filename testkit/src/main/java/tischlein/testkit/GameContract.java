package tischlein.testkit;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.State;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.pages.LogPage;
import tischlein.testkit.pages.RuleCoverage;
import tischlein.testkit.play.FingerprintFile;
import tischlein.testkit.play.Playthroughs;
import tischlein.testkit.texts.NewsLaws;
import tischlein.testkit.texts.TextLaws;

/** What every game promises. A game's test implements it, and adds what is special to the game. */
public interface GameContract<S extends State<S>, V> {
    Game<S, ?, V> game();

    /** The laws, with what the game never loses. */
    GameLaws<S, V> laws();

    /** All that can happen in the game. */
    News.Happening[] news();

    /** The whole games that people can read. */
    Playthroughs<S, V> playthroughs();

    /** Keys of texts that random games may never come to say. */
    default String[] rareTexts() {
        return new String[0];
    }

    @TestFactory
    default Stream<DynamicTest> everyLawHoldsAtEveryTable() {
        return laws().tests();
    }

    @TestFactory
    default Stream<DynamicTest> randomGamesKeepTheirPromises() {
        return laws().promises();
    }

    @TestFactory
    default Stream<DynamicTest> textsAreCompleteAndUsed() {
        return TextLaws.of(game()).rare(rareTexts()).tests();
    }

    @Test
    default void everyKindOfNewsNamesItsRulesAndCanBeSaid() {
        NewsLaws.check(game(), news());
    }

    @TestFactory
    default Stream<DynamicTest> playthroughsAreToldAsTheyArePlayed() {
        return playthroughs().tests();
    }

    @Test
    default void playIsUnchanged() {
        FingerprintFile.check(game());
    }

    @Test
    default void everyRuleHasATestAndAPlaceInTheCode() {
        RuleCoverage.check(game().about().name(), getClass());
    }

    @Test
    default void theLogPageNamesEveryMoveAndItsLogsCanBePlayed() {
        LogPage.checkWords(game());
    }

    @Test
    default void theLogPageListsTheMovesInTheirOrder() {
        LogPage.checkOrder(game());
    }
}
