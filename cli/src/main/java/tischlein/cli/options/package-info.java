/**
 * Options that several commands share: games, tables, servers, bots, people, and what a shell can
 * complete. Open {@link tischlein.cli.options.TableOptions} first.
 */
@NullMarked
package tischlein.cli.options;

import org.jspecify.annotations.NullMarked;
