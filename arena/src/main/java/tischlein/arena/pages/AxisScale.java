package tischlein.arena.pages;

import java.util.ArrayList;
import java.util.List;

/** Where on a drawing a number lies, and which round numbers are written beside it. */
record AxisScale(double low, double high, double from, double length, double step) {
    private static final int TICKS = 6;

    /** A scale that holds both ends and goes from a round number to a round number. */
    static AxisScale of(double least, double most, double from, double length) {
        double range = Math.max(most - least, 1e-6);
        double step = round(range / TICKS);
        double low = Math.floor(least / step) * step;
        double high = Math.ceil(most / step) * step;
        return new AxisScale(low, Math.max(high, low + step), from, length, step);
    }

    /** The smallest of 1, 2, 5, 10 … that is no less. */
    private static double round(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double digit : new double[] {1, 2, 5}) {
            if (digit * power >= least * (1 - 1e-9)) {
                return digit * power;
            }
        }
        return 10 * power;
    }

    double at(double number) {
        return from + length * (number - low) / (high - low);
    }

    List<Double> ticks() {
        var ticks = new ArrayList<Double>();
        for (int i = 0; low + i * step <= high + step / 2; i++) {
            ticks.add(low + i * step);
        }
        return ticks;
    }

    /** How many digits behind the point the round numbers need. */
    int digits() {
        return Math.max(0, (int) Math.ceil(-Math.log10(step) - 1e-9));
    }
}
