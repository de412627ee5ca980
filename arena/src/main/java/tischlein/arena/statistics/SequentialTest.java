package tischlein.arena.statistics;

import java.util.ArrayList;
import java.util.List;
import tischlein.arena.play.PlayedGame;

/**
 * A sequential test of who is stronger: for every two bots a confidence sequence for the difference
 * of their shares of wins, which may be looked at after every deal. In 95 of 100 contests all of
 * them contain the truth at every moment.
 *
 * <p>A pair is decided once its interval does not contain 0, or contains only differences too small
 * to matter. The intervals are those of Robbins' normal mixture with the variance estimated along
 * the way (Waudby-Smith and others, "Time-uniform central limit theory", 2021).
 */
public final class SequentialTest {
    private static final double ERROR = 0.05;

    /** Before that many deals the variance is not known well enough. */
    private static final int LEAST_DEALS = 30;

    /** The intervals are shortest about there. */
    private static final double AIM = 500;

    /** A tenth of a fair share of the wins is too little to matter. */
    private static final double TRIFLE = 0.1;

    private final int bots;
    private final double trifle;
    private final List<Pair> pairs = new ArrayList<>();

    /** Two bots, and how much more the first won in each deal. */
    private static final class Pair {
        final int first;
        final int second;
        final RunningSample differences = new RunningSample();
        boolean decided;

        Pair(int first, int second) {
            this.first = first;
            this.second = second;
        }
    }

    /**
     * @param fair the share of the wins that is everybody's if all are equally strong
     */
    public SequentialTest(int bots, double fair) {
        this.bots = bots;
        this.trifle = TRIFLE * fair;
        for (int first = 0; first < bots; first++) {
            for (int second = first + 1; second < bots; second++) {
                pairs.add(new Pair(first, second));
            }
        }
    }

    public void add(List<PlayedGame> deal) {
        var shares = Shares.of(deal, bots);
        for (var pair : pairs) {
            if (!pair.decided && shares.played(pair.first) && shares.played(pair.second)) {
                pair.differences.add(shares.share(pair.first) - shares.share(pair.second));
                pair.decided = decides(interval(pair.differences));
            }
        }
    }

    private boolean decides(Estimate interval) {
        return interval.low() > 0
                || interval.high() < 0
                || interval.low() > -trifle && interval.high() < trifle;
    }

    /** Whether all pairs are decided. */
    public boolean made() {
        return !pairs.isEmpty() && pairs.stream().allMatch(pair -> pair.decided);
    }

    private Estimate interval(RunningSample differences) {
        double n = differences.count();
        if (n < LEAST_DEALS) {
            return new Estimate(0, -1, 1);
        }
        double error = ERROR / pairs.size();
        double aimed = (-2 * Math.log(error) + Math.log(1 - 2 * Math.log(error))) / AIM;
        // A deal or two that came out otherwise are always possible: never a variance of nothing.
        double variance = Math.max(differences.variance(), 1 / n);
        double grown = n * aimed + 1;
        double reach =
                Math.sqrt(
                        variance
                                * 2
                                * grown
                                / (n * n * aimed)
                                * Math.log(Math.sqrt(grown) / error));
        double mean = differences.average();
        return new Estimate(mean, mean - reach, mean + reach);
    }
}
