/**
 * The log of a game, one move a line: save file, playthrough, bug report and export. docs/log.md
 * describes the format. Open {@link tischlein.log.Log} first; {@link tischlein.log.Verification}
 * says whether seals and commitments were kept.
 */
@NullMarked
package tischlein.log;

import org.jspecify.annotations.NullMarked;
