package tischlein.review.game;

import java.util.Arrays;
import java.util.List;

/**
 * Every seat's chance to win, and how uncertain it is.
 *
 * @param variances of the means, by seat; 0 where nothing was drawn by lot
 */
public record Worth(List<Double> chances, List<Double> variances) {
    public Worth {
        chances = List.copyOf(chances);
        variances = List.copyOf(variances);
    }

    static Worth exact(double[] chances) {
        return new Worth(boxed(chances), boxed(new double[chances.length]));
    }

    static Worth mean(double[] sums, double[] squares, int count) {
        var chances = new double[sums.length];
        var variances = new double[sums.length];
        for (int seat = 0; seat < sums.length; seat++) {
            chances[seat] = sums[seat] / count;
            variances[seat] =
                    count < 2
                            ? 0
                            : Math.max(0, squares[seat] - sums[seat] * chances[seat])
                                    / (count - 1)
                                    / count;
        }
        return new Worth(boxed(chances), boxed(variances));
    }

    public double of(int seat) {
        return chances.get(seat);
    }

    public double variance(int seat) {
        return variances.get(seat);
    }

    private static List<Double> boxed(double[] figures) {
        return Arrays.stream(figures).boxed().toList();
    }
}
