package tischlein.kernel;

/**
 * A game's exact play, in those positions where it is known. It has nothing but a view to go by,
 * and one instance serves every table.
 */
@FunctionalInterface
public interface Solver<V> {
    /**
     * Writes how often perfect play takes each of the viewer's choices.
     *
     * @param mix room for {@code count} shares, which add up to 1
     * @return whether it is known here; if not, what is written means nothing
     */
    boolean mix(V view, int[] choices, int count, double[] mix);

    /**
     * Writes the payoff that perfect play comes to after each of the viewer's choices.
     *
     * @return whether it is known here; by default it is not, even where the mix is
     */
    default boolean chances(V view, int[] choices, int count, double[] chances) {
        return false;
    }

    /** One that knows nothing. */
    static <V> Solver<V> none() {
        return (view, choices, count, mix) -> false;
    }
}
