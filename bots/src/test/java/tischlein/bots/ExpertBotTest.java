package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tischlein.buckets.Buckets;
import tischlein.buffet.Buffet;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.Solver;
import tischlein.kernel.State;
import tischlein.larder.Larder;
import tischlein.office.Office;

class ExpertBotTest {
    private static final int[] CHOICES = {10, 20, 30};

    static List<Game<?, ?, ?>> games() {
        return List.of(new Buffet(), new Office(), new Larder(), new Buckets());
    }

    @Test
    void playsEveryChoiceAsOftenAsTheSolverSays() {
        Solver<String> solver =
                (view, choices, count, mix) -> {
                    mix[0] = 0.2;
                    mix[1] = 0;
                    mix[2] = 0.8;
                    return true;
                };
        var bot = new ExpertBot<>(solver, new RandomBot<>());
        var random = new Seeded(3);
        int low = 0;
        for (int n = 0; n < 10_000; n++) {
            int code = bot.choose(() -> "view", CHOICES, 3, Budget.USUAL, random);
            assertThat(code).isNotEqualTo(20);
            low += code == 10 ? 1 : 0;
        }
        assertThat(low).isBetween(1_800, 2_200);
    }

    @Test
    void takesAChoiceAlsoIfTheSharesAddUpToAHairLess() {
        Solver<String> solver =
                (view, choices, count, mix) -> {
                    mix[0] = 0;
                    mix[1] = 1e-300;
                    mix[2] = 0;
                    return true;
                };
        var bot = new ExpertBot<>(solver, new RandomBot<>());
        assertThat(bot.choose(() -> "view", CHOICES, 3, Budget.USUAL, new Seeded(1))).isEqualTo(20);
    }

    @Test
    void leavesWhatTheSolverDoesNotKnowToTheOtherBot() {
        var bot =
                new ExpertBot<String>(
                        Solver.none(),
                        (view, choices, count, budget, random) ->
                                view.get().equals("view") ? choices[count - 1] : choices[0]);
        assertThat(bot.choose(() -> "view", CHOICES, 3, Budget.USUAL, new Seeded(1))).isEqualTo(30);
    }

    @ParameterizedTest
    @MethodSource("games")
    void worldsThatLookAlikeToItsSeatAreOneToIt(Game<?, ?, ?> game) {
        compare(game);
    }

    private static <S extends State<S>, V> void compare(Game<S, ?, V> game) {
        var random = new Seeded(8);
        var codes = new int[Game.MOST_CHOICES];
        var s = game.start(game.about().options(game.about().fewestSeats()));
        int compared = 0;
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            if (actor == Game.CHANCE) {
                game.play(s, actor, game.draw(s, random, codes), News.UNHEARD);
                continue;
            }
            int count = game.choices(s, actor, codes);
            var view = game.view(s, actor);
            var world = game.imagine(view, random);
            int code = chosen(game, s, actor, codes, count);
            assertThat(chosen(game, world, actor, codes, count)).isEqualTo(code);
            game.play(s, actor, code, News.UNHEARD);
            compared++;
        }
        assertThat(compared).isGreaterThan(10);
    }

    private static <S extends State<S>, V> int chosen(
            Game<S, ?, V> game, S s, int seat, int[] codes, int count) {
        return Bots.make(Bots.EXPERT, game, seat)
                .choose(
                        () -> game.view(s, seat),
                        codes.clone(),
                        count,
                        new Budget(200, 2),
                        new Seeded(5));
    }
}
