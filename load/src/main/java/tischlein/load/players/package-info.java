/**
 * The people of a load: they take seats, choose when the schedule says so, leave, come back, and
 * compare what they are told. Open {@link tischlein.load.players.TablePlayers} first.
 */
@NullMarked
package tischlein.load.players;

import org.jspecify.annotations.NullMarked;
