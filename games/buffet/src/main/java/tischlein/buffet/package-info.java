/** Schlacht am Buffet, by Martin Wallace: the rules are in docs/rules/buffet.md. */
@NullMarked
package tischlein.buffet;

import org.jspecify.annotations.NullMarked;
