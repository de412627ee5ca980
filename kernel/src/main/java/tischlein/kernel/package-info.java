/** What every game has in common: moves, states, chance, views and words. Depends on nothing. */
@NullMarked
package tischlein.kernel;

import org.jspecify.annotations.NullMarked;
