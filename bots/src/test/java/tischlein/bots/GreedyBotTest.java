package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

class GreedyBotTest {
    private static final int[] DIGITS = {Digits.LOW, Digits.HIGH};
    private static final long SEED = 20251;
    private static final int GAMES = 3;
    private static final int EVERY = 7;

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

    @TestFactory
    Stream<DynamicTest> choosesTheSameInTwoWorldsThatLookTheSame() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            tests.add(DynamicTest.dynamicTest(game.about().name(), () -> compareWorlds(game)));
        }
        return tests.stream();
    }

    private static <S extends State<S>, V> void compareWorlds(Game<S, ?, V> game) {
        int seats = game.about().mostSeats();
        int compared = 0;
        int differing = 0;
        for (int n = 0; n < GAMES; n++) {
            var random = new Seeded(SEED, n);
            S s = game.start(game.about().options(seats));
            var codes = new int[Game.MOST_CHOICES];
            for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
                int actor = Bits.lowest(waiting);
                int count = game.choices(s, actor, codes);
                int code =
                        actor == Game.CHANCE
                                ? game.draw(s, random, codes)
                                : codes[random.nextInt(count)];
                if (actor != Game.CHANCE && count > 1 && random.nextInt(EVERY) == 0) {
                    S other = game.imagine(game.view(s, actor), random);
                    assertThat(choice(game, s, actor)).isEqualTo(choice(game, other, actor));
                    compared++;
                    differing += differ(game, seats, s, other) ? 1 : 0;
                }
                game.play(s, actor, code, News.UNHEARD);
            }
        }
        assertThat(compared).isPositive();
        assertThat(differing > 0).as("worlds really differ").isEqualTo(game.about().hides());
    }

    private static <S extends State<S>, V> boolean differ(
            Game<S, ?, V> game, int seats, S s, S other) {
        return IntStream.range(0, seats)
                .anyMatch(seat -> !game.view(s, seat).equals(game.view(other, seat)));
    }

    private static <S extends State<S>, V> int choice(Game<S, ?, V> game, S s, int seat) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        return new GreedyBot<>(game, seat)
                .choose(() -> game.view(s, seat), codes, count, Budget.USUAL, new Seeded(SEED));
    }
}
