/**
 * Running a server from the command line: which database, where it can be reached, and how it ends.
 * Open {@link tischlein.cli.serve.Welcome} first.
 */
@NullMarked
package tischlein.cli.serve;

import org.jspecify.annotations.NullMarked;
