package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.ServiceLoader;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;

/** No bot can tell two worlds apart that look the same from its seat. */
class EqualViewsTest {
    private static final long SEED = 20253;
    private static final Budget SHORT = new Budget(Integer.MAX_VALUE, 60);
    private static final int GAMES = 2;
    private static final int EVERY = 5;

    @TestFactory
    Stream<DynamicTest> everyBotChoosesTheSameInBoth() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            for (var bot : Bots.names(game.about())) {
                var name = bot + " in " + game.about().name();
                tests.add(DynamicTest.dynamicTest(name, () -> compare(game, bot)));
            }
        }
        return tests.stream();
    }

    private static <S extends State<S>, V> void compare(Game<S, ?, V> game, String bot) {
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
                    assertThat(choice(game, bot, s, actor))
                            .isEqualTo(choice(game, bot, other, actor));
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

    private static <S extends State<S>, V> int choice(
            Game<S, ?, V> game, String bot, S s, int seat) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        return Bots.make(bot, game, seat)
                .choose(() -> game.view(s, seat), codes, count, SHORT, new Seeded(SEED));
    }
}
