/**
 * Plants faults into a game and shows that the laws find them. Open {@link
 * tischlein.testkit.mutants.Mutants} first.
 */
@NullMarked
package tischlein.testkit.mutants;

import org.jspecify.annotations.NullMarked;
