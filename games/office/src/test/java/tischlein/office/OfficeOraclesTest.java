package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Chance;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.office.OfficeState.Phase;
import tischlein.testkit.Counts;

/** The clever ways to pay, to seat and to share come to the same as trying everything. */
class OfficeOraclesTest {
    private static final List<Integer> VALUES = List.of(20, 10, 5, 2, 1);

    /** Seats 0 and 1 are to bid. */
    private static final OfficeState DUEL = Scene.ofFour().script.state();

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
        var game = new Office();
        var codes = new int[Game.MOST_CHOICES];
        for (int i = 0; i < VALUES.size(); i++) {
            int n = game.choices(s, seat, codes);
            game.play(s, seat, codes[n - 1], News.UNHEARD);
        }
    }

    /**
     * All the ways to seat so many clerks of each colour in pairs, with one alone at the end if
     * need be.
     */
    private static long seatings(int[] clerks, int beside) {
        return seatings(clerks, IntStream.of(clerks).sum(), beside);
    }

    private static long seatings(int[] clerks, int left, int beside) {
        if (left == 0) {
            return 1;
        }
        long seatings = 0;
        for (int seat = 0; seat < clerks.length; seat++) {
            if (clerks[seat] > 0 && seat != beside) {
                clerks[seat]--;
                int next = beside == Game.NOBODY ? seat : Game.NOBODY;
                seatings += seatings(clerks, left - 1, next);
                clerks[seat]++;
            }
        }
        return seatings;
    }

    private static int packed(int... clerks) {
        int packed = 0;
        for (int seat = 0; seat < clerks.length; seat++) {
            packed |= clerks[seat] << 3 * seat;
        }
        return packed;
    }

    @Test
    void smallSeatingsAreCountedAsOneByOne() {
        for (int n = 0; n < 4 * 4 * 4 * 4 * 4; n++) {
            int[] clerks = {n & 3, n >> 2 & 3, n >> 4 & 3, n >> 6 & 3, n >> 8 & 3};
            if (IntStream.of(clerks).sum() <= 8) {
                check(clerks, Game.NOBODY);
                for (int beside = 0; beside < clerks.length; beside++) {
                    check(clerks, beside);
                }
            }
        }
    }

    private static void check(int[] clerks, int beside) {
        for (int seat = 0; seat < clerks.length; seat++) {
            long due = 0;
            if (clerks[seat] > 0 && seat != beside) {
                clerks[seat]--;
                due = seatings(clerks, beside == Game.NOBODY ? seat : Game.NOBODY);
                clerks[seat]++;
            }
            assertThat(Seating.ways(packed(clerks), beside, seat)).isEqualTo((int) due);
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 80640", "4, 11450880", "5, 59673600"})
    void thereAreSoManySeatings(int seats, int total) {
        var game = new Office();
        var s = Scene.of(seats).script.state();
        assertThat(Chance.total(game, s, new int[Game.MOST_CHOICES])).isEqualTo(total);
        int[] clerks = new int[seats];
        Arrays.fill(clerks, 8 - seats);
        assertThat(seatings(clerks, Game.NOBODY)).isEqualTo(total);
    }

    /**
     * The ways at each step are as many as the step before promised: so all seatings are equally
     * likely.
     */
    @ParameterizedTest
    @CsvSource({"3", "4", "5"})
    void allSeatingsAreEquallyLikely(int seats) {
        var game = new Office();
        var random = new Seeded(seats);
        var codes = new int[Game.MOST_CHOICES];
        for (int n = 0; n < Counts.ORACLE_CASES; n++) {
            var s = Scene.of(seats).script.state();
            int promised = Chance.total(game, s, codes);
            while (s.phase == Phase.SEATING) {
                assertThat(Chance.total(game, s, codes)).isEqualTo(promised);
                int code = game.draw(s, random, codes);
                promised = game.ways(s, code);
                game.play(s, Game.CHANCE, code, News.UNHEARD);
            }
            assertThat(promised).isEqualTo(1);
        }
    }

    /** Gives one answer and remembers of how many. */
    private static final class Answer implements RandomGenerator {
        private int answer;
        private int bound;

        @Override
        public int nextInt(int bound) {
            this.bound = bound;
            return answer;
        }

        @Override
        public long nextLong() {
            throw new IllegalStateException("a step is drawn with nextInt(bound) only");
        }
    }

    @ParameterizedTest
    @CsvSource({"3", "4", "5"})
    void aStepIsDrawnForASeatAsOftenAsItHasWays(int seats) {
        var game = new Office();
        var random = new Seeded(seats);
        var codes = new int[Game.MOST_CHOICES];
        var s = Scene.of(seats).script.state();
        while (s.phase == Phase.SEATING) {
            Map<Integer, Long> drawn = new HashMap<>();
            var each = new Answer();
            do {
                drawn.merge(game.draw(s, each, codes), 1L, Long::sum);
                each.answer++;
            } while (each.answer < each.bound);
            long total = Chance.total(game, s, codes);
            drawn.forEach((code, count) ->
                    assertThat(count * total).isEqualTo((long) game.ways(s, code) * each.bound));
            game.play(s, Game.CHANCE, Chance.pick(game, s, random, codes), News.UNHEARD);
        }
    }

    @Test
    void toDrawTheSharesIsTheSameAsToShuffleNinePiles() {
        var roof = List.of(20, 20, 5, 5, 5, 1, 1, 1, 1, 1);
        Map<List<List<Integer>>, Long> drawn = new HashMap<>();
        draw(shareOut(roof), 1, drawn);
        Map<List<List<Integer>>, Long> dealt = new HashMap<>();
        long orders = 10L * 9 * 8 * 7 * 6 * 5 * 4; // of the seven cards that are taken
        shuffle(new ArrayList<>(roof), new ArrayList<>(), dealt);
        assertThat(drawn.values().stream().mapToLong(n -> n).sum()).isEqualTo(orders);
        assertThat(drawn).isEqualTo(dealt);
    }

    /**
     * After the last duel, with a boss, a challenger and two beaten clerks of four different seats.
     */
    private static OfficeState shareOut(List<Integer> roof) {
        var s = DUEL.copy();
        s.phase = Phase.SHARE;
        s.duel = Floor.BOSS;
        s.clerk[1] = 0;
        s.clerk[3] = 1;
        s.clerk[4] = 2;
        s.clerk[7] = 3;
        for (int seat = 0; seat < s.seats; seat++) {
            s.hand[seat] = 0;
        }
        s.roof = InfluenceCard.bag(roof);
        s.pile = roof.size() / 9;
        return s;
    }

    /** Every way that chance can go, counted as often as it has ways. */
    private static void draw(OfficeState s, long ways, Map<List<List<Integer>>, Long> ends) {
        var game = new Office();
        if (game.waiting(s) != Bits.bit(Game.CHANCE)) {
            ends.merge(game.view(s, Game.ONLOOKER).hands(), ways, Long::sum);
            return;
        }
        var codes = new int[Game.MOST_CHOICES];
        int n = game.choices(s, Game.CHANCE, codes);
        for (int code : Arrays.copyOf(codes, n)) {
            var next = s.copy();
            game.play(next, Game.CHANCE, code, News.UNHEARD);
            draw(next, ways * game.ways(s, code), ends);
        }
    }

    /** Every order of the cards: the first three are the boss's piles, and so on. */
    private static void shuffle(
            List<Integer> rest, List<Integer> top, Map<List<List<Integer>>, Long> ends) {
        if (top.size() == 7) {
            var hands =
                    List.of(
                            falling(top.subList(0, 3)),
                            falling(top.subList(3, 5)),
                            falling(top.subList(5, 6)),
                            falling(top.subList(6, 7)));
            ends.merge(hands, 1L, Long::sum);
            return;
        }
        for (int i = 0; i < rest.size(); i++) {
            top.add(rest.remove(/* index */ i));
            shuffle(rest, top, ends);
            rest.add(i, top.removeLast());
        }
    }

    private static List<Integer> falling(List<Integer> cards) {
        return cards.stream().sorted(Collections.reverseOrder()).toList();
    }
}
