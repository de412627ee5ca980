package tischlein.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class MatrixGameTest {
    private static final double EXACT = 1e-12;

    @Test
    void rockPaperScissorsIsPlayedEvenly() {
        var solution = MatrixGame.solve(new double[][] {{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}});
        assertThat(solution.value()).isCloseTo(0, within(EXACT));
        assertThat(solution.rowMix())
                .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(EXACT));
        assertThat(solution.columnMix())
                .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(EXACT));
    }

    @Test
    void penniesOfUnequalWorthAreShownInUnequalShares() {
        // Show heads p: 3 p - (1 - p) = -p + (1 - p) if p is a third.
        var solution = MatrixGame.solve(new double[][] {{3, -1}, {-1, 1}});
        assertThat(solution.rowMix())
                .containsExactly(new double[] {1 / 3.0, 2 / 3.0}, within(EXACT));
        assertThat(solution.value()).isCloseTo(1 / 3.0, within(EXACT));
    }

    @Test
    void aSaddlePointIsPlayedWithoutMixing() {
        var solution = MatrixGame.solve(new double[][] {{4, 2, 5}, {3, 1, 9}});
        assertThat(solution.value()).isEqualTo(2);
        assertThat(solution.rowMix()).containsExactly(1, 0);
        assertThat(solution.columnMix()).containsExactly(0, 1, 0);
    }

    @Test
    void oneRowOrOneColumnIsNoChoiceButForTheOther() {
        assertThat(MatrixGame.solve(new double[][] {{4, -2, 5}}).value()).isEqualTo(-2);
        assertThat(MatrixGame.solve(new double[][] {{4}, {-2}, {5}}).value()).isEqualTo(5);
    }

    @Test
    void neitherCanImproveUponTheMixesOfAnyGame() {
        var random = new Seeded(41);
        for (int n = 0; n < 300; n++) {
            int rows = 1 + random.nextInt(n % 10 == 0 ? 80 : 12);
            int columns = 1 + random.nextInt(n % 10 == 0 ? 80 : 12);
            boolean coarse = n % 3 == 0; // with many equal payoffs
            var payoffs = new double[rows][columns];
            for (var row : payoffs) {
                Arrays.setAll(
                        row, c -> coarse ? random.nextInt(3) - 1 : 200 * random.nextDouble() - 50);
            }
            var solution = MatrixGame.solve(payoffs);
            double most = bestRow(payoffs, solution.columnMix());
            double least = bestColumn(payoffs, solution.rowMix());
            assertThat(most - least).as("game %d", n).isBetween(-1e-9, 1e-9);
            assertThat(solution.value()).isCloseTo(least, within(1e-9));
            assertThat(Arrays.stream(solution.rowMix()).sum()).isCloseTo(1, within(EXACT));
            assertThat(Arrays.stream(solution.rowMix()).min().orElse(-1)).isNotNegative();
            assertThat(Arrays.stream(solution.columnMix()).min().orElse(-1)).isNotNegative();
        }
    }

    private static double bestRow(double[][] payoffs, double[] columns) {
        double best = Double.NEGATIVE_INFINITY;
        for (var row : payoffs) {
            double sum = 0;
            for (int c = 0; c < row.length; c++) {
                sum += columns[c] * row[c];
            }
            best = Math.max(best, sum);
        }
        return best;
    }

    private static double bestColumn(double[][] payoffs, double[] rows) {
        double best = Double.POSITIVE_INFINITY;
        for (int c = 0; c < payoffs[0].length; c++) {
            double sum = 0;
            for (int r = 0; r < rows.length; r++) {
                sum += rows[r] * payoffs[r][c];
            }
            best = Math.min(best, sum);
        }
        return best;
    }
}
