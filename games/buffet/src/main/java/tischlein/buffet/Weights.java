package tischlein.buffet;

/**
 * How much a mouse's prospect weighs against the others': e to the power of so many points, times a
 * steepness. Prospects are whole hundredths of a point, so a power is the product of two that were
 * reckoned beforehand: this is asked more often than anything else.
 */
final class Weights {
    private static final int LOWEST = -2048; // no mouse has fewer hundredths,
    private static final int COUNT = 8192; // or as many more
    private static final int BITS = 6;
    private static final int FINE = 1 << BITS;
    private static final double HUNDREDTH = 0.01;

    private final double[] coarse = new double[COUNT / FINE];
    private final double[] fine = new double[FINE];

    Weights(double steepness) {
        for (int i = 0; i < coarse.length; i++) {
            coarse[i] = Math.exp(steepness * HUNDREDTH * (LOWEST + i * FINE));
        }
        for (int i = 0; i < FINE; i++) {
            fine[i] = Math.exp(steepness * HUNDREDTH * i);
        }
    }

    double of(int hundredths) {
        int place = hundredths - LOWEST;
        return coarse[place >> BITS] * fine[place & FINE - 1];
    }
}
