package tischlein.bots;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A bot that looks one step ahead: it tries each of its choices in a few worlds imagined from its
 * view, and takes the one after which the game's {@link Advice} values its seat most.
 *
 * <p>It counts worlds, not milliseconds, so that the same random numbers give the same choice on
 * every machine. It keeps the states it thinks with, so one bot plays one seat of one table.
 */
public final class GreedyBot<S extends State<S>, V> implements Bot<V> {
    private static final int WORLDS = 8;

    private final Game<S, ?, V> game;
    private final int seat;
    private Optional<Glance<S>> glance = Optional.empty();

    public GreedyBot(Game<S, ?, V> game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var seen = view.get();
        var world = game.imagine(seen, random);
        int worlds = Math.clamp(budget.iterations(), 1, WORLDS);
        int best =
                glance(world).best(world, seat, game.hides(seen), worlds, choices, count, random);
        return choices[best];
    }

    /** The value after each of the choices, in one world. */
    double[] weigh(V seen, int[] choices, int count, RandomGenerator random) {
        var world = game.imagine(seen, random);
        return glance(world).weigh(world, seat, game.hides(seen), 1, choices, count, random);
    }

    private Glance<S> glance(S like) {
        if (glance.isEmpty()) {
            glance = Optional.of(new Glance<>(game, like));
        }
        return glance.get();
    }
}
