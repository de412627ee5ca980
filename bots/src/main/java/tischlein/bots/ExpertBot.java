package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.bots.live.BotMemory;
import tischlein.bots.live.Rememberer;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Solver;

/**
 * A bot that plays perfectly where the game's {@link Solver} can, and leaves other choices to
 * another bot.
 */
public final class ExpertBot<V> implements Bot<V>, Rememberer {
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

    @Override
    public BotMemory memory() {
        return Rememberer.of(otherwise);
    }

    @Override
    public void recall(BotMemory memory) {
        Rememberer.recall(otherwise, memory);
    }

    /** One of the choices, each with the probability that the mix gives it. */
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
        return last; // rounding may leave the sum just below 1
    }
}
