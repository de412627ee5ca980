/**
 * What every game is tested by. Open {@link tischlein.testkit.GameContract} first: a game's test
 * implements it and says only what differs. The packages below see each other in one direction:
 * pages, play, inspect, laws and texts, this one, mutants; worlds needs play only.
 */
@NullMarked
package tischlein.testkit;

import org.jspecify.annotations.NullMarked;
