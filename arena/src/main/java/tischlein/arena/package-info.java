/** Many games at once, and what they show. */
@NullMarked
package tischlein.arena;

import org.jspecify.annotations.NullMarked;
