package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Phrase;
import tischlein.kernel.Seeded;
import tischlein.kernel.Unsuitable;

class BotsTest {
    static final List<String> NAMES = Bots.NAMES;

    @ParameterizedTest
    @FieldSource("NAMES")
    void everyNameIsABotThatTakesOneOfItsChoices(String name) {
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var bot = Bots.make(name, game, 0);
        for (int n = 0; n < 100; n++) {
            assertThat(
                            bot.choose(
                                    () -> game.view(s, 0),
                                    new int[] {0, 1},
                                    2,
                                    new Budget(200, 20),
                                    new Seeded(n)))
                    .isIn(0, 1);
        }
    }

    @Test
    void anUnknownNameIsAnsweredByAListOfThoseThereAre() {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Bots.make("clever", new Digits(false), 0))
                .satisfies(e ->
                        assertThat(e.sentence())
                                .isEqualTo(
                                        Phrase.say("unsuitable.bot")
                                                .text("bot", "clever")
                                                .texts("bots", Bots.NAMES)));
    }

    @Test
    void aNameMayCarryABudgetOfItsOwn() {
        var worlds = new AtomicInteger();
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        RandomGenerator counting = worlds::incrementAndGet;
        Bots.make("greedy:iterations=3", game, 0)
                .choose(() -> game.view(s, 0), new int[] {0, 1}, 2, Budget.USUAL, counting);
        assertThat(worlds.get()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ms=0",
                "iterations=0",
                "iterations=-1",
                "ms=NaN",
                "ms=1.5",
                "ms=12345678",
                "ms=",
                "worlds=5",
                "ms=5:ms=5",
                ""
            })
    void aBudgetThatIsNoneIsRefused(String budget) {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Bots.make("greedy:" + budget, new Digits(false), 0))
                .satisfies(e ->
                        assertThat(e.sentence())
                                .isEqualTo(
                                        Phrase.say("unsuitable.bot.budget")
                                                .text("bot", "greedy:" + budget)));
    }

    @Test
    void onlyThoseThatSearchTakeTime() {
        var hidden = new Digits(false).about();
        assertThat(Bots.millis("sharp", hidden)).isEqualTo(400);
        assertThat(Bots.millis("search", hidden)).isEqualTo(Budget.USUAL.millis());
        assertThat(Bots.millis("search:ms=50", hidden)).isEqualTo(50);
        assertThat(List.of("gentle", "fair", "random", "greedy", "expert"))
                .allSatisfy(name -> assertThat(Bots.millis(name, hidden)).isZero());
        assertThat(Bots.millis("sharp", new LadderToy().about())).isZero(); // it goes by advice
    }

    @Test
    void whoIsHurriedThinksNoLongerThanItIsTold() {
        var worlds = new AtomicInteger();
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        RandomGenerator counting = worlds::incrementAndGet;
        Bots.hurried("greedy:iterations=5", game, 0)
                .choose(() -> game.view(s, 0), new int[] {0, 1}, 2, new Budget(0, 2), counting);
        assertThat(worlds.get()).isEqualTo(2);
    }

    @Test
    void onlyOpenGamesOfATeamArePlayedByExpectimax() {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> Bots.make(Bots.EXPECTIMAX, new Digits(false), 0));
        assertThat(Bots.make(Bots.EXPECTIMAX, new LadderToy(), 0))
                .isInstanceOf(ExpectimaxBot.class);
    }

    @Test
    void theRandomBotTakesEveryChoiceEquallyOftenAndNeverLooks() {
        var chosen = new int[3];
        var random = new Seeded(7);
        var bot = new RandomBot<String>();
        for (int n = 0; n < 3000; n++) {
            int code =
                    bot.choose(
                            () -> {
                                throw new AssertionError("it looked");
                            },
                            new int[] {0, 1, 2},
                            3,
                            Budget.USUAL,
                            random);
            chosen[code]++;
        }
        assertThat(IntStream.of(chosen).boxed())
                .allSatisfy(times -> assertThat(times).isBetween(900, 1100));
    }
}
