/**
 * What must hold of every game, whatever its rules are, and the random games in which it is
 * checked. Open {@link tischlein.testkit.laws.GameLaws} first: it lists the laws, one class each.
 */
@NullMarked
package tischlein.testkit.laws;

import org.jspecify.annotations.NullMarked;
