/**
 * Plays at many tables of a server at once, with attackers beside them if wanted, and reports how
 * long moves took. Open {@link tischlein.load.Load} first.
 */
@NullMarked
package tischlein.load;

import org.jspecify.annotations.NullMarked;
