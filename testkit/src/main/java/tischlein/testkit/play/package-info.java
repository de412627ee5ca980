/**
 * Games that tests play: written down move by move, drawn by lot, counted, or told for people to
 * read. Open {@link tischlein.testkit.play.GameScript} first; how much of everything is played is
 * in {@link tischlein.testkit.play.Counts}.
 */
@NullMarked
package tischlein.testkit.play;

import org.jspecify.annotations.NullMarked;
