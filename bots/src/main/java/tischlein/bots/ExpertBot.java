package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Solver;

/**
 * A bot that plays perfectly where the game's {@link Solver} knows how, and elsewhere leaves it to
 * another bot.
 */
public final class ExpertBot<V> implements Bot<V> {
    private final Solver<V> solver;
    private final Bot<V> otherwise;
    private final double[] mix = new double[Game.MOST_CHOICES];

    public ExpertBot(Solver<V> solver, Bot<V> otherwise) {
        this.solver = solver;
        this.otherwise = otherwise;
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var seen = view.get();
        if (!solver.mix(seen, choices, count, mix)) {
            return otherwise.choose(() -> seen, choices, count, budget, random);
        }
        return choices[drawn(count, random.nextDouble())];
    }

    /** One of the choices, each as often as the mix says. */
    private int drawn(int count, double lot) {
        double rest = lot;
        int last = 0;
        for (int i = 0; i < count; i++) {
            if (mix[i] > 0) {
                last = i;
                rest -= mix[i];
                if (rest < 0) {
                    return i;
                }
            }
        }
        return last; // the shares may add up to a hair less than 1
    }
}
