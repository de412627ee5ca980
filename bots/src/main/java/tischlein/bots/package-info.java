/**
 * Bots for every game. They know the kernel but no game: all they know about one is its advice.
 * Open {@link tischlein.bots.SearchBot} first.
 */
@NullMarked
package tischlein.bots;

import org.jspecify.annotations.NullMarked;
