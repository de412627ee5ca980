/**
 * Recognises guests by their keys, gives them names and figures that cannot be confused, and stops
 * those who guess table codes. Open {@link tischlein.server.guests.Guests} first.
 */
@NullMarked
package tischlein.server.guests;

import org.jspecify.annotations.NullMarked;
