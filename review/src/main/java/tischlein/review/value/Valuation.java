package tischlein.review.value;

import tischlein.kernel.State;

/**
 * What a whole position is worth to every seat, all hands known. It goes by the position alone: the
 * same position always has the same chances, however it came about.
 */
public interface Valuation<S extends State<S>> {
    /**
     * Writes every seat's chance to win, for a position where a seat is to move or the game is
     * over. They add up to 1; in a team game each is the team's.
     */
    void chances(S s, double[] chances);

    /** Whether the chances there are those of perfect play, and no estimate. */
    boolean proved(S s);

    /** What is written beside figures that come from it: it changes whenever they would. */
    String version();
}
