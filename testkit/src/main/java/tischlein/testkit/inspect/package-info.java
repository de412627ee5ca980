/**
 * Looks closely at what a game has made: everything in a state, what a view is made of, and all
 * that a draw can come to with its exact odds. Open {@link tischlein.testkit.inspect.StateDump}
 * first.
 */
@NullMarked
package tischlein.testkit.inspect;

import org.jspecify.annotations.NullMarked;
