package tischlein.kernel;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** A bot that can say what it thinks of every choice. */
public interface Thinker<V> extends Bot<V> {
    /** What it thinks of the choices that {@link Bot#choose} would be given. */
    Thoughts thoughts(
            Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random);
}
