/**
 * Programs that play as bots, by docs/bots.md: running one, checking that it keeps to the protocol,
 * and offering our own bots that way. Open {@link tischlein.cli.bots.ExternalBot} first.
 */
@NullMarked
package tischlein.cli.bots;

import org.jspecify.annotations.NullMarked;
