/**
 * Alles im Eimer, by Stefan Dorra. The rules are in docs/rules/buckets.md. Open {@link
 * tischlein.buckets.BucketsRules} first.
 */
@NullMarked
package tischlein.buckets;

import org.jspecify.annotations.NullMarked;
