/** Alles im Eimer, by Stefan Dorra: the rules are in docs/rules/buckets.md. */
@NullMarked
package tischlein.buckets;

import org.jspecify.annotations.NullMarked;
