package tischlein.arena.statistics;

/** A figure measured on a sample, with its 95 % confidence interval. */
public record Estimate(double mean, double low, double high) {
    /** So many standard deviations to either side hold 95 % of a normal distribution. */
    private static final double NORMAL = 1.959963984540054;

    /** An interval shorter than this is no more than rounding. */
    private static final double SAME = 1e-9;

    /** The same for the mean of a few: Student's t for 1, 2, 3 … degrees of freedom. */
    private static final double[] STUDENT = {
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160,
        2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056,
        2.052, 2.048, 2.045, 2.042
    };

    /**
     * A share of n, by Wilson's score interval.
     *
     * <p>A win may be shared, so what is averaged lies anywhere between 0 and 1. Nothing within
     * these bounds varies more than a plain yes or no of the same mean: the interval is then rather
     * too wide than too narrow.
     */
    public static Estimate share(double sum, long n) {
        double p = sum / n;
        double z2 = NORMAL * NORMAL / n;
        double centre = (p + z2 / 2) / (1 + z2);
        double reach = NORMAL * Math.sqrt(p * (1 - p) / n + z2 / (4 * n)) / (1 + z2);
        return new Estimate(p, Math.clamp(centre - reach, 0, p), Math.clamp(centre + reach, p, 1));
    }

    /**
     * A mean, from the sum of n numbers and the sum of their squares; one number tells nothing of
     * the spread.
     */
    public static Estimate mean(double sum, double squares, long n) {
        double mean = sum / n;
        if (n < 2) {
            return new Estimate(mean, mean, mean);
        }
        double variance = Math.max(0, (squares - sum * mean) / (n - 1));
        double reach = quantile(n - 1) * Math.sqrt(variance / n);
        return new Estimate(mean, mean - reach, mean + reach);
    }

    /** A figure whose error is normal with this standard deviation. */
    public static Estimate normal(double mean, double deviation) {
        return new Estimate(mean, mean - NORMAL * deviation, mean + NORMAL * deviation);
    }

    /**
     * The mean of numbers between 0 and 1, each of which comes from a deal of its own. The games of
     * one deal resemble each other, so deals are counted and not games. Where all deals came out
     * alike, what they would spread is unknown, and Wilson's interval has to do.
     */
    public static Estimate ofDeals(double sum, double squares, long deals) {
        var mean = mean(sum, squares, deals);
        return mean.high() - mean.low() < SAME
                ? share(sum, deals)
                : new Estimate(mean.mean(), Math.max(0, mean.low()), Math.min(1, mean.high()));
    }

    private static double quantile(long freedom) {
        return freedom <= STUDENT.length ? STUDENT[(int) freedom - 1] : NORMAL;
    }

    public Estimate times(double factor) {
        return new Estimate(mean * factor, low * factor, high * factor);
    }
}
