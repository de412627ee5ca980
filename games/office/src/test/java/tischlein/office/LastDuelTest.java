package tischlein.office;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.office.LastDuel.Clash;

class LastDuelTest {
    private static final double UNEXPLOITABLE = 1e-6;
    private final Office game = new Office();

    /** A game that has come to the bids of the last duel, as chance and advice would have it. */
    private OfficeState lastDuel(int seats, long seed) {
        for (long n = seed; ; n += 1000) {
            var random = new Seeded(n);
            var s = game.start(game.about().options(seats));
            var codes = new int[Game.MOST_CHOICES];
            while (game.waiting(s) != 0) {
                int actor = Bits.lowest(game.waiting(s));
                if (s.duel == Floor.BOSS && actor != Game.CHANCE) {
                    return s;
                }
                int code =
                        actor == Game.CHANCE
                                ? game.draw(s, random, codes)
                                : game.advice().move(s, actor, random);
                game.play(s, actor, code, News.UNHEARD);
            }
        }
    }

    private static LastDuel duel(OfficeView view) {
        int other = view.owner(0) == view.viewer() ? view.owner(1) : view.owner(0);
        return new LastDuel(OfficeSolver.terms(view, other));
    }

    /**
     * The duel again, by nothing but the rule page and the lists of a view: what two mixes are
     * worth against whoever knows them. Sums are found by adding cards, payoffs by moving points
     * about.
     */
    private static final class Oracle {
        private final Map<Clash, double[]> known = new HashMap<>();
        private final LastDuel duel;
        private final List<Boolean> mySums;
        private final List<Boolean> yourSums;
        private final int roof;
        private final int kitchen;
        private int beaten; // my clerks beaten on the first floor, less yours

        Oracle(OfficeView view, int other, LastDuel duel) {
            this.duel = duel;
            mySums = sums(view.hands().get(view.viewer()));
            yourSums = sums(view.hands().get(other));
            roof = view.roof().stream().mapToInt(n -> n).sum();
            kitchen = view.kitchen();
            for (int clerk : view.clerks().get(Floor.FIRST.ordinal())) {
                beaten += clerk == view.viewer() ? 1 : clerk == other ? -1 : 0;
            }
        }

        /** By sum: whether some of the cards make it. */
        private static List<Boolean> sums(List<Integer> cards) {
            var sums = new TreeSet<>(List.of(0));
            for (int card : cards) {
                new ArrayList<>(sums).forEach(sum -> sums.add(sum + card));
            }
            return IntStream.rangeClosed(0, sums.last()).mapToObj(sums::contains).toList();
        }

        /** What I get at most against your mix, and at least by mine. */
        double[] bounds(Clash clash) {
            var bounds = known.get(clash);
            if (bounds == null) {
                var most = payoffs(clash, 0);
                var least = payoffs(clash, 1);
                var mine = shares(duel.mySums(clash), duel.solve(clash).mine(), least.length);
                var yours = shares(duel.yourSums(clash), duel.solve(clash).yours(), most[0].length);
                double high = Double.NEGATIVE_INFINITY;
                double low = Double.POSITIVE_INFINITY;
                for (double[] row : most) {
                    double sum = 0;
                    for (int c = 0; c < row.length; c++) {
                        sum += row[c] * yours[c];
                    }
                    high = Math.max(high, sum);
                }
                for (int c = 0; c < least[0].length; c++) {
                    double sum = 0;
                    for (int r = 0; r < least.length; r++) {
                        sum += least[r][c] * mine[r];
                    }
                    low = Math.min(low, sum);
                }
                bounds = new double[] {high, low};
                known.put(clash, bounds);
            }
            return bounds;
        }

        /** By sum: how often it is bid. */
        private static double[] shares(List<Integer> sums, List<Double> mix, int size) {
            var shares = new double[size];
            for (int n = 0; n < sums.size(); n++) {
                shares[sums.get(n)] = mix.get(n);
            }
            return shares;
        }

        /** By all sums from 0 to what is left, whether worth thinking of or not. */
        private double[][] payoffs(Clash clash, int bound) {
            int mine = mySums.size() - clash.paid();
            int yours = yourSums.size() - clash.paid();
            var payoffs = new double[mine][yours];
            for (int r = 0; r < mine; r++) {
                for (int c = 0; c < yours; c++) {
                    boolean possible = mySums.get(r) && yourSums.get(c);
                    double never = yourSums.get(c) ? -1e6 : 1e6;
                    payoffs[r][c] = possible ? payoff(clash, r, c, bound) : never;
                }
            }
            return payoffs;
        }

