package tischlein.bots;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A bot that looks one step ahead: it tries each of its choices in a few worlds that it imagines
 * from its view, and takes the one after which the game's {@link Advice} likes its seat best.
 *
 * <p>It thinks in worlds, not in milliseconds, so that the same random numbers give the same choice
 * on every machine; its worlds are few enough for any clock. It keeps the states it thinks with:
 * one bot plays one seat of one table at a time.
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

    /** What it hopes for after each of the choices in one world. */
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
