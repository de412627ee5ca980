@NullMarked
package tischlein.words;

import org.jspecify.annotations.NullMarked;
