package tischlein.larder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Seeded;
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

    private static double[][] solved(Shelves shelves, int threads) throws InterruptedException {
        var chances = new double[shelves.count()][Chances.STEPS];
        var solution =
                new LarderSolution(
                        shelves,
                        (position, rows, row) ->
                                System.arraycopy(rows, row, chances[position], 0, Chances.STEPS));
        double whole = solution.solve(threads, Progress.UNHEARD);
        assertThat(chances[full(shelves)][0]).isEqualTo(whole);
        return chances;
    }

    private static int full(Shelves shelves) {
        var left = new int[Shelves.FOODS];
        int full = 0;
        int most = -1;
        for (int n = 0; n < shelves.count(); n++) {
            shelves.read(n, left);
            full = shelves.portions(left) > most ? n : full;
            most = Math.max(most, shelves.portions(left));
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
        var shelves = new Shelves(foods);
        var chances = solved(shelves, 2);
        var ofProvision =
                IntStream.range(0, foods.size())
                        .boxed()
                        .flatMap(food -> foods.get(food).stream().map(_ -> food))
                        .toList();
        var oracle = new SmallLarder(ofProvision);
        int tried = 0;
        for (var left : all(foods.stream().flatMap(List::stream).toList())) {
            int position = shelves.number(numbered(shelves, ofProvision, left));
            for (int steps = 0; steps < 11; steps++) {
                assertThat(chances[position][steps])
                        .as("%s of %s after %d steps", left, drawn, steps)
                        .isCloseTo(oracle.chance(left, steps), within(SAME));
                tried++;
            }
        }
        assertThat(tried).isGreaterThanOrEqualTo(11 * shelves.count());
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

    private static int[] numbered(Shelves shelves, List<Integer> foods, List<Integer> left) {
        return IntStream.range(0, Shelves.FOODS)
                .map(food ->
                        shelves.of(food)
                                .number(
                                        IntStream.range(0, left.size())
                                                .filter(n -> foods.get(n) == food)
                                                .mapToObj(left::get)
                                                .toList()))
                .toArray();
    }

    @Test
    void bothSidesHaveAsManyPositionsAsCountedByHand() {
        // Pairs of 47 and triples of 28; triples of 37, times 20, times 30.
        assertThat(Shelves.of(Board.ONE).count()).isEqualTo(1128 * 4060);
        assertThat(Shelves.of(Board.TWO).count()).isEqualTo(9139 * 20 * 30);
    }

    @Test
    void aPositionReadFromItsNumberHasThatNumber() {
        for (var board : Board.values()) {
            var shelves = Shelves.of(board);
            var left = new int[Shelves.FOODS];
            var random = new Seeded(5);
            for (int n = 0; n < 10_000; n++) {
                int number = random.nextInt(shelves.count());
                shelves.read(number, left);
                assertThat(shelves.number(left)).isEqualTo(number);
            }
        }
    }

    @Test
    void exchangingFoodsThatAreAlikeChangesNothing() {
        var shelves = Shelves.of(Board.ONE);
        long upperBread = Tabletop.set("a1", "b1");
        long upperCheese = Tabletop.set("c4", "c5");
        long lowerCheese = Tabletop.set("g4", "g5");
        int bread = shelves.number(shelves.left(Board.ONE, upperBread));
        assertThat(shelves.number(shelves.left(Board.ONE, lowerCheese))).isEqualTo(bread);
        assertThat(shelves.number(shelves.left(Board.ONE, upperCheese))).isNotEqualTo(bread);
    }

    @Test
    void theNumberOfThreadsChangesNoFigure() throws InterruptedException {
        var shelves = new Shelves(foods("3 2|2 2|2 2|1|2"));
        assertThat(solved(shelves, 3)).isDeepEqualTo(solved(shelves, 1));
    }

    @Test
    void aTurnPlayedFromTheTableIsWorthWhatTheTableSays() throws InterruptedException {
        var shelves = new Shelves(foods("3 2|2 2|2|1|2"));
        var chances = solved(shelves, 2);
        var left = new int[Shelves.FOODS];
        for (int position = 1; position < shelves.count(); position++) {
            shelves.read(position, left);
            if (shelves.portions(left) > 0) {
                for (int step = 0; step < Chances.STEPS; step += 5) {
                    var turn = new PerfectTurn(shelves, (p, s) -> chances[p][s], left, step);
                    assertThat(turn.reroll(left, 3))
                            .isCloseTo(chances[position][step], within(SAME));
                }
            }
        }
    }
}
