/**
 * Who sits where and who is there: chairs, the rules for changing them, clocks, chat, and everybody
 * who watches. Open {@link tischlein.table.seats.Seats} first.
 */
@NullMarked
package tischlein.table.seats;

import org.jspecify.annotations.NullMarked;
