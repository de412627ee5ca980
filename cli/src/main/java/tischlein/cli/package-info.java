/** The program as people and scripts meet it in a terminal. Games are found, never named. */
@NullMarked
package tischlein.cli;

import org.jspecify.annotations.NullMarked;
