/**
 * What can go wrong in a simulated house, and when it does. Open {@link
 * tischlein.house.faults.Fault} first.
 */
@NullMarked
package tischlein.house.faults;

import org.jspecify.annotations.NullMarked;
