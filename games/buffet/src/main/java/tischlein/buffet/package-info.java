/**
 * Schlacht am Buffet, by Martin Wallace. The rules are in docs/rules/buffet.md. Open {@link
 * tischlein.buffet.BuffetRules} first.
 */
@NullMarked
package tischlein.buffet;

import org.jspecify.annotations.NullMarked;
