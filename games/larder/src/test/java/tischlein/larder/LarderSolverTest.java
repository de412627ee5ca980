package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.larder.LarderState.Phase;
import tischlein.larder.solver.Chances;
import tischlein.larder.solver.PerfectTurn;
import tischlein.larder.solver.Positions;
import tischlein.testkit.play.GameScript;

class LarderSolverTest {
    private static final double SAME = 1e-12;
    private final Larder game = new Larder();

    /**
     * The chance to win from any moment of a game, by playing all that can be played from there.
     */
    private final class Everything {
        private final Map<List<Object>, Double> known = new HashMap<>();

        double chance(LarderState s) {
            if (s.phase == Phase.OVER) {
                return game.payoff(s, 0);
            }
            var key = List.<Object>of(s.phase, s.steps, s.tokens, s.placed, s.dice, s.toRoll);
            var value = known.get(key);
            if (value == null) {
                value = s.phase == Phase.ROLL ? mean(s) : best(s);
                known.put(key, value);
            }
            return value;
        }

        private double mean(LarderState s) {
            var codes = new int[Game.MOST_CHOICES];
            int count = game.choices(s, Game.CHANCE, codes);
            double sum = 0;
            int ways = 0;
            for (int i = 0; i < count; i++) {
                ways += game.ways(s, codes[i]);
                sum += game.ways(s, codes[i]) * after(s, Game.CHANCE, codes[i]);
            }
            return sum / ways;
        }

        private double best(LarderState s) {
            var codes = new int[Game.MOST_CHOICES];
            int count = game.choices(s, 0, codes);
            double best = 0;
            for (int i = 0; i < count; i++) {
                best = Math.max(best, after(s, 0, codes[i]));
            }
            return best;
        }

        double after(LarderState s, int actor, int code) {
            var next = s.copy();
            game.play(next, actor, code, News.UNHEARD);
            return chance(next);
        }
    }

    private static LarderState turn(Board board, long tokens, int steps) {
        var s = new LarderState(1, board, false);
        s.phase = Phase.ROLL;
        s.roller = 0;
        s.toRoll = LarderRules.DICE;
        s.tokens = tokens;
        s.steps = steps;
        return s;
    }

    /** The chances between two turns, by position, on a board with no other squares than these. */
    private static PerfectTurn.Outcomes outcomes(
            Board board, Positions positions, long free, Everything everything) {
        var chances = new HashMap<List<Integer>, Double>();
        for (long left = free; left != 0; left = left - 1 & free) {
            long tokens = Square.ALL & ~left;
            int position = positions.number(positions.left(board.portionsLeft(tokens)));
            for (int step = 8; step < LarderRules.LAST_STEP; step++) {
                double chance = everything.chance(turn(board, tokens, step));
                var before = chances.put(List.of(position, step), chance);
                assertThat(before == null ? chance : before).isCloseTo(chance, within(SAME));
            }
        }
        return (position, _, step) -> chances.getOrDefault(List.of(position, step), Double.NaN);
    }

    @ParameterizedTest
    @CsvSource({"ONE,a1 b1 c4 c5 g4", "ONE,a1 c4 g4 g5 d3", "TWO,d3 e3 e4 a1 b2"})
    void everyChoiceIsWorthWhatPlayingEverythingFromThereFinds(Board board, String squares) {
        long free = Tabletop.set(squares.split(" "));
        var positions = LarderSolver.positions(board);
        var everything = new Everything();
        var outcomes = outcomes(board, positions, free, everything);
        int compared = 0;
        for (int seed = 1; seed <= 20; seed++) {
            compared += compare(board, free, new Seeded(seed), positions, outcomes, everything);
        }
        assertThat(compared).isGreaterThan(100);
    }

    /** Plays a game by lot, and counts the choices that were looked at. */
    private int compare(
            Board board,
            long free,
            Seeded random,
            Positions positions,
            PerfectTurn.Outcomes outcomes,
            Everything everything) {
        var codes = new int[Game.MOST_CHOICES];
        var s = turn(board, Square.ALL & ~free, 8);
        int compared = 0;
        while (game.waiting(s) != 0) {
            int actor = Bits.lowest(game.waiting(s));
            if (actor == Game.CHANCE) {
                game.play(s, actor, game.draw(s, random, codes), News.UNHEARD);
                continue;
            }
            int count = game.choices(s, actor, codes);
            var turn = new PerfectTurn(positions, outcomes);
            var values = LarderSolver.values(s, positions, turn, codes, count);
            for (int i = 0; i < count; i++) {
                assertThat(values[i]).isCloseTo(everything.after(s, 0, codes[i]), within(SAME));
                compared++;
            }
            game.play(s, actor, codes[random.nextInt(count)], News.UNHEARD);
        }
        return compared;
    }

    @Test
    void bothSidesHaveAsManyPositionsAsCountedByHand() {
        // Pairs of 47 and triples of 28; triples of 37, times 20, times 30.
        assertThat(LarderSolver.positions(Board.ONE).count()).isEqualTo(1128 * 4060);
        assertThat(LarderSolver.positions(Board.TWO).count()).isEqualTo(9139 * 20 * 30);
    }

    @Test
    void aPositionReadFromItsNumberHasThatNumber() {
        for (var board : Board.values()) {
            var positions = LarderSolver.positions(board);
            var left = new int[Positions.FOODS];
            var random = new Seeded(5);
            for (int n = 0; n < 10_000; n++) {
                int number = random.nextInt(positions.count());
                positions.read(number, left);
                assertThat(positions.number(left)).isEqualTo(number);
            }
        }
    }

    @Test
    void exchangingFoodsThatAreAlikeChangesNothing() {
        var positions = LarderSolver.positions(Board.ONE);
        long upperBread = Tabletop.set("a1", "b1");
        long upperCheese = Tabletop.set("c4", "c5");
        long lowerCheese = Tabletop.set("g4", "g5");
        int bread = positions.number(positions.left(Board.ONE.portionsLeft(upperBread)));
        assertThat(positions.number(positions.left(Board.ONE.portionsLeft(lowerCheese))))
                .isEqualTo(bread);
        assertThat(positions.number(positions.left(Board.ONE.portionsLeft(upperCheese))))
                .isNotEqualTo(bread);
    }

    @Test
    void withoutAFolderForTablesTheSolverDoesNotKnow() {
        var table = GameScript.of(game, 1);
        table.chance("roll bread", "roll fish", "roll cross");
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(table.state(), 0, codes);
        assertThat(game.solver().mix(table.view(0), codes, count, new double[count])).isFalse();
    }

    @Test
    void theSolverPlaysWithTheSameFoodsAndStepsAsTheRules() {
        assertThat(Positions.FOODS).isEqualTo(Face.FOODS.size());
        assertThat(Chances.STEPS).isEqualTo(LarderRules.LAST_STEP);
    }
}
