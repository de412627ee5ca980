/**
 * One simulated time and one thread for everything that happens: events, processes that can be
 * killed and frozen, and work that can pause. Open {@link tischlein.house.time.SimulatedTime}
 * first.
 */
@NullMarked
package tischlein.house.time;

import org.jspecify.annotations.NullMarked;
