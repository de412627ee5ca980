package tischlein.bots;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import tischlein.kernel.Bot;

/** A bot that makes any of its choices with equal probability, without looking at the game. */
public final class RandomBot<V> implements Bot<V> {
    @Override
    public int choose(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random) {
        return choices[random.nextInt(count)];
    }
}
