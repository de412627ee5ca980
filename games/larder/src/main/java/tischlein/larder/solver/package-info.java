/**
 * Works out the whole game without the line variant: the chance to win at every position, kept in a
 * table. It knows only how many portions are left of each provision, not the board. Open {@link
 * tischlein.larder.solver.LarderSolution} first; {@link tischlein.larder.solver.PerfectTurn} plays
 * by the table.
 */
@NullMarked
package tischlein.larder.solver;

import org.jspecify.annotations.NullMarked;
