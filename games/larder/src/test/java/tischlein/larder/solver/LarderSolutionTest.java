package tischlein.larder.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Solvable.Progress;

class LarderSolutionTest {
    private static final double SAME = 1e-12;

    /** Foods are separated by bars: the sizes of their provisions. */
    private static List<List<Integer>> foods(String drawn) {
        var foods = new ArrayList<List<Integer>>();
        for (var food : (drawn + " ").split("\\|", -1)) {
            foods.add(food.isBlank() ? List.of() : numbers(food));
        }
        return foods;
    }

    private static List<Integer> numbers(String words) {
        return List.of(words.strip().split(" ")).stream().map(Integer::valueOf).toList();
    }

    private static double[][] solved(Positions positions, int threads) throws InterruptedException {
        var chances = new double[positions.count()][Chances.STEPS];
        var solution =
                new LarderSolution(
                        positions,
                        (position, rows, row) ->
                                System.arraycopy(rows, row, chances[position], 0, Chances.STEPS));
        double whole = solution.solve(threads, Progress.UNHEARD);
        assertThat(chances[full(positions)][0]).isEqualTo(whole);
        return chances;
    }

    private static int full(Positions positions) {
        var left = new int[Positions.FOODS];
        int full = 0;
        int most = -1;
        for (int n = 0; n < positions.count(); n++) {
            positions.read(n, left);
            full = positions.portions(left) > most ? n : full;
            most = Math.max(most, positions.portions(left));
        }
        return full;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1||||",
                "2||||",
                "2 1||||",
                "1|1|1|1|1",
                "2|2|||",
                "2 2|3|1||",
                "2|2|2||1",
                "3 1|2|2 1||",
                "4 2 1|1|||1"
            })
    void everyPositionOfASmallBoardHasTheChanceThatTryingEverythingFinds(String drawn)
            throws InterruptedException {
        var foods = foods(drawn);
        var positions = new Positions(foods);
        var chances = solved(positions, 2);
        var ofProvision =
                IntStream.range(0, foods.size())
                        .boxed()
                        .flatMap(food -> foods.get(food).stream().map(_ -> food))
                        .toList();
        var oracle = new SmallLarder(ofProvision);
        int tried = 0;
        for (var left : all(foods.stream().flatMap(List::stream).toList())) {
            int position = positions.number(numbered(positions, ofProvision, left));
            for (int steps = 0; steps < 11; steps++) {
                assertThat(chances[position][steps])
                        .as("%s of %s after %d steps", left, drawn, steps)
                        .isCloseTo(oracle.chance(left, steps), within(SAME));
                tried++;
            }
        }
        assertThat(tried).isGreaterThanOrEqualTo(11 * positions.count());
    }

    /** All that may be left of provisions of these sizes. */
    private static List<List<Integer>> all(List<Integer> sizes) {
        if (sizes.isEmpty()) {
            return List.of(List.of());
        }
        var all = new ArrayList<List<Integer>>();
        for (var rest : all(sizes.subList(1, sizes.size()))) {
            for (int n = 0; n <= sizes.getFirst(); n++) {
                var longer = new ArrayList<>(List.of(n));
                longer.addAll(rest);
                all.add(longer);
            }
        }
        return all;
    }

    private static int[] numbered(Positions positions, List<Integer> foods, List<Integer> left) {
        return IntStream.range(0, Positions.FOODS)
                .map(food ->
                        positions
                                .of(food)
                                .number(
                                        IntStream.range(0, left.size())
                                                .filter(n -> foods.get(n) == food)
                                                .mapToObj(left::get)
                                                .toList()))
                .toArray();
    }

    @Test
    void theNumberOfThreadsChangesNoFigure() throws InterruptedException {
        var positions = new Positions(foods("3 2|2 2|2 2|1|2"));
        assertThat(solved(positions, 3)).isDeepEqualTo(solved(positions, 1));
    }

    @Test
    void aTurnPlayedFromTheTableIsWorthWhatTheTableSays() throws InterruptedException {
        var positions = new Positions(foods("3 2|2 2|2|1|2"));
        var chances = solved(positions, 2);
        var turn = new PerfectTurn(positions, (p, _, s) -> chances[p][s]);
        var left = new int[Positions.FOODS];
        for (int position = 1; position < positions.count(); position++) {
            positions.read(position, left);
            if (positions.portions(left) > 0) {
                for (int step = 0; step < Chances.STEPS; step += 5) {
                    turn.begin(left, step);
                    assertThat(turn.reroll(left, 3))
                            .isCloseTo(chances[position][step], within(SAME));
                }
            }
        }
    }
}
