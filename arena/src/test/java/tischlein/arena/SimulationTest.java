package tischlein.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.arena.play.BotRound;
import tischlein.arena.play.GameSums;
import tischlein.arena.play.RandomStreams;
import tischlein.buffet.Buffet;
import tischlein.kernel.Game;
import tischlein.kernel.Playout;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;

class SimulationTest {
    private static final long SEED = 3;
    private static final Game<?, ?, ?> BUFFET = new Buffet();

    private static <S extends State<S>, V> SimulationReport run(
            Game<S, ?, V> game, int seats, List<String> bots, long games, long seed, int threads)
            throws InterruptedException {
        return new Simulation<>(game, game.about().options(seats), bots, games, seed)
                .run(threads, Simulation.Progress.UNHEARD);
    }

    private static List<String> all(String bot, int seats) {
        return Collections.nCopies(seats, bot);
    }

    @Test
    void theSameSeedGivesTheSameGamesOnAnyNumberOfThreads() throws InterruptedException {
        var bots = List.of("random", "greedy", "random");
        var one = run(BUFFET, 3, bots, 12, SEED, 1);
        for (int threads = 2; threads <= 5; threads++) {
            var several = run(BUFFET, 3, bots, 12, SEED, threads);
            assertThat(several.fingerprint()).isEqualTo(one.fingerprint());
            assertThat(several.bySeat()).isEqualTo(one.bySeat());
            assertThat(several.length()).isEqualTo(one.length());
            assertThat(several.decisions()).isEqualTo(one.decisions());
            assertThat(several.ties()).isEqualTo(one.ties());
        }
    }

    @Test
    void anotherSeedGivesOtherGames() throws InterruptedException {
        assertThat(run(BUFFET, 3, all("random", 3), 10, SEED, 1).fingerprint())
                .isNotEqualTo(run(BUFFET, 3, all("random", 3), 10, SEED + 1, 1).fingerprint());
    }

    @Test
    void moreGamesBeginWithTheSameOnes() throws InterruptedException {
        long ten =
                Long.parseUnsignedLong(
                        run(BUFFET, 4, all("random", 4), 10, SEED, 1).fingerprint(), 16);
        long nine =
                Long.parseUnsignedLong(
                        run(BUFFET, 4, all("random", 4), 9, SEED, 1).fingerprint(), 16);
        var last = new GameSums(4);
        round().play(9, last);
        assertThat(ten - nine).isEqualTo(last.fingerprints);
    }

    private static BotRound<?, ?> round() {
        var game = new Buffet();
        return new BotRound<>(game, game.about().options(4), all("random", 4), SEED);
    }

    @Test
    void chanceAndEverySeatHaveRandomNumbersOfTheirOwnInEveryGame() {
        var firsts = new HashSet<Long>();
        for (int game = 0; game < 100; game++) {
            firsts.add(RandomStreams.ofChance(SEED, game, 3).nextLong());
            for (int seat = 0; seat < 3; seat++) {
                firsts.add(RandomStreams.ofSeat(SEED, game, 3, seat).nextLong());
            }
        }
        assertThat(firsts).hasSize(400);
    }

    @TestFactory
    Stream<DynamicTest> everyGameIsPlayedToItsEndByEveryBotAtEveryTable() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            var about = game.about();
            for (int seats = about.fewestSeats(); seats <= about.mostSeats(); seats++) {
                int count = seats;
                tests.add(
                        DynamicTest.dynamicTest(
                                about.name() + " with " + seats, () -> checkSums(game, count)));
            }
        }
        return tests.stream();
    }

    private static void checkSums(Game<?, ?, ?> game, int seats) throws InterruptedException {
        for (var report :
                List.of(
                        run(game, seats, all("random", seats), 50, SEED, 1),
                        run(game, seats, all("greedy", seats), 2, SEED, 1))) {
            double wins = report.bySeat().stream().mapToDouble(seat -> seat.wins().mean()).sum();
            if (!game.about().team()) {
                assertThat(wins).isCloseTo(1, within(1e-9));
            }
            assertThat(report.length().mean()).isGreaterThanOrEqualTo(report.decisions().mean());
            assertThat(report.gamesPerSecond().mean()).isPositive();
            assertThat(report.movesPerSecond().mean())
                    .isCloseTo(
                            report.gamesPerSecond().mean() * report.length().mean(), within(1e-3));
        }
    }

    @Test
    void theGreedyBotBeatsRandomOnes() throws InterruptedException {
        var report = run(BUFFET, 3, List.of("random", "greedy", "random"), 40, SEED, 2);
        assertThat(report.bySeat().get(1).wins().low()).isGreaterThan(0.5);
    }

    @Test
    void scoresAreThoseOfTheResult() {
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            for (int n = 0; n < 100; n++) {
                checkScores(game, n);
            }
        }
    }

    private static <S extends State<S>> void checkScores(Game<S, ?, ?> game, int n) {
        var s = game.start(game.about().options(game.about().mostSeats()));
        new Playout<>(game).finish(s, new Seeded(SEED, n));
        for (var standing : game.result(s).standings()) {
            assertThat(game.score(s, standing.seat())).isEqualTo(standing.score());
        }
    }

    @Test
    void progressEndsWithAllGames() throws InterruptedException {
        var told = new ArrayList<Long>();
        var game = new Buffet();
        new Simulation<>(game, game.about().options(3), all("random", 3), 25, SEED)
                .run(2, told::add);
        assertThat(told).isSorted().endsWith(25L);
    }

    @Test
    void aSingleGameIsEnough() throws InterruptedException {
        var report = run(BUFFET, 3, all("random", 3), 1, SEED, 4);
        assertThat(report.games()).isEqualTo(1);
        assertThat(report.gamesPerSecond().mean()).isPositive().isFinite();
    }

    @Test
    void anUnknownBotIsRefusedBeforeAnythingIsPlayed() {
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(
                        () -> run(BUFFET, 3, List.of("random", "random", "nobody"), 1, SEED, 1));
    }

    @Test
    void aGameThatFailsFailsTheSimulation() {
        assertThatIllegalStateException()
                .isThrownBy(() -> run(broken(new Buffet()), 3, all("random", 3), 1000, SEED, 2))
                .withRootCauseInstanceOf(ArithmeticException.class);
    }

    /** The same game, but for its payoff. */
    @SuppressWarnings("unchecked")
    private static <S extends State<S>, M, V> Game<S, M, V> broken(Game<S, M, V> game) {
        return (Game<S, M, V>)
                Proxy.newProxyInstance(
                        Game.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("payoff")) {
                                throw new ArithmeticException("no payoff");
                            }
                            try {
                                return method.invoke(game, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }
}
