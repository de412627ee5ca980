package tischlein.pips;

import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.pips.PipsState.Phase;

/**
 * What a cautious player thinks: a roll is worth it as long as it gains more than it risks, and
 * whoever has more points is the likelier to win.
 */
final class PipsAdvice implements Advice<PipsState> {
    /** Of six faces five add to the turn (3.2), four pips on average. */
    private static final double LUCK = 5 / 6.0;

    private static final int PIPS = 4;

    @Override
    public double value(PipsState s, int seat) {
        if (s.phase == Phase.OVER) {
            return PipsResult.payoff(s, seat);
        }
        double all = 0;
        for (int other = 0; other < s.seats; other++) {
            all += outlook(s, other);
        }
        return outlook(s, seat) / all;
    }

    @Override
    public int move(PipsState s, int seat, RandomGenerator random) {
        boolean enough = s.banked[seat] + s.pips >= s.goal;
        return enough || s.pips >= rolled(s) ? PipsMove.STOP : PipsMove.ROLL;
    }

    /** The points that a seat can count on, and one more, for everybody can still win. */
    private static double outlook(PipsState s, int seat) {
        double turn = s.phase == Phase.DECIDE ? Math.max(s.pips, rolled(s)) : rolled(s);
        return 1 + Math.min(s.goal, s.banked[seat] + (seat == s.turn ? turn : 0));
    }

    /** What the turn is worth, on average, after one roll more. */
    private static double rolled(PipsState s) {
        return LUCK * (s.pips + PIPS);
    }
}
