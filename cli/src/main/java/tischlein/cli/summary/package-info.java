/**
 * Says in the terminal how far long work is and what came of it. Open {@link
 * tischlein.cli.summary.ContestSummary} first.
 */
@NullMarked
package tischlein.cli.summary;

import org.jspecify.annotations.NullMarked;
