package tischlein.arena.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tischlein.kernel.Advice;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot.Budget;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Thoughts;

/**
 * Thoughts for a seat whose bot has none of its own: every choice is tried in the same imagined
 * worlds, which are played to their end as the game's {@link Advice} would. The mix comes from
 * regret matching over these worlds.
 */
public final class Forecast<S extends State<S>, V> {
    private static final long NANOS = 1_000_000;

    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private final Seeded lot = new Seeded(0);
    private final int[] codes = new int[Game.MOST_CHOICES];

    public Forecast(Game<S, ?, V> game, int seat) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
    }

    public Thoughts thoughts(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var single = IntStream.of(choices).limit(count).mapToObj(List::of).toList();
        return thoughts(view.get(), single, budget, random);
    }

    /**
     * @param choices of one or several moves each; if moves are missing the advice makes them
     */
    public Thoughts thoughts(
            V seen, List<List<Integer>> choices, Budget budget, RandomGenerator random) {
        int count = choices.size();
        var regrets = new Regrets(count);
        var sums = new double[count];
        var payoffs = new double[count];
        long end = System.nanoTime() + budget.millis() * NANOS;
        int worlds = 0;
        do {
            var world = game.imagine(seen, random);
            var trial = world.copy();
            long luck = random.nextLong();
            for (int i = 0; i < count; i++) {
                trial.become(world);
                lot.begin(luck); // the same luck for each choice
                payoffs[i] = payoff(trial, choices.get(i));
                sums[i] += payoffs[i];
            }
            regrets.add(payoffs);
            worlds++;
        } while (worlds < budget.iterations() && System.nanoTime() < end);
        var thoughts = new ArrayList<Thoughts.Thought>();
        for (int i = 0; i < count; i++) {
            thoughts.add(
                    new Thoughts.Thought(
                            choices.get(i), sums[i] / worlds, regrets.share(i, worlds)));
        }
        return new Thoughts(thoughts, worlds);
    }

    private double payoff(S s, List<Integer> moves) {
        moves.forEach(code -> game.play(s, seat, code, News.UNHEARD));
        for (int waiting = game.waiting(s); waiting != 0; waiting = game.waiting(s)) {
            int actor = Bits.lowest(waiting);
            int next = actor == Game.CHANCE ? game.draw(s, lot, codes) : advice.move(s, actor, lot);
            game.play(s, actor, next, News.UNHEARD);
        }
        return game.payoff(s, seat);
    }

    /** What one would have liked to have chosen; the mix follows it. */
    private static final class Regrets {
        final double[] regrets;
        final double[] mix;
        final double[] shares;

        Regrets(int count) {
            regrets = new double[count];
            mix = new double[count];
            shares = new double[count];
        }

        void add(double[] payoffs) {
            double positive = 0;
            for (double regret : regrets) {
                positive += Math.max(0, regret);
            }
            double expected = 0;
            for (int i = 0; i < mix.length; i++) {
                mix[i] = positive > 0 ? Math.max(0, regrets[i]) / positive : 1.0 / mix.length;
                shares[i] += mix[i];
                expected += mix[i] * payoffs[i];
            }
            for (int i = 0; i < mix.length; i++) {
                regrets[i] += payoffs[i] - expected;
            }
        }

        double share(int choice, int times) {
            return shares[choice] / times;
        }
    }
}
