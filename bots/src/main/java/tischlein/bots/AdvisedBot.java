package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Advice;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;

/**
 * A bot for open games. It follows the game's {@link Advice} wherever that has considered
 * everything chance can do, and leaves other choices to another bot.
 */
final class AdvisedBot<S extends State<S>, V> implements Bot<V> {
    private final Game<S, ?, V> game;
    private final Advice<S> advice;
    private final int seat;
    private final Bot<V> otherwise;

    AdvisedBot(Game<S, ?, V> game, int seat, Bot<V> otherwise) {
        this.game = game;
        this.advice = game.advice();
        this.seat = seat;
        this.otherwise = otherwise;
    }

    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        var seen = view.get();
        var world = game.imagine(seen, random);
        return advice.thorough(world)
                ? advice.move(world, seat, random)
                : otherwise.choose(() -> seen, choices, count, budget, random);
    }
}
