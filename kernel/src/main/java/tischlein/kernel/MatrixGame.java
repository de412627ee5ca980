package tischlein.kernel;

import java.util.Arrays;

/**
 * A game of two who choose at the same time, a row and a column, and of whom one wins what the
 * other loses: solved, with the mixes that neither can improve upon.
 *
 * <p>It is a linear program, solved by the simplex method: with all payoffs made positive, the most
 * that the columns' weights can add up to while no row is worth more than 1 is one over the value.
 */
public final class MatrixGame {
    private static final double TINY = 1e-12;

    private final int rows;
    private final int columns;
    private final double[][] tableau; // the last row is the sum's, the last column the bounds'
    private final int[] basis; // by row: the variable that it gives
    private final double[] rowMix;
    private final double[] columnMix;
    private double value;

    private MatrixGame(double[][] payoffs) {
        rows = payoffs.length;
        columns = payoffs[0].length;
        rowMix = new double[rows];
        columnMix = new double[columns];
        double least = Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).min().orElse(0);
        double most = Arrays.stream(payoffs).flatMapToDouble(Arrays::stream).max().orElse(0);
        double unit = Math.max(most - least, 1); // lifts all payoffs well above 0
        tableau = new double[rows + 1][columns + rows + 1];
        basis = new int[rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                tableau[r][c] = payoffs[r][c] - least + unit;
            }
            tableau[r][columns + r] = 1;
            tableau[r][columns + rows] = 1;
            basis[r] = columns + r;
        }
        Arrays.fill(tableau[rows], 0, columns, -1);
    }

    /**
     * @param payoffs by row and column: what the one who chooses rows wins of the other
     */
    public static MatrixGame solve(double[][] payoffs) {
        var game = new MatrixGame(payoffs);
        game.improve();
        game.mix(payoffs);
        return game;
    }

    /** What the one who chooses rows can be sure of, and the other need not let go beyond. */
    public double value() {
        return value;
    }

    /** How often to choose each row. */
    public double[] rowMix() {
        return rowMix.clone();
    }

    /** How often to choose each column. */
    public double[] columnMix() {
        return columnMix.clone();
    }

    private void improve() {
        // The steepest column mostly is the quickest; the first one never goes round in circles.
        int quick = 20 * (rows + columns);
        for (int column = entering(true); column >= 0; column = entering(quick-- > 0)) {
            pivot(leaving(column), column);
        }
    }

    private int entering(boolean steepest) {
        int found = -1;
        double least = -TINY;
        for (int c = 0; c < columns + rows; c++) {
            if (tableau[rows][c] < least) {
                found = c;
                if (!steepest) {
                    return found;
                }
                least = tableau[rows][c];
            }
        }
        return found;
    }

    private int leaving(int column) {
        int found = -1;
        double least = Double.POSITIVE_INFINITY;
        for (int r = 0; r < rows; r++) {
            if (tableau[r][column] > TINY) {
                double ratio = tableau[r][columns + rows] / tableau[r][column];
                if (ratio < least || ratio == least && basis[r] < basis[found]) {
                    least = ratio;
                    found = r;
                }
            }
        }
        if (found < 0) {
            throw new IllegalStateException("a game that nobody can lose");
        }
        return found;
    }

    private void pivot(int row, int column) {
        double by = tableau[row][column];
        for (int c = 0; c <= columns + rows; c++) {
            tableau[row][c] /= by;
        }
        for (int r = 0; r <= rows; r++) {
            double times = tableau[r][column];
            if (r != row && times != 0) {
                for (int c = 0; c <= columns + rows; c++) {
                    tableau[r][c] -= times * tableau[row][c];
                }
            }
        }
        basis[row] = column;
    }

    private void mix(double[][] payoffs) {
        for (int r = 0; r < rows; r++) {
            if (basis[r] < columns) {
                columnMix[basis[r]] = tableau[r][columns + rows];
            }
            rowMix[r] = tableau[rows][columns + r];
        }
        share(columnMix);
        share(rowMix);
        value = sure(payoffs, rowMix);
    }

    /** Makes them add up to 1. */
    private static void share(double[] weights) {
        Arrays.setAll(weights, i -> Math.max(0, weights[i]));
        double sum = Arrays.stream(weights).sum();
        Arrays.setAll(weights, i -> weights[i] / sum);
    }

    /** What a mix of rows brings at least. */
    private static double sure(double[][] payoffs, double[] mix) {
        double least = Double.POSITIVE_INFINITY;
        for (int c = 0; c < payoffs[0].length; c++) {
            double sum = 0;
            for (int r = 0; r < mix.length; r++) {
                sum += mix[r] * payoffs[r][c];
            }
            least = Math.min(least, sum);
        }
        return least;
    }
}
