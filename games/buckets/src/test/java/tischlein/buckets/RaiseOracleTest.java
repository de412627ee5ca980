package tischlein.buckets;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.testkit.play.Counts;

class RaiseOracleTest {
    private static final Game<BucketsState, ?, BucketsView> GAME = new Buckets();

    /**
     * Card by card one comes to exactly the raises that are enough, and to each in one way only.
     */
    @ParameterizedTest
    @ValueSource(strings = {"fixed", "equal", "pairs"})
    void everyRaiseThatIsEnoughCanBeLaidAndNoOther(String direction) {
        var s =
                Yard.of(3, "direction", direction)
                        .script()
                        .seat(0, "lay red 1", "done")
                        .lot(1)
                        .state();
        var random = new Seeded(direction.length());
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var hand = hand(random);
            s.hand[1].clear();
            hand.forEach(value -> s.hand[1].add(new Card(Colour.RED, value).number()));
            s.sum[1] = random.nextInt(10);
            s.value = s.sum[1] + random.nextInt(15) + (s.turning == Turning.EQUAL ? 0 : 1);

            var laid = new ArrayList<List<Integer>>();
            lays(s, List.of(), laid);

            assertThat(laid).doesNotHaveDuplicates();
            int least = s.value - s.sum[1] + (s.turning == Turning.EQUAL ? 0 : 1);
            assertThat(new HashSet<>(laid))
                    .as("%s at least %s", hand, least)
                    .isEqualTo(enough(hand, least));
        }
    }

    /** Up to eight cards of one colour, three of each at most. */
    private static List<Integer> hand(Seeded random) {
        var hand = new ArrayList<Integer>();
        int size = random.nextInt(9);
        while (hand.size() < size) {
            int value = 1 + random.nextInt(8);
            if (Collections.frequency(hand, value) < 3) {
                hand.add(value);
            }
        }
        return hand;
    }

    private static void lays(BucketsState s, List<Integer> before, List<List<Integer>> laid) {
        var codes = new int[Game.MOST_CHOICES];
        int n = GAME.choices(s, 1, codes);
        assertThat(n).isPositive();
        for (int i = 0; i < n; i++) {
            var next = s.copy();
            GAME.play(next, 1, codes[i], News.UNHEARD);
            switch (BucketsMove.ALL.get(codes[i])) {
                case BucketsMove.GiveIn() -> {}
                case BucketsMove.Done() -> laid.add(before);
                case BucketsMove.Lay(Card card) -> {
                    var cards = new ArrayList<>(before);
                    cards.add(card.value());
                    if (cards.size() == 3) {
                        laid.add(cards);
                    } else {
                        lays(next, cards, laid);
                    }
                }
                case BucketsMove other -> throw new AssertionError(other);
            }
        }
    }

    /**
     * All ways to take one, two or three cards that add up to so much, each from the highest down.
     */
    private static Set<List<Integer>> enough(List<Integer> hand, int least) {
        var enough = new HashSet<List<Integer>>();
        for (int set = 1; set < 1 << hand.size(); set++) {
            var cards = new ArrayList<Integer>();
            for (int i = 0; i < hand.size(); i++) {
                if ((set >> i & 1) == 1) {
                    cards.add(hand.get(i));
                }
            }
            cards.sort(Collections.reverseOrder());
            if (cards.size() <= 3 && cards.stream().mapToInt(v -> v).sum() >= least) {
                enough.add(cards);
            }
        }
        return enough;
    }
}
