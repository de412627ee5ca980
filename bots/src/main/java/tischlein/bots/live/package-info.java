/**
 * What a live table wants of its bots: that they stop in time, and that what they have learned can
 * be kept until their next choice. Open {@link tischlein.bots.live.HurriedBot} first.
 */
@NullMarked
package tischlein.bots.live;

import org.jspecify.annotations.NullMarked;
