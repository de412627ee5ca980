@NullMarked
package tischlein.arena;

import org.jspecify.annotations.NullMarked;
