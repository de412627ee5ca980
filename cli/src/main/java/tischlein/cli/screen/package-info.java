/**
 * Draws a game in words and reads lines from a terminal or a pipe. Open {@link
 * tischlein.cli.screen.Screen} first.
 */
@NullMarked
package tischlein.cli.screen;

import org.jspecify.annotations.NullMarked;
