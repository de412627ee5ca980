/**
 * Nets are trained here, from games that they play by themselves. Open {@link
 * tischlein.arena.train.Training} first.
 */
@NullMarked
package tischlein.arena.train;

import org.jspecify.annotations.NullMarked;
