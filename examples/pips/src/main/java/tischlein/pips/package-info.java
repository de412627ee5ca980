/**
 * Pips, the smallest complete game: the rules are in docs/rules.md of its folder. Open {@link
 * tischlein.pips.PipsRules} first, which follows that page.
 */
@NullMarked
package tischlein.pips;

import org.jspecify.annotations.NullMarked;
