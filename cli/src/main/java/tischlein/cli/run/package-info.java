/**
 * What every command works with: streams and variables, the program's texts in the user's language,
 * errors, files, and the games that are installed. Open {@link tischlein.cli.run.Surroundings}
 * first.
 */
@NullMarked
package tischlein.cli.run;

import org.jspecify.annotations.NullMarked;
