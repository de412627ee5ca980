/**
 * Mmm!, by Reiner Knizia: the rules are in docs/rules/larder.md. Open {@link
 * tischlein.larder.LarderRules} first, which follows that page; perfect play is worked out in the
 * package solver.
 */
@NullMarked
package tischlein.larder;

import org.jspecify.annotations.NullMarked;
