/** The program {@code .build/house}. Open {@link tischlein.house.command.HouseCommand} first. */
@NullMarked
package tischlein.house.command;

import org.jspecify.annotations.NullMarked;
