package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.kernel.News;

/** The clever way to pay comes to the same as trying everything. */
class PaymentOracleTest {
    private static final List<Integer> VALUES = List.of(20, 10, 5, 2, 1);

    /** Seats 0 and 1 are to bid, and the roof does not help (5.7). */
    private static final OfficeState DUEL = Scene.ofFourInVersionOne().script.state();

    /** All bags with at most so many cards of each value, each as a list in falling order. */
    private static List<List<Integer>> bags(int most) {
        List<List<Integer>> bags = List.of(List.of());
        for (int value : VALUES) {
            bags =
                    bags.stream()
                            .flatMap(bag ->
                                    IntStream.rangeClosed(0, most)
                                            .mapToObj(n -> plus(bag, n, value)))
                            .toList();
        }
        return bags;
    }

    private static List<Integer> plus(List<Integer> cards, int count, int value) {
        var more = new ArrayList<>(cards);
        more.addAll(Collections.nCopies(count, value));
        return more;
    }

    private static List<Integer> cards(long bag) {
        return InfluenceCard.values(bag);
    }

    @Test
    void everySumIsPaidWithTheFewestCardsAndInOneWayOnly() {
        for (var bag : bags(3)) {
            Map<Integer, List<List<Integer>>> shortest = new HashMap<>();
            for (var choice : ChangeOracle.choices(bag)) {
                var ways =
                        shortest.computeIfAbsent(ChangeOracle.sum(choice), _ -> new ArrayList<>());
                if (!ways.isEmpty() && choice.size() < ways.getFirst().size()) {
                    ways.clear();
                }
                if (ways.isEmpty() || choice.size() == ways.getFirst().size()) {
                    ways.add(choice);
                }
            }
            long given = InfluenceCard.bag(bag);
            int total = ChangeOracle.sum(bag);
            int below = 0;
            for (int sum = 0; sum <= total + 5; sum++) {
                var ways = shortest.getOrDefault(sum, List.of());
                long paid = Payment.exactly(given, sum);
                assertThat(paid == Payment.IMPOSSIBLE)
                        .as("%s pays %d", bag, sum)
                        .isEqualTo(ways.isEmpty());
                if (!ways.isEmpty()) {
                    assertThat(ways).as("%s pays %d", bag, sum).containsExactly(cards(paid));
                    below = sum;
                }
                assertThat(Payment.atMost(given, sum)).isEqualTo(Payment.exactly(given, below));
            }
            int above = total;
            for (int sum = total; sum >= 0; sum--) {
                above = shortest.containsKey(sum) ? sum : above;
                assertThat(Payment.atLeast(given, sum)).isEqualTo(Payment.exactly(given, above));
            }
        }
    }

    @Test
    void everyTieIsHalvedAndChangedAsTheRuleSays() {
        var reserves = bags(1);
        for (var bid : bags(2)) {
            for (var reserve : reserves) {
                tie(bid, reserve);
            }
            tie(bid, List.of(20, 10, 10, 5, 5, 5, 2, 2, 2, 2, 1, 1, 1));
        }
    }

    /** Two seats bid all they have, and the same. */
    private static void tie(List<Integer> bid, List<Integer> reserve) {
        var s = DUEL.copy();
        s.reserve = InfluenceCard.bag(reserve);
        s.hand[0] = InfluenceCard.bag(bid);
        s.hand[1] = s.hand[0];
        bidAll(s, 0);
        bidAll(s, 1);
        int half = (ChangeOracle.sum(bid) + 1) / 2;
        var left = ChangeOracle.pay(bid, half, reserve);
        var right = ChangeOracle.pay(bid, half, left.reserve());
        assertThat(cards(s.hand[0])).as("%s halved with %s", bid, reserve).isEqualTo(left.hand());
        assertThat(cards(s.hand[1])).as("%s halved with %s", bid, reserve).isEqualTo(right.hand());
        assertThat(cards(s.roof)).isEqualTo(ChangeOracle.with(left.roof(), right.roof()));
        assertThat(cards(s.reserve)).isEqualTo(right.reserve());
    }

    private static void bidAll(OfficeState s, int seat) {
        var game = Office.first();
        var codes = new int[Game.MOST_CHOICES];
        for (int i = 0; i < VALUES.size(); i++) {
            int n = game.choices(s, seat, codes);
            game.play(s, seat, codes[n - 1], News.UNHEARD);
        }
    }
}
