package tischlein.bots;

import java.util.random.RandomGenerator;
import tischlein.kernel.Bits;

/**
 * How much a seat regrets not having made each of up to 64 choices, and the mix of choices that
 * follows from it.
 *
 * <p>A seat that plays each choice in proportion to its regret, against others that do the same,
 * comes on average to a mix that nobody can exploit. Old rounds count less than new ones, and
 * regrets are never negative: that finds the mix sooner.
 */
final class Regret {
    static final int MOST = 64;

    /** A difference of so many standard errors is more than luck. */
    private static final double DOUBT = 2;

    private final double[] regret = new double[MOST];
    private final double[] shares = new double[MOST];
    private final double[] sums = new double[MOST];
    private final double[] leads = new double[MOST]; // over the first open choice of each round
    private final double[] squares = new double[MOST]; // of these
    private final int[] tried = new int[MOST];
    private final double[] mix = new double[MOST];
    private int rounds;

    /** The place is used for another choice. */
    void forget(int choice) {
        regret[choice] = 0;
        shares[choice] = 0;
        sums[choice] = 0;
        leads[choice] = 0;
        squares[choice] = 0;
        tried[choice] = 0;
    }

    /** One of the open choices (a bit set), drawn from the present mix. */
    int pick(long open, RandomGenerator random) {
        return drawn(regret, open, random);
    }

    /** One of the open choices, drawn from the average mix. */
    int pickOfAll(long open, RandomGenerator random) {
        return drawn(shares, open, random);
    }

    /** The share of an open choice in the average mix. */
    double share(int choice, long open) {
        double sum = sum(shares, open);
        return sum > 0 ? shares[choice] / sum : 1.0 / Bits.size(open);
    }

    private static int drawn(double[] weights, long open, RandomGenerator random) {
        double sum = sum(weights, open);
        if (sum <= 0) {
            return Bits.nth(open, random.nextInt(Bits.size(open)));
        }
        double point = random.nextDouble() * sum;
        int last = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            if (weights[choice] > 0) {
                point -= weights[choice];
                last = choice;
                if (point < 0) {
                    break;
                }
            }
        }
        return last;
    }

    private static double sum(double[] weights, long open) {
        double sum = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            sum += weights[Bits.lowest(rest)];
        }
        return sum;
    }

    /** Learns what each of the open choices would have been worth in the same situation. */
    void learn(long open, double[] worth) {
        rounds++;
        double sum = sum(regret, open);
        double even = 1.0 / Bits.size(open);
        double first = worth[Bits.lowest(open)];
        double expected = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            mix[choice] = sum > 0 ? regret[choice] / sum : even;
            expected += mix[choice] * worth[choice];
        }
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            shares[choice] += rounds * mix[choice];
            sums[choice] += worth[choice];
            regret[choice] = Math.max(0, regret[choice] + worth[choice] - expected);
            double lead = worth[choice] - first;
            leads[choice] += lead;
            squares[choice] += lead * lead;
            tried[choice]++;
        }
    }

    int rounds() {
        return rounds;
    }

    /** What a choice was worth on average; 0 if it was never tried. */
    double worth(int choice) {
        return tried[choice] == 0 ? 0 : sums[choice] / tried[choice];
    }

    /** How often the most tried of these choices was tried. */
    int most(long places) {
        int most = 0;
        for (long rest = places; rest != 0; rest &= rest - 1) {
            most = Math.max(most, tried[Bits.lowest(rest)]);
        }
        return most;
    }

    /** Those of these choices that were tried at least so often. */
    long tried(long places, int least) {
        long often = 0;
        for (long rest = places; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            often |= tried[choice] >= least ? 1L << choice : 0;
        }
        return often;
    }

    /** The open choice that was worth most, the first of several. */
    int best(long open) {
        int best = Bits.lowest(open);
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            best = worth(choice) > worth(best) ? choice : best;
        }
        return best;
    }

    /**
     * Whether a choice was worth more than the first one, which was always open with it, by more
     * than luck would explain.
     */
    boolean surpassesFirst(int choice) {
        double lead = leads[choice] / tried[choice];
        double variance = squares[choice] / tried[choice] - lead * lead;
        return lead > DOUBT * Math.sqrt(variance / tried[choice]);
    }

    /**
     * The open choices without those whose share of the mix may as well be zero: after n rounds an
     * average is accurate to about one part in √n. The most frequent ones stay.
     */
    long sensible(long open) {
        double sum = sum(shares, open);
        double largest = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            largest = Math.max(largest, shares[Bits.lowest(rest)]);
        }
        double least = Math.min(largest, sum / Math.sqrt(Math.max(1, rounds)));
        long sensible = 0;
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            sensible |= shares[choice] >= least ? 1L << choice : 0;
        }
        return sensible;
    }

    /** The better half of the open choices by worth, but at least so many. */
    long betterHalf(long open, int fewest) {
        long kept = open;
        int keep = Math.max(fewest, (Bits.size(open) + 1) / 2);
        while (Bits.size(kept) > keep) {
            kept &= ~(1L << worst(kept));
        }
        return kept;
    }

    private int worst(long open) {
        int worst = Bits.lowest(open);
        for (long rest = open; rest != 0; rest &= rest - 1) {
            int choice = Bits.lowest(rest);
            worst = worth(choice) < worth(worst) ? choice : worst;
        }
        return worst;
    }
}
