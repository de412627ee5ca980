/**
 * The game that is played at a table: what a choice leads to, which choices are pending, and what
 * each viewer is told. Nothing is stored or sent from here. Open {@link
 * tischlein.table.game.Referee} first.
 */
@NullMarked
package tischlein.table.game;

import org.jspecify.annotations.NullMarked;
