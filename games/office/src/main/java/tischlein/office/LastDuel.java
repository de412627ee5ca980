package tischlein.office;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tischlein.kernel.MatrixGame;

/**
 * The last duel, solved for both purses and the roof as a game in which one wins what the other
 * loses: points at the end, mine less yours.
 *
 * <p>It reckons in points. A share is so many ninths of what the roof is worth, on average; after a
 * tie both have paid half, so that the difference of the purses stays, the roof grows, and bids are
 * limited by what is left.
 */
final class LastDuel {
    private final Purse mine;
    private final Purse yours;
    private final int roof;
    private final int kitchen;
    private final Map<Clash, Solved> known = new HashMap<>();

    /**
     * One of the two.
     *
     * @param sums what the cards can make, rising from 0
     * @param shares how many ninths of the roof are safe, for clerks beaten on the first floor
     */
    record Purse(List<Integer> sums, int shares) {
        int points() {
            return sums.getLast();
        }
    }

    /**
     * Bids to be made.
     *
     * @param paid what ties have cost each so far
     * @param nothing whether the last bids were 0 : 0
     */
    record Clash(int paid, boolean nothing) {}

    /**
     * What came of it.
     *
     * @param value points, mine less yours, beyond what the purses differ by
     * @param mine how often I bid each of the sums, the lowest first
     * @param yours how often you do
     */
    record Solved(double value, List<Double> mine, List<Double> yours) {}

    /** What it is about: both purses, and what the roof and the kitchen are worth. */
    record Terms(Purse mine, Purse yours, int roof, int kitchen) {
        private static final Purse EMPTY = new Purse(List.of(0), 0);
        static final Terms NONE = new Terms(EMPTY, EMPTY, 0, 0);
    }

    LastDuel(Terms terms) {
        mine = terms.mine;
        yours = terms.yours;
        roof = terms.roof;
        kitchen = terms.kitchen;
    }

    synchronized Solved solve(Clash clash) {
        var solved = known.get(clash);
        if (solved == null) {
            var mySums = bids(mine, yours, clash);
            var yourSums = bids(yours, mine, clash);
            var payoffs = new double[mySums.size()][yourSums.size()];
            for (int r = 0; r < payoffs.length; r++) {
                for (int c = 0; c < payoffs[r].length; c++) {
                    payoffs[r][c] = payoff(clash, mySums.get(r), yourSums.get(c));
                }
            }
            var game = MatrixGame.solve(payoffs);
            solved = new Solved(game.value(), list(game.rowMix()), list(game.columnMix()));
            known.put(clash, solved);
        }
        return solved;
    }

    private static List<Double> list(double[] mix) {
        return IntStream.range(0, mix.length).mapToObj(i -> mix[i]).toList();
    }

    /**
     * The sums worth thinking of: not more than is left, nor than is enough, nor than victory could
     * ever bring. With r on the roof and the bids b and c below it, victory by b instead of 0 costs
     * b at least and brings two ninths of r + c and the winner's part of b.
     */
    private List<Integer> bids(Purse one, Purse other, Clash clash) {
        double ninths = 9 - (1 + one.shares - other.shares) - 2;
        int worth = (int) Math.ceil(2 * (roof + 2 * clash.paid) / ninths);
        int enough = other.points() - clash.paid + 1;
        int most = Math.min(one.points() - clash.paid, Math.min(worth, enough));
        return one.sums.stream().filter(sum -> sum <= most).toList();
    }

    /** What comes of two bids: points, mine less yours. */
    private double payoff(Clash clash, int bid, int other) {
        if (bid != other) {
            int compensation = Math.min(Math.abs(bid - other), kitchen); // 3.3
            int paid = bid - other; // 3.2, 7.1
            return bid > other
                    ? share(clash, bid + other, true) - paid - compensation
                    : share(clash, bid + other, false) - paid + compensation;
        }
        if (bid > 0) {
            return solve(new Clash(clash.paid + (bid + 1) / 2, false)).value; // 4.1, 4.2
        }
        return clash.nothing
                ? (share(clash, 0, true) + share(clash, 0, false)) / 2 // 4.4
                : solve(new Clash(clash.paid, true)).value;
    }

    /** 8.2: the boss has three ninths, the challenger two. */
    private double share(Clash clash, int bids, boolean boss) {
        int ninths = (boss ? 1 : -1) + mine.shares - yours.shares;
        return (roof + 2 * clash.paid + bids) * ninths / 9.0;
    }

    /** The sums that I may bid there, as the mix has them. */
    List<Integer> mySums(Clash clash) {
        return bids(mine, yours, clash);
    }

    /** The sums that you may bid there. */
    List<Integer> yourSums(Clash clash) {
        return bids(yours, mine, clash);
    }
}
