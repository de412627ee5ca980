package tischlein.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.ServiceLoader;
import java.util.concurrent.atomic.AtomicLong;
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

class SearchBotTest {
    private static final long SEED = 20252;
    private static final Budget LONG = new Budget(Integer.MAX_VALUE, 400_000);
    private static final Budget SHORT = new Budget(Integer.MAX_VALUE, 60);

    @Test
    void mixesMatchingPenniesOfUnequalWorthAsTheTheorySays() {
        // Heads against heads pays 1, tails against tails a half: heads one time in three.
        double[][] wins = {{1, 0}, {0, 0.5}};
        assertMix(wins, 0, 1 / 3.0, 2 / 3.0);
        assertMix(wins, 1, 1 / 3.0, 2 / 3.0);
    }

    @Test
    void mixesScissorsPaperStoneWhereStoneWinsDouble() {
        // Stone over scissors counts two, the others one: 1/4 stone, 1/2 paper, 1/4 scissors.
        double[][] wins = {{0.5, 0.25, 1}, {0.75, 0.5, 0.25}, {0, 0.75, 0.5}};
        assertMix(wins, 0, 0.25, 0.5, 0.25);
        assertMix(wins, 1, 0.25, 0.5, 0.25);
    }

    @Test
    void leavesAloneWhatNeverPays() {
        double[][] wins = {{0.1, 0.2, 0.1}, {1, 0, 0.4}, {0, 0.5, 0.4}};
        assertMix(wins, 0, 0, 1 / 3.0, 2 / 3.0);
    }

    @Test
    void withoutTimeToTryAnythingItLooksOneStepAheadAndDoesNotDrawLots() {
        var game = new Matrix(new double[][] {{0.1, 0.1}, {0.9, 0.9}, {0.4, 0.4}});
        var s = game.start(game.about().options(2));
        for (int seed = 0; seed < 30; seed++) {
            int code =
                    new SearchBot<>(game, 0)
                            .choose(
                                    () -> game.view(s, 0),
                                    new int[] {0, 1, 2},
                                    3,
                                    new Budget(0, Integer.MAX_VALUE),
                                    new Seeded(seed));
            assertThat(code).isEqualTo(1);
        }
    }

    private static void assertMix(double[][] wins, int seat, double... mix) {
        var game = new Matrix(wins);
        var s = game.start(game.about().options(2));
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var thoughts =
                new SearchBot<>(game, seat)
                        .thoughts(() -> game.view(s, seat), codes, count, LONG, new Seeded(SEED));
        for (var thought : thoughts.choices()) {
            assertThat(thought.share())
                    .as("choice %d", thought.code())
                    .isCloseTo(mix[thought.code()], within(0.02));
        }
    }

    @Test
    void drawsItsChoicesFromTheMix() {
        var game = new Matrix(new double[][] {{1, 0}, {0, 0.5}});
        var s = game.start(game.about().options(2));
        var chosen = new int[2];
        var bot = new SearchBot<>(game, 0);
        for (int n = 0; n < 100; n++) {
            var budget = new Budget(Integer.MAX_VALUE, 100_000);
            chosen[
                    bot.choose(
                            () -> game.view(s, 0),
                            new int[] {0, 1},
                            2,
                            budget,
                            new Seeded(SEED, n))]++;
        }
        assertThat(chosen[0]).isBetween(18, 50);
    }

    @Test
    void goesOnFromWhatItLearnedBefore() {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            if (game.about().name().equals("buffet")) {
                assertThat(thinksOtherwiseTheSecondTime(game)).isTrue();
            }
        }
    }

    /** Whether a bot comes to other figures in the same worlds if it has been there before. */
    private static <S extends State<S>, V> boolean thinksOtherwiseTheSecondTime(
            Game<S, ?, V> game) {
        var random = new Seeded(SEED);
        S s = game.start(game.about().options(4));
        var codes = new int[Game.MOST_CHOICES];
        while (Bits.has(game.waiting(s), Game.CHANCE)) {
            game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
        }
        int count = game.choices(s, 0, codes);
        var budget = new Budget(Integer.MAX_VALUE, 3000);
        var practised = new SearchBot<>(game, 0);
        var fresh = new SearchBot<>(game, 0);
        var first = practised.thoughts(() -> game.view(s, 0), codes, count, budget, new Seeded(9));
        assertThat(fresh.thoughts(() -> game.view(s, 0), codes, count, budget, new Seeded(9)))
                .isEqualTo(first);
        return !practised
                .thoughts(() -> game.view(s, 0), codes, count, budget, new Seeded(9))
                .equals(first);
    }

    @Test
    void finishesAChoiceOfSeveralMovesAsItHasThoughtItOut() {
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var bot = new SearchBot<>(game, 1);
        int[] digits = {Digits.LOW, Digits.HIGH};
        int first = bot.choose(() -> game.view(s, 1), digits, 2, SHORT, new Seeded(SEED));
        game.play(s, 1, first, News.UNHEARD);
        var nothing = new Budget(0, 0); // it need not think again
        int second = bot.choose(() -> game.view(s, 1), digits, 2, nothing, new Seeded(SEED));
        assertThat(first).isEqualTo(Digits.HIGH);
        assertThat(second).isEqualTo(Digits.HIGH);
    }

    @Test
    void stopsWhenItsTimeIsUpAndCountsTheLookAtTheTable() {
        var game = new Digits(false);
        var s = game.start(game.about().options(2));
        var now = new AtomicLong();
        var bot = new SearchBot<>(game, 0, () -> now.getAndAdd(1_000_000)); // a look at the clock
        bot.choose(
                () -> {
                    now.addAndGet(50_000_000);
                    return game.view(s, 0);
                },
                new int[] {0, 1},
                2,
                new Budget(100, Integer.MAX_VALUE),
                new Seeded(SEED));
        assertThat(now.get()).isBetween(80_000_000L, 100_000_000L);
    }

    @TestFactory
    Stream<DynamicTest> playsWholeGamesByTheRules() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            for (int seats : new int[] {game.about().fewestSeats(), game.about().mostSeats()}) {
                var name = game.about().name() + ", " + seats;
                tests.add(DynamicTest.dynamicTest(name, () -> playWhole(game, seats)));
            }
        }
        return tests.stream();
    }

    private static <S extends State<S>, V> void playWhole(Game<S, ?, V> game, int seats) {
        var random = new Seeded(SEED);
        S s = game.start(game.about().options(seats));
        var bots = IntStream.range(0, seats).mapToObj(n -> new SearchBot<>(game, n)).toList();
        var codes = new int[Game.MOST_CHOICES];
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            if (actor == Game.CHANCE) {
                game.play(s, actor, game.draw(s, random, codes), News.UNHEARD);
                continue;
            }
            int count = game.choices(s, actor, codes);
            int code =
                    bots.get(actor).choose(() -> game.view(s, actor), codes, count, SHORT, random);
            assertThat(IntStream.of(codes).limit(count)).contains(code);
            game.play(s, actor, code, News.UNHEARD);
        }
    }
}
