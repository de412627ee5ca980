/**
 * Two programs for developers, in English only: one puts a server under load, one kills it. Open
 * {@link tischlein.load.command.LoadPrograms} first.
 */
@NullMarked
package tischlein.load.command;

import org.jspecify.annotations.NullMarked;
