package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A bot that loses kindly: it looks one step ahead like {@link GreedyBot}, but into one world only,
 * and takes any of the choices that look nearly as good as the best, the better ones more often.
 * What looks clearly bad it never does.
 */
final class GentleBot<S extends State<S>, V> implements Bot<V> {
    /** Choices no farther below the best than this, in chances to win, are all as good to it. */
    private static final double NEAR = 0.03;

    /** Where choices differ more it goes so far down from the best towards the worst … */
    private static final double DOWN = 0.9;

    /** … but never farther than this. */
    private static final double FAR = 0.4;

    private final GreedyBot<S, V> taster;

    GentleBot(Game<S, ?, V> game, int seat) {
        taster = new GreedyBot<>(game, seat);
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        return choices[drawn(taster.weigh(view.get(), choices, count, random), count, random)];
    }

    /** The place of a choice by lot, each the more likely the nearer it is to the best. */
    static int drawn(double[] hopes, int count, RandomGenerator random) {
        double best = hopes[0];
        double worst = hopes[0];
        for (int i = 1; i < count; i++) {
            best = Math.max(best, hopes[i]);
            worst = Math.min(worst, hopes[i]);
        }
        double far = Math.max(NEAR, Math.min(DOWN * (best - worst), FAR));
        double weights = 0;
        int drawn = 0;
        for (int i = 0; i < count; i++) {
            double weight = Math.max(0, 1 - (best - hopes[i]) / far);
            weights += weight;
            drawn = random.nextDouble() * weights < weight ? i : drawn;
        }
        return drawn;
    }
}
