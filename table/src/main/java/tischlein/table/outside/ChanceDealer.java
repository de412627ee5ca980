package tischlein.table.outside;

import tischlein.kernel.Game;
import tischlein.kernel.State;

/** Makes chance's moves at a table. */
@FunctionalInterface
public interface ChanceDealer {
    /**
     * Draws one of chance's choices.
     *
     * @param n how many moves chance has made at this table before
     * @param codes room for {@link Game#MOST_CHOICES} codes, to be overwritten
     */
    <S extends State<S>> int draw(Game<S, ?, ?> game, S s, long n, int[] codes);
}
