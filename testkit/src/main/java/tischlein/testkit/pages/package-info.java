/**
 * What the tests read in the project itself: its folders, the rule pages and the pages about logs.
 * Open {@link tischlein.testkit.pages.RulePage} first; {@link tischlein.testkit.pages.RuleCoverage}
 * compares it with the tests and the code.
 */
@NullMarked
package tischlein.testkit.pages;

import org.jspecify.annotations.NullMarked;
