/**
 * One class for each command, with its options and what it does in order. All that commands share
 * is in the other rooms. Open {@link tischlein.cli.command.PlayCommand} first.
 */
@NullMarked
package tischlein.cli.command;

import org.jspecify.annotations.NullMarked;
