package tischlein.kernel;

import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Somebody who plays a seat and needs no chair. It gets a view, never a state. */
public interface Bot<V> {
    /**
     * One of the choices.
     *
     * @param view what its seat may know; made only if the bot looks
     * @param choices the codes it may play, of which there are {@code count}
     */
    int choose(Supplier<V> view, int[] choices, int count, Budget budget, RandomGenerator random);

    /**
     * How long a bot may think about one choice, whichever ends first.
     *
     * @param iterations worlds to imagine
     */
    record Budget(int millis, int iterations) {
        public static final Budget USUAL = new Budget(200, Integer.MAX_VALUE);
    }
}
