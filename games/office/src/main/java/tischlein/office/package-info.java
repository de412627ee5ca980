/** Büro Crazy, by Günter Burkhardt: the rules are in docs/rules/office.md. */
@NullMarked
package tischlein.office;

import org.jspecify.annotations.NullMarked;
