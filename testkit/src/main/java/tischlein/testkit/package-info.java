/**
 * What every game's tests are made of: laws, scripts, playthroughs, fingerprints, perft, mutants,
 * two worlds.
 */
@NullMarked
package tischlein.testkit;

import org.jspecify.annotations.NullMarked;
