package tischlein.testkit.worlds;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** How chance moves at a table that a test has laid. */
@FunctionalInterface
public interface ScriptedChance {
    /**
     * One of chance's choices.
     *
     * @param n how many moves chance has made before
     * @param codes room for {@link Game#MOST_CHOICES}, to be written over
     */
    <T extends State<T>> int draw(Game<T, ?, ?> game, T s, long n, int[] codes);
}
