package tischlein.table;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** Whoever makes chance's moves at a table. */
@FunctionalInterface
public interface Dealer {
    /**
     * One of chance's choices.
     *
     * @param n how many moves chance has made at this table before
     * @param codes room for {@link Game#MOST_CHOICES}, to be written over
     */
    <S extends State<S>> int draw(Game<S, ?, ?> game, S s, long n, int[] codes);
}
