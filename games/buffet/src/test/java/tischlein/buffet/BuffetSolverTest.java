package tischlein.buffet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tischlein.buffet.BuffetState.Phase;
import tischlein.buffet.TwoMice.Clash;
import tischlein.buffet.TwoMice.Stake;
import tischlein.kernel.Bag;
import tischlein.kernel.Bits;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;

/** From the table to the game in numbers, which {@link TwoMiceTest} takes as given. */
class BuffetSolverTest {
    private final Buffet game = new Buffet();

    /** A table at which two mice are left, and the one to choose. */
    private BuffetState twoLeft(int seats, long seed) {
        var random = new Seeded(seed);
        var s = game.start(game.about().options(seats));
        onward(s, random);
        return s;
    }

    private boolean mix(BuffetState s, int seat, double[] mix) {
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        boolean known = game.solver().mix(game.view(s, seat), codes, count, mix);
        assertThat(!known || Math.abs(Arrays.stream(mix).sum() - 1) < 1e-9).isTrue();
        return known;
    }

    /**
     * What it is worth to the seat to come out ahead or behind, by playing the rules: points on
     * plates, mine less yours, or the payoff if the game ends with it.
     */
    private double played(BuffetState s, int seat, int other, boolean ahead) {
        var end = s.copy();
        end.position[seat] = end.position[other];
        end.hand[seat] = Bag.add(Bag.EMPTY, ahead ? 10 : 0);
        end.hand[other] = Bag.add(Bag.EMPTY, ahead ? 0 : 10);
        game.play(end, seat, BuffetMove.PLAY + (ahead ? 10 : 0), News.UNHEARD);
        game.play(end, other, BuffetMove.PLAY + (ahead ? 0 : 10), News.UNHEARD);
        return game.waiting(end) == 0
                ? game.payoff(end, seat)
                : game.score(end, seat)
                        - game.score(s, seat)
                        - (game.score(end, other) - game.score(s, other));
    }

    @Test
    void whatIsSolvedIsWhatIsOnTheTable() {
        int last = 0;
        int leading = 0;
        for (int seats = 3; seats <= 6; seats++) {
            for (long seed = 1; seed <= 8; seed++) {
                var random = new Seeded(seed);
                var s = twoLeft(seats, seed);
                for (; game.waiting(s) != 0; onward(s, random)) {
                    for (int rest = s.waiting; rest != 0; rest &= rest - 1) {
                        int seat = Bits.lowest(rest);
                        int other = Bits.lowest(s.atBuffet & ~Bits.bit(seat));
                        double ahead = played(s, seat, other, true);
                        var stake = BuffetSolver.stake(s, seat, other);
                        assertThat(stake.ahead()).isEqualTo(ahead);
                        assertThat(stake.behind()).isEqualTo(played(s, seat, other, false));
                        last += stake.point() == 0 ? 1 : 0;
                        leading += compare(s, seat, other, stake) ? 1 : 0;
                    }
                }
            }
        }
        assertThat(last).isGreaterThan(20);
        assertThat(leading).isGreaterThan(20);
    }

    /** To where two mice are left again, or to the end. */
    private void onward(BuffetState s, Seeded random) {
        var codes = new int[Game.MOST_CHOICES];
        do {
            int actor = Bits.lowest(game.waiting(s));
            int code =
                    actor == Game.CHANCE
                            ? game.draw(s, random, codes)
                            : game.advice().move(s, actor, random);
            game.play(s, actor, code, News.UNHEARD);
        } while (game.waiting(s) != 0
                && (s.phase != Phase.CHOOSE
                        || Bits.size(s.atBuffet) != 2
                        || s.waiting != s.atBuffet));
    }

    /** Whether the mice were not level, and cards have a worth: then the lead matters. */
    private boolean compare(BuffetState s, int seat, int other, Stake stake) {
        var view = game.view(s, seat);
        long unseen = 0;
        for (int card = 0; card < 11; card++) {
            unseen = Bag.add(unseen, card, 10 - Bag.count(s.hand[seat] + s.discard, card));
        }
        int lead = s.position[seat] - s.position[other];
        var mice = new TwoMice(stake, s.made - s.drawn[seat], view.pile());
        var clash = new Clash(s.hand[seat], unseen, Bag.size(s.hand[other]), lead);
        var codes = new int[Game.MOST_CHOICES];
        int count = game.choices(s, seat, codes);
        var mix = new double[Game.MOST_CHOICES];
        if (game.solver().mix(view, codes, count, mix)) {
            for (int i = 0; i < count; i++) {
                int card = codes[i] - BuffetMove.PLAY;
                assertThat(mix[i]).isEqualTo(mice.solve(clash).mix().get(card));
            }
            return lead != 0 && stake.point() > 0;
        }
        return false;
    }

    @Test
    void worldsThatLookAlikeToASeatHaveOneMix() {
        int known = 0;
        for (long seed = 1; seed <= 6; seed++) {
            var s = twoLeft(4, seed);
            int seat = Bits.lowest(s.waiting);
            var mix = new double[Game.MOST_CHOICES];
            boolean knows = mix(s, seat, mix);
            known += knows ? 1 : 0;
            var otherWorld = game.imagine(game.view(s, seat), new Seeded(seed + 50));
            assertThat(otherWorld.hand).isNotEqualTo(s.hand);
            var otherMix = new double[Game.MOST_CHOICES];
            assertThat(mix(otherWorld, seat, otherMix)).isEqualTo(knows);
            assertThat(otherMix).isEqualTo(mix);
            int other = Bits.highest(s.waiting);
            game.play(s, other, Bag.lowest(s.hand[other]), News.UNHEARD);
            assertThat(mix(s, seat, otherMix)).isEqualTo(knows);
            assertThat(otherMix).isEqualTo(mix);
        }
        assertThat(known).isPositive();
    }

    @Test
    void threeMiceAreNotKnown() {
        var random = new Seeded(3);
        var s = game.start(game.about().options(4));
        var codes = new int[Game.MOST_CHOICES];
        while (s.phase != Phase.CHOOSE) {
            game.play(s, Game.CHANCE, game.draw(s, random, codes), News.UNHEARD);
        }
        assertThat(mix(s, 0, new double[Game.MOST_CHOICES])).isFalse();
    }
}
