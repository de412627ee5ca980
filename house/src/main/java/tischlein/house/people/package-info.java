/**
 * People at tables, their pages and their connections. Open {@link tischlein.house.people.Person}
 * first.
 */
@NullMarked
package tischlein.house.people;

import org.jspecify.annotations.NullMarked;
