/** Mmm!, by Reiner Knizia: the rules are in docs/rules/larder.md. */
@NullMarked
package tischlein.larder;

import org.jspecify.annotations.NullMarked;
