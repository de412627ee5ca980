package tischlein.buffet;

import static tischlein.kernel.Bits.bit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tischlein.kernel.Bag;
import tischlein.kernel.MatrixGame;

/**
 * The end of a helping, when two mice are left, solved for one seat's information. That seat knows
 * its own hand and what may be in the other's; the other is taken to know both, so that what comes
 * of it is what the seat can be sure of. What one wins the other loses: the stake, and the worth of
 * the cards played.
 *
 * <p>The other's plan is an order of cards: it plays the first one in it that it has. There are too
 * many plans to list, but the best against a given mix is at once found, so plans are added one by
 * one until none is better than those that are there. Level mice play again, with what everybody
 * has seen then, however often; only a tie that takes somebody's last card counts as even. Level
 * mice stay level by equal cards, so there are no more cases than parts of the seat's hand.
 */
final class TwoMice {
    private static final double EXACT = 1e-10;

    private final Stake stake;
    private final long undrawn;
    private final int pile;
    private final Map<Clash, Solved> known = new HashMap<>();

    /**
     * What it is about.
     *
     * @param ahead what it is worth to the seat to be ahead
     * @param behind and to be behind
     * @param point what it costs to play a card, for each point of its value
     */
    record Stake(double ahead, double behind, double point) {}

    /**
     * Two mice about to play a card.
     *
     * @param mine the seat's hand
     * @param unseen all cards but the seat's and the discarded ones
     * @param cards how many the other has
     * @param lead how many squares the seat is ahead
     */
    record Clash(long mine, long unseen, int cards, int lead) {
        boolean endless() {
            return mine == Bag.EMPTY || cards == 0;
        }

        Clash after(int card, int other) {
            return new Clash(
                    Bag.take(mine, card), Bag.take(unseen, other), cards - 1, lead + card - other);
        }
    }

    /**
     * What came of it.
     *
     * @param mix by card, how often the seat is to play it
     * @param plans of the other, that leave the seat no more than the value
     */
    record Solved(double value, List<Double> mix, List<Plan> plans) {}

    /**
     * @param order of the cards, the first to be played first
     * @param share how often the other follows it
     */
    record Plan(List<Integer> order, double share) {}

    /**
     * @param undrawn what the pile was made of, but for what the seat drew of it
     */
    TwoMice(Stake stake, long undrawn, int pile) {
        this.stake = stake;
        this.undrawn = undrawn;
        this.pile = pile;
    }

    Solved solve(Clash clash) {
        var solved = known.get(clash);
        if (solved == null) {
            solved = reckon(clash);
            known.put(clash, solved);
        }
        return solved;
    }

    /** What comes of two cards, to the seat. */
    private double payoff(Clash clash, int mine, int other) {
        double cards = stake.point * (other - mine);
        var next = clash.after(mine, other);
        if (next.lead != 0) {
            return cards + (next.lead > 0 ? stake.ahead : stake.behind);
        }
        return cards + (next.endless() ? (stake.ahead + stake.behind) / 2 : solve(next).value);
    }

    private Solved reckon(Clash clash) {
        var cards = Bag.list(clash.mine).stream().distinct().mapToInt(n -> n).toArray();
        var payoffs = new double[cards.length][MouseCard.KINDS];
        for (int r = 0; r < cards.length; r++) {
            for (int other = 0; other < MouseCard.KINDS; other++) {
                if (Bag.has(clash.unseen, other)) {
                    payoffs[r][other] = payoff(clash, cards[r], other);
                }
            }
        }
        var hidden = HiddenHand.of(clash.unseen, undrawn, pile, clash.cards);
        return search(hidden, cards, payoffs);
    }

    private static Solved search(HiddenHand hidden, int[] cards, double[][] payoffs) {
        var orders = new ArrayList<List<Integer>>();
        var columns = new ArrayList<double[]>(); // by order: what each card brings
        var mix = new double[cards.length];
        Arrays.fill(mix, 1.0 / mix.length);
        while (true) {
            var order = bestOrder(payoffs, mix);
            var column = column(hidden, payoffs, order);
            boolean seen = orders.contains(order);
            orders.add(order);
            columns.add(column);
            double worst = 0;
            for (int r = 0; r < mix.length; r++) {
                worst += mix[r] * column[r];
            }
            if (orders.size() > 1 && (seen || worst > value(columns, mix) - EXACT)) {
                orders.removeLast();
                columns.removeLast();
                return solved(orders, cards, MatrixGame.solve(transposed(columns)));
            }
            mix = MatrixGame.solve(transposed(columns)).rowMix();
        }
    }

    /** The least that a mix brings against these columns but the last. */
    private static double value(List<double[]> columns, double[] mix) {
        double least = Double.POSITIVE_INFINITY;
        for (var column : columns.subList(0, columns.size() - 1)) {
            double sum = 0;
            for (int r = 0; r < mix.length; r++) {
                sum += mix[r] * column[r];
            }
            least = Math.min(least, sum);
        }
        return least;
    }

    private static List<Integer> bestOrder(double[][] payoffs, double[] mix) {
        var worth = new double[MouseCard.KINDS]; // of the other's cards, to the seat
        for (int r = 0; r < mix.length; r++) {
            for (int other = 0; other < worth.length; other++) {
                worth[other] += mix[r] * payoffs[r][other];
            }
        }
        return IntStream.range(0, worth.length)
                .boxed()
                .sorted(Comparator.comparingDouble(other -> worth[other]))
                .toList();
    }

    /** What each of the seat's cards brings against one who plays by this order. */
    private static double[] column(HiddenHand hidden, double[][] payoffs, List<Integer> order) {
        var column = new double[payoffs.length];
        int before = 0; // cards that it would rather have played
        double lacking = 1;
        for (int other : order) {
            before |= bit(other);
            double still = hidden.lacks(before);
            for (int r = 0; r < column.length; r++) {
                column[r] += (lacking - still) * payoffs[r][other];
            }
            lacking = still;
        }
        return column;
    }

    private static double[][] transposed(List<double[]> columns) {
        var rows = new double[columns.getFirst().length][columns.size()];
        for (int c = 0; c < columns.size(); c++) {
            for (int r = 0; r < rows.length; r++) {
                rows[r][c] = columns.get(c)[r];
            }
        }
        return rows;
    }

    private static Solved solved(List<List<Integer>> orders, int[] cards, MatrixGame game) {
        var mix = new Double[MouseCard.KINDS];
        Arrays.fill(mix, 0.0);
        for (int r = 0; r < cards.length; r++) {
            mix[cards[r]] = game.rowMix()[r];
        }
        var shares = game.columnMix();
        var plans =
                IntStream.range(0, shares.length)
                        .filter(c -> shares[c] > 0)
                        .mapToObj(c -> new Plan(orders.get(c), shares[c]))
                        .toList();
        return new Solved(game.value(), List.of(mix), plans);
    }
}
