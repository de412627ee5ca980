package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.buffet.TwoMice.Clash;
import tischlein.buffet.TwoMice.Stake;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;

class TwoMiceTest {
    private static final double UNEXPLOITABLE = 1e-6;

    private static long bag(Integer... cards) {
        return Bag.of(List.of(cards));
    }

    /**
     * What two ways to play are worth against whoever knows them, with every hand dealt out card by
     * card. It shares nothing with the solver but the records.
     */
    private record Oracle(TwoMice mice, Stake stake, List<Integer> undrawn, int pile) {
        /** What the seat gets at most against the other's plans, and at least by its mix. */
        double[] bounds(Clash clash) {
            var solved = mice.solve(clash);
            var deals = deals(clash);
            double high = Double.NEGATIVE_INFINITY;
            for (int card : Bag.list(clash.mine())) {
                double sum = 0;
                for (var deal : deals.entrySet()) {
                    for (var plan : solved.plans()) {
                        int other = first(plan.order(), deal.getKey());
                        sum += deal.getValue() * plan.share() * payoff(clash, card, other, 0);
                    }
                }
                high = Math.max(high, sum);
            }
            double low = 0;
            for (var deal : deals.entrySet()) {
                double least = Double.POSITIVE_INFINITY;
                for (int other : deal.getKey()) {
                    double sum = 0;
                    for (int card = 0; card < 11; card++) {
                        if (Bag.has(clash.mine(), card)) {
                            sum += solved.mix().get(card) * payoff(clash, card, other, 1);
                        }
                    }
                    least = Math.min(least, sum);
                }
                low += deal.getValue() * least;
            }
            return new double[] {high, low};
        }

        private static int first(List<Integer> order, List<Integer> hand) {
            return order.stream().filter(hand::contains).findFirst().orElseThrow();
        }

        private double payoff(Clash clash, int card, int other, int bound) {
            double cards = stake.point() * (other - card);
            int lead = clash.lead() + card - other;
            if (lead != 0) {
                return cards + (lead > 0 ? stake.ahead() : stake.behind());
            }
            if (clash.cards() == 1 || Bag.size(clash.mine()) == 1) {
                return cards + (stake.ahead() + stake.behind()) / 2;
            }
            var next =
                    new Clash(
                            Bag.take(clash.mine(), card),
                            Bag.take(clash.unseen(), other),
                            clash.cards() - 1,
                            0);
            return cards + bounds(next)[bound];
        }

        /** All hands that the other may have, sorted, and how likely each is. */
        private Map<List<Integer>, Double> deals(Clash clash) {
            var inHands = new HashMap<List<Integer>, Double>();
            var unseen = Bag.list(clash.unseen());
            pick(unseen, 0, new ArrayList<>(), pile, inHands);
            var possible = new HashMap<List<Integer>, Double>();
            for (var piled : inHands.entrySet()) {
                if (!fits(piled.getKey())) {
                    continue;
                }
                var rest = new ArrayList<>(unseen);
                piled.getKey().forEach(card -> rest.remove(/* element */ card));
                var hands = new HashMap<List<Integer>, Double>();
                pick(rest, 0, new ArrayList<>(), clash.cards(), hands);
                hands.forEach(
                        (hand, ways) -> possible.merge(hand, ways * piled.getValue(), Double::sum));
            }
            double all = possible.values().stream().mapToDouble(ways -> ways).sum();
            possible.replaceAll((_, ways) -> ways / all);
            return possible;
        }

        /** Whether the pile was made of these among others. */
        private boolean fits(List<Integer> piled) {
            var rest = new ArrayList<>(undrawn);
            return piled.stream().allMatch(card -> rest.remove(/* element */ card));
        }

        private static void pick(
                List<Integer> from,
                int at,
                List<Integer> picked,
                int count,
                Map<List<Integer>, Double> out) {
            if (picked.size() == count) {
                out.merge(picked.stream().sorted().toList(), 1.0, Double::sum);
            } else if (at < from.size()) {
                pick(from, at + 1, picked, count, out);
                picked.add(from.get(at));
                pick(from, at + 1, picked, count, out);
                picked.removeLast();
            }
        }
    }

    private static void assertUnexploitable(
            Stake stake, long undrawn, int pile, Clash clash, boolean mixed) {
        var mice = new TwoMice(stake, undrawn, pile);
        var bounds = new Oracle(mice, stake, Bag.list(undrawn), pile).bounds(clash);
        assertThat(bounds[0] - bounds[1]).isBetween(-UNEXPLOITABLE, UNEXPLOITABLE);
        var solved = mice.solve(clash);
        assertThat(solved.value()).isCloseTo(bounds[1], within(UNEXPLOITABLE));
        assertThat(solved.mix().stream().filter(share -> share > 1e-9).count() > 1)
                .isEqualTo(mixed);
    }

    @Test
    void neitherMouseCanImproveUponTheMixes() {
        long all = bag(0, 2, 4, 4, 5, 7, 7, 9, 10);
        assertUnexploitable(
                new Stake(3, -4, 0.5), all, 4, new Clash(bag(1, 4, 7, 10), all, 3, 0), true);
        assertUnexploitable(
                new Stake(2, -1, 0.3), all, 6, new Clash(bag(3, 5, 8), all, 3, 1), true);
        assertUnexploitable(
                new Stake(5, -5, 0.9), all, 5, new Clash(bag(4, 4, 7, 9), all, 2, -2), true);
        assertUnexploitable(
                new Stake(-3, 2, 0.2), all, 5, new Clash(bag(0, 6, 9), all, 4, 3), false);
    }

    @Test
    void whatThePileWasNotMadeOfIsInAHandForCertain() {
        long all = bag(2, 3, 5, 6, 8, 9);
        long pileMadeOf = bag(2, 3, 5, 6);
        assertUnexploitable(
                new Stake(3, -3, 0.4), pileMadeOf, 2, new Clash(bag(3, 6, 9), all, 2, 0), false);
        assertThat(HiddenHand.of(all, pileMadeOf, 2, 4).lacks(Bits.bit(9))).isZero();
    }

    @Test
    void whoWantsThePlateAndNeedsNoCardsAfterwardsPlaysTheHighest() {
        long all = bag(0, 2, 4, 4, 5, 7, 7, 9, 10);
        var solved =
                new TwoMice(new Stake(1, 0, 0), all, 4).solve(new Clash(bag(1, 4, 8), all, 3, 0));
        assertThat(solved.mix().get(8)).isEqualTo(1);
        var unwilling =
                new TwoMice(new Stake(0, 1, 0), all, 4).solve(new Clash(bag(1, 4, 8), all, 3, 0));
        assertThat(unwilling.mix().get(1)).isEqualTo(1);
    }
}
