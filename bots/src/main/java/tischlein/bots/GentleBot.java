package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * An easy opponent: it looks one step ahead like {@link GreedyBot}, but in one imagined world only,
 * and takes any choice that looks nearly as good as the best, better ones more often. It never
 * makes a choice that looks clearly bad.
 */
final class GentleBot<S extends State<S>, V> implements Bot<V> {
    /**
     * Choices that are worse than the best by no more than this chance to win may always be taken.
     */
    private static final double NEAR = 0.03;

    /**
     * If choices differ more, it takes those within this part of the way from the best to the worst
     * …
     */
    private static final double DOWN = 0.9;

    /** … but none that is worse than the best by more than this. */
    private static final double FAR = 0.4;

    private final GreedyBot<S, V> greedy;

    GentleBot(Game<S, ?, V> game, int seat) {
        greedy = new GreedyBot<>(game, seat);
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        return choices[drawn(greedy.weigh(view.get(), choices, count, random), count, random)];
    }

    /** The place of a randomly drawn choice; better ones are more likely. */
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
