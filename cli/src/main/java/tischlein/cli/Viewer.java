package tischlein.cli;

import tischlein.kernel.Game;

/**
 * Who listens to a story.
 *
 * @param seat a seat or {@link Game#ONLOOKER}
 * @param all whether nothing is kept from the listener
 */
record Viewer(int seat, boolean all) {
    static final Viewer ONLOOKER = new Viewer(Game.ONLOOKER, false);
    static final Viewer ALL = new Viewer(Game.ONLOOKER, true);

    static Viewer at(int seat) {
        return new Viewer(seat, false);
    }

    /** Whether what concerns a seat is told in full. */
    boolean privy(int concerned) {
        return all || seat != Game.ONLOOKER && seat == concerned;
    }
}
