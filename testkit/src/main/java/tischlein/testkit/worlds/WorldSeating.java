package tischlein.testkit.worlds;

import tischlein.kernel.Game;
import tischlein.kernel.Options;

/**
 * Who sits at a table, and which of them is looked at.
 *
 * @param viewer a seat, or {@link Game#ONLOOKER}
 * @param bots the seats that bots have, a bit set; people have the others
 */
public record WorldSeating(Options options, int viewer, int bots) {}
