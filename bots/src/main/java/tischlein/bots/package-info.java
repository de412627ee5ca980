@NullMarked
package tischlein.bots;

import org.jspecify.annotations.NullMarked;
