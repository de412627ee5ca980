package tischlein.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tischlein.arena.Crew;
import tischlein.arena.statistics.Findings;
import tischlein.bots.Level;
import tischlein.bots.Ratings;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/** What bench/results-levels.md measures with many games, shown with few. */
class LevelsTest {
    private static final Budget BUDGET = new Budget(Integer.MAX_VALUE, 100);
    private static final int SEED = 4711;

    @TestFactory
    Stream<DynamicTest> theGentleOneBeatsRandomPlayAndLosesToTheFairOne() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            tests.add(DynamicTest.dynamicTest(game.about().name(), () -> compare(game)));
        }
        return tests.stream();
    }

    private static <S extends State<S>, V> void compare(Game<S, ?, V> game)
            throws InterruptedException {
        assertThat(wins(game, "gentle", "random"))
                .as("gentle against random")
                .isGreaterThan(2 * wins(game, "random", "gentle"));
        assertThat(wins(game, "fair", "gentle"))
                .as("fair against gentle")
                .isGreaterThan(1.5 * wins(game, "gentle", "fair"));
    }

    /** How often the first bot wins alone among others, or in a team with itself. */
    private static <S extends State<S>, V> double wins(Game<S, ?, V> game, String bot, String other)
            throws InterruptedException {
        int seats = Math.max(3, game.about().fewestSeats());
        var contest =
                new Contest<>(
                        game,
                        game.about().options(seats),
                        List.of(bot, other),
                        game.about().team() ? 60 : 90,
                        SEED,
                        BUDGET,
                        false);
        var deals = new Crew<>(contest, 2).play(() -> {}).deals();
        return Findings.of(contest, deals).bots().getFirst().wins().mean();
    }

    @TestFactory
    Stream<DynamicTest> allLevelsOfAGameAreRatedOrNoneAndTheGentleOneLowest() {
        var tests = new ArrayList<DynamicTest>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            tests.add(DynamicTest.dynamicTest(game.about().name(), () -> checkRated(game)));
        }
        return tests.stream();
    }

    private static void checkRated(Game<?, ?, ?> game) {
        var rated =
                Level.words().stream().map(Ratings.of(game)::rating).filter(OptionalInt::isPresent);
        var ratings = rated.map(OptionalInt::getAsInt).toList();
        assertThat(ratings.size()).isIn(0, Level.values().length);
        assertThat(ratings).allMatch(rating -> rating >= ratings.getFirst());
    }
}
