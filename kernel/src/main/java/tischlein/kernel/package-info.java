/**
 * What every game has in common: moves, states, chance, views and words. Depends on nothing, and
 * never grows by game. Open {@link tischlein.kernel.Game} first. Its classes stay in one package:
 * nearly all of them are the vocabulary of that one interface.
 */
@NullMarked
package tischlein.kernel;

import org.jspecify.annotations.NullMarked;
