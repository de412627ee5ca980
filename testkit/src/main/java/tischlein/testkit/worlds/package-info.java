/**
 * Plays the same game at two tables that differ only in what one viewer may not know, and compares
 * every byte that the viewer is sent. Open {@link tischlein.testkit.worlds.TwoWorlds} first; the
 * faults it must notice are in {@link tischlein.testkit.worlds.Leak}.
 */
@NullMarked
package tischlein.testkit.worlds;

import org.jspecify.annotations.NullMarked;
