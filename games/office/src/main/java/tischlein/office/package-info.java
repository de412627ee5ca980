/**
 * Büro Crazy, by Günter Burkhardt. The rules are in docs/rules/office.md. Open {@link
 * tischlein.office.OfficeRules} first.
 */
@NullMarked
package tischlein.office;

import org.jspecify.annotations.NullMarked;
