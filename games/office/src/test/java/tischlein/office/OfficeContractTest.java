package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;
import static tischlein.kernel.Phrase.say;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Bag;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.GameContract;
import tischlein.testkit.laws.GameLaws;
import tischlein.testkit.pages.LogPage;
import tischlein.testkit.play.FingerprintFile;
import tischlein.testkit.play.GameScript;
import tischlein.testkit.play.Perft;
import tischlein.testkit.play.Playthroughs;

/**
 * What every game promises, with what Office never loses and how many ways there are to play it.
 */
class OfficeContractTest implements GameContract<OfficeState, OfficeView> {
    @Override
    public Office game() {
        return new Office();
    }

    @Override
    public GameLaws<OfficeState, OfficeView> laws() {
        return laws(game());
    }

    private static GameLaws<OfficeState, OfficeView> laws(Office game) {
        return GameLaws.of(game)
                .conserving("influence cards", OfficeContractTest::cards)
                .conserving("clerks", OfficeContractTest::clerks)
                .showing(OfficeContractTest::endsShare);
    }

    /** 150, and thirty of each value: cards are changed, and none turns into another. */
    private static long cards(OfficeState s) {
        long cards = s.reserve + s.roof + s.out + s.share;
        for (long hand : s.hand) {
            cards += hand;
        }
        return cards;
    }

    /** How many of each seat, three bits each. */
    private static long clerks(OfficeState s) {
        int clerks = s.unseated;
        for (int clerk : s.clerk) {
            clerks += clerk == Game.NOBODY ? 0 : 1 << 3 * clerk;
        }
        return clerks;
    }

    /** A share is shown when it is whole. */
    private static boolean endsShare(OfficeState s, int actor, int code) {
        int piles = s.taker == 0 ? 3 : s.taker == 1 ? 2 : 1;
        return actor == Game.CHANCE
                && s.phase == Phase.SHARE
                && Bag.size(s.share) + 1 == piles * s.pile;
    }

    @Override
    public News.Happening[] news() {
        return OfficeNews.values();
    }

    @Override
    public Playthroughs<OfficeState, OfficeView> playthroughs() {
        return Playthroughs.of(game())
                .game("three-seats-closed", 1, 3)
                .game("five-seats-open", 4, 5, "purses", "open");
    }

    @Override
    public String[] rareTexts() {
        return new String[] {
            "news.refilled",
            "choice.refill",
            "refusal.refill", // 5.7
            "news.short.one",
            "news.short.other",
            "news.more.one",
            "news.more.other",
            "news.lot",
            "choice.left",
            "choice.right",
            "refusal.lot",
            "picture.nothing",
            "refusal.stuck",
            "tie.steps",
            "tie.best",
            "tie.next",
            "tie.shared"
        };
    }

    /** Sensible people bid little, and so need the roof's cards for change (5.7). */
    @TestFactory
    Stream<DynamicTest> everyLawHoldsAlsoAsSensiblePeoplePlay() {
        return laws().advised().tests();
    }

    @TestFactory
    Stream<DynamicTest> everyLawStillHoldsInVersionOne() {
        return laws(Office.first()).advised().tests();
    }

    @Test
    void advisedPlayIsUnchanged() {
        FingerprintFile.checkAdvised(game());
    }

    @Test
    void aRemarkOnTheEndNamesItsRule() {
        var wording = game().wording();
        assertThat(wording.rule(say("tie.steps"))).isEqualTo("9.2");
        assertThat(wording.rule(say("tie.best"))).isEqualTo("9.3");
        assertThat(wording.rule(say("tie.shared"))).isEqualTo("9.3");
    }

    @Test
    void thereAreAsManyWaysToGoOnAsThereShouldBe() {
        var game = game();
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
    void theExampleOfTheLogPageGoesAsItSays() {
        var table = GameScript.ofLog(game(), LogPage.example(game()));
        var view = table.view(Game.ONLOOKER);
        assertThat(view.clerks().get(Floor.GROUND.ordinal()).getFirst()).isEqualTo(2);
        assertThat(view.kitchen()).isEqualTo(77);
        assertThat(view.roof()).containsExactly(5, 5, 2, 1);
        assertThat(table.waiting()).containsExactly(0, 2);
    }
}
