/**
 * A game at this keyboard: people, bots, hints, and looking back at earlier positions. Open {@link
 * tischlein.cli.local.SharedKeyboard} first.
 */
@NullMarked
package tischlein.cli.local;

import org.jspecify.annotations.NullMarked;
