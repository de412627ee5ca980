/**
 * Players without a chair. They know the kernel and no game: a game's own knowledge is its advice.
 */
@NullMarked
package tischlein.bots;

import org.jspecify.annotations.NullMarked;
