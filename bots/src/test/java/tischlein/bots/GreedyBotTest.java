package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;

class GreedyBotTest {
    private static final int[] DIGITS = {Digits.LOW, Digits.HIGH};
    private static final long SEED = 20251;

    @Test
    void playsOutItsChoiceAndTheOthersAndChanceBeforeItAsksWhatThatIsWorth() {
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var bot = new GreedyBot<>(game, 1);
        for (int digit = 0; digit < 2; digit++) {
            int code = bot.choose(() -> game.view(s, 1), DIGITS, 2, Budget.USUAL, new Seeded(SEED));
            assertThat(code).isEqualTo(Digits.HIGH);
            game.play(s, 1, code, News.UNHEARD);
        }
    }

    @Test
    void takesOneOfEquallyGoodChoicesByLot() {
        var game = new Digits(true);
        var s = game.start(game.about().options(2));
        var bot = new GreedyBot<>(game, 0);
        var chosen = new int[2];
        for (int n = 0; n < 1000; n++) {
            chosen[
                    bot.choose(
                            () -> game.view(s, 0), DIGITS, 2, Budget.USUAL, new Seeded(SEED, n))]++;
        }
        assertThat(chosen[Digits.LOW]).isBetween(440, 560);
    }

    @Test
    void imaginesNoMoreWorldsThanItsBudgetAllows() {
        var worlds = new AtomicInteger();
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var random =
                new RandomGenerator() {
                    @Override
                    public long nextLong() {
                        return worlds.incrementAndGet();
                    }
                };
        new GreedyBot<>(game, 0)
                .choose(() -> game.view(s, 0), DIGITS, 2, new Budget(200, 3), random);
        assertThat(worlds.get()).isEqualTo(3);
    }
}