        private double payoff(Clash clash, int r, int c, int bound) {
            if (r == c && r > 0) {
                return bounds(new Clash(clash.paid() + r - r / 2, false))[bound];
            }
            if (r == c && !clash.nothing()) {
                return bounds(new Clash(clash.paid(), true))[bound];
            }
            double shared = roof + 2.0 * clash.paid() + r + c;
            if (r == c) {
                return shared * beaten / 9; // as often three to two as two to three
            }
            double compensation = Math.min(kitchen, Math.abs(r - c));
            return r > c
                    ? -r + c - compensation + shared * (3 - 2 + beaten) / 9
                    : -r + c + compensation + shared * (2 - 3 + beaten) / 9;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void neitherOfTheTwoCanImproveUponTheMixes(int seats) {
        var s = lastDuel(seats, 1);
        int side = seats % 2; // both sides have their turn
        var view = game.view(s, OfficeRules.owner(s, side));
        var duel = duel(view);
        var oracle = new Oracle(view, OfficeRules.owner(s, 1 - side), duel);
        var bounds = oracle.bounds(new Clash(0, view.nothing()));
        assertThat(bounds[0] - bounds[1])
                .as("%d seats", seats)
                .isBetween(-UNEXPLOITABLE, UNEXPLOITABLE);
        assertThat(duel.solve(new Clash(0, view.nothing())).value())
                .isCloseTo(bounds[1], within(UNEXPLOITABLE));
    }

    @Test
    void bothSeatsFindTheSameValue() {
        for (long seed = 1; seed <= 2; seed++) {
            var s = lastDuel(4, seed);
            double left =
                    duel(game.view(s, OfficeRules.owner(s, 0))).solve(new Clash(0, false)).value();
            double right =
                    duel(game.view(s, OfficeRules.owner(s, 1))).solve(new Clash(0, false)).value();
            assertThat(left).isCloseTo(-right, within(UNEXPLOITABLE));
        }
    }

    @Test
    void theFiveMovesOfABidTogetherHaveTheMixOfTheSums() {
        var s = lastDuel(4, 3);
        int seat = OfficeRules.owner(s, 0);
        var duel = duel(game.view(s, seat));
        var expected = new HashMap<Integer, Double>();
        var sums = duel.mySums(new Clash(0, false));
        for (int n = 0; n < sums.size(); n++) {
            expected.put(sums.get(n), duel.solve(new Clash(0, false)).mine().get(n));
        }
        var found = new HashMap<Integer, Double>();
        follow(s, seat, 1, found);
        assertThat(found.values().stream().mapToDouble(share -> share).sum())
                .isCloseTo(1, within(1e-9));
        found.forEach((sum, share) -> assertThat(share).isCloseTo(expected.get(sum), within(1e-9)));
    }

    /** Goes through all bids that the solver may make, with how often it makes them. */
    private void follow(OfficeState s, int seat, double share, Map<Integer, Double> found) {
        int side = OfficeRules.side(s, seat);
        if (OfficeRules.hasBid(s, side)) {
            found.merge(InfluenceCard.points(s.bid[side]), share, Double::sum);
            return;
        }
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var mix = new double[Game.MOST_CHOICES];
        assertThat(game.solver().mix(game.view(s, seat), codes, count, mix)).isTrue();
        for (int i = 0; i < count; i++) {
            if (mix[i] > 0) {
                var next = s.copy();
                game.play(next, seat, codes[i], News.UNHEARD);
                follow(next, seat, share * mix[i], found);
            }
        }
    }

    @Test
    void anotherBidThatIsNotShownYetChangesNothing() {
        var s = lastDuel(4, 5);
        int seat = OfficeRules.owner(s, 0);
        int other = OfficeRules.owner(s, 1);
        var before = mix(s, seat);
        for (int n = 0; n < InfluenceCard.KINDS; n++) {
            var codes = new int[Game.MOST_CHOICES];
            int count = game.choices(s, other, codes);
            game.play(s, other, codes[count - 1], News.UNHEARD);
        }
        assertThat(mix(s, seat)).isEqualTo(before);
    }

    private double[] mix(OfficeState s, int seat) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var mix = new double[Game.MOST_CHOICES];
        assertThat(game.solver().mix(game.view(s, seat), codes, count, mix)).isTrue();
        return mix;
    }

    @Test
    void aDuelBeforeTheLastIsNotKnown() {
        var s = game.start(game.about().options(4));
        var codes = new int[Game.MOST_CHOICES];
        var random = new Seeded(1);
        while (game.waiting(s) == Bits.bit(Game.CHANCE)) {
            game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
        }
        int seat = Bits.lowest(game.waiting(s));
        int count = game.choices(s, seat, codes);
        assertThat(game.solver().mix(game.view(s, seat), codes, count, new double[64])).isFalse();
    }
}
