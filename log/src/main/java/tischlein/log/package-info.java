/**
 * The moves of a table, one a line: save file, playthrough, bug report and export. See docs/log.md.
 */
@NullMarked
package tischlein.log;

import org.jspecify.annotations.NullMarked;
