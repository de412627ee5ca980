package tischlein.buffet;

import static tischlein.buffet.BuffetMove.PLAY;

import java.util.Arrays;
import tischlein.buffet.BuffetState.Phase;
import tischlein.buffet.TwoMice.Clash;
import tischlein.buffet.TwoMice.Stake;
import tischlein.kernel.Bits;
import tischlein.kernel.Seeded;
import tischlein.kernel.Solver;

/**
 * Exact play when two mice are left at the buffet. In the last helping of a game the stake is the
 * game; before that it is points, and cards have a worth, as yet by rule of thumb.
 */
final class BuffetSolver implements Solver<BuffetView> {
    /** What a point of a card's value is worth in points of plates, for the rounds to come. */
    private static final double POINT = 0.1;

    @Override
    public boolean mix(BuffetView view, int[] choices, int count, double[] mix) {
        if (!twoLeft(view)) {
            return false;
        }
        // Whatever is imagined of hidden cards, the plates are the same.
        var s = view.imagine(new Seeded(0));
        int other = Bits.lowest(s.atBuffet & ~Bits.bit(view.viewer()));
        var stake = stake(s, view.viewer(), other);
        if (stake.ahead() == stake.behind()) {
            return false;
        }
        var clash =
                new Clash(
                        s.hand[view.viewer()],
                        view.unseen(),
                        view.mice().get(other).cards(),
                        s.position[view.viewer()] - s.position[other]);
        long undrawn = s.made - s.drawn[view.viewer()];
        var solved = new TwoMice(stake, undrawn, view.pile()).solve(clash);
        Arrays.setAll(mix, i -> i < count ? solved.mix().get(choices[i] - PLAY) : 0);
        return true;
    }

    private static boolean twoLeft(BuffetView view) {
        return view.phase() == Phase.CHOOSE
                && view.faceDown().isEmpty()
                && view.viewer() >= 0
                && view.mice().get(view.viewer()).atBuffet()
                && view.mice().stream().filter(BuffetView.Mouse::atBuffet).count() == 2;
    }

    static Stake stake(BuffetState s, int seat, int other) {
        boolean bothEat = s.seats == 3 && s.helping == 1; // 12.2
        boolean last = Bits.size(s.stock) < BuffetRules.platesOfARound(s.seats); // 10.1
        if (last && !bothEat) {
            return new Stake(payoff(s, seat, seat), payoff(s, other, seat), 0);
        }
        int best = Bits.highest(s.buffet & (bothEat ? lowestTwo(s.buffet) : s.buffet));
        double mine = Plate.gain(s.onTop[seat], best);
        double others = Plate.gain(s.onTop[other], best);
        if (bothEat) {
            int worst = Bits.lowest(s.buffet);
            mine -= Plate.gain(s.onTop[other], worst);
            others -= Plate.gain(s.onTop[seat], worst);
        }
        return new Stake(mine, -others, POINT);
    }

    private static long lowestTwo(long plates) {
        long rest = plates & plates - 1;
        return plates & ~(rest & rest - 1);
    }

    /** A seat's payoff at the end of the game, if this mouse takes the last plate. */
    private static double payoff(BuffetState s, int taker, int seat) {
        var end = s.copy();
        int plate = Bits.lowest(s.buffet);
        end.onTop[taker] = Plate.covered(end.onTop[taker], plate); // 9.3
        return new Buffet().payoff(end, seat);
    }
}
