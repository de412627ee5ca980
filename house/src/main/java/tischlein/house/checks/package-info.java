/**
 * What must be true in a simulated house after every step, seen from the database and from what
 * people are told. Open {@link tischlein.house.checks.TableWitness} first.
 */
@NullMarked
package tischlein.house.checks;

import org.jspecify.annotations.NullMarked;
