package tischlein.review.choice;

/**
 * A mean and its standard error.
 *
 * @param error 0 if the mean is exact
 */
public record Figure(double mean, double error) {
    static Figure of(double sum, double squares, int count) {
        double mean = sum / count;
        double variance = count < 2 ? 0 : Math.max(0, squares - sum * mean) / (count - 1) / count;
        return new Figure(mean, Math.sqrt(variance));
    }

    /** Whether it is more than a bound, and more than nothing by more than luck would explain. */
    boolean surpasses(double bound, double errors) {
        return mean > bound && mean > errors * error;
    }

    /** Whether it is surely less than a bound. */
    boolean staysBelow(double bound, double errors) {
        return mean + errors * error < bound;
    }
}
