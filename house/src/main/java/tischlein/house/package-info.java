/**
 * A whole house in one seed: servers, database, people and faults in simulated time. Open {@link
 * tischlein.house.House} first.
 */
@NullMarked
package tischlein.house;

import org.jspecify.annotations.NullMarked;
