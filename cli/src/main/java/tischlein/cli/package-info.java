/**
 * The program ./tischlein: reads the command line, runs the command it names, and writes help and
 * manuals. Open {@link tischlein.cli.Tischlein} first.
 */
@NullMarked
package tischlein.cli;

import org.jspecify.annotations.NullMarked;
