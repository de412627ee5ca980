package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bot;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Seeded;

class LevelTest {
    private static final int[] DIGITS = {Digits.LOW, Digits.HIGH};

    @Test
    void levelsAreBotsLikeAllOthersAndComeFirst() {
        assertThat(Bots.NAMES).startsWith("gentle", "fair", "sharp").contains("random", "greedy");
        assertThat(Level.named("fair")).contains(Level.FAIR);
        assertThat(Level.named("greedy")).isEmpty();
    }

    @Test
    void aCharacterTakesItsOwnTimeUnlessWorldsAreCounted() {
        var given = new AtomicReference<>(Budget.USUAL);
        Bot<String> bot =
                (_, choices, _, budget, _) -> {
                    given.set(budget);
                    return choices[0];
                };
        var sharp = Bots.paced(Level.SHARP, bot);
        sharp.choose(() -> "", DIGITS, 2, Budget.USUAL, new Seeded(1));
        assertThat(given.get().millis()).isEqualTo(Level.SHARP.millis());
        var counted = new Budget(Integer.MAX_VALUE, 30);
        sharp.choose(() -> "", DIGITS, 2, counted, new Seeded(1));
        assertThat(given.get()).isEqualTo(counted);
    }

    @Test
    void theGentleOneNeverTakesWhatLooksClearlyBad() {
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var bot = new GentleBot<>(game, 0);
        for (int n = 0; n < 300; n++) {
            assertThat(bot.choose(() -> game.view(s, 0), DIGITS, 2, Budget.USUAL, new Seeded(3, n)))
                    .isEqualTo(Digits.HIGH);
        }
    }

    @Test
    void theGentleOneTakesAnyOfWhatLooksNearlyTheSameTheBetterMoreOften() {
        var random = new Seeded(5);
        var taken = new int[4];
        for (int n = 0; n < 10_000; n++) {
            taken[GentleBot.drawn(new double[] {0.30, 0.305, 0.2, 0.25}, 4, random)]++;
        }
        assertThat(taken[2]).isZero();
        assertThat(taken[1]).isGreaterThan(taken[0]);
        assertThat(taken[0]).isGreaterThan(taken[3]);
        assertThat(taken[3]).isPositive();
    }
}
