/**
 * Shows in the terminal how far a long task has come, and what came of it. Open {@link
 * tischlein.cli.summary.ContestSummary} first.
 */
@NullMarked
package tischlein.cli.summary;

import org.jspecify.annotations.NullMarked;
