@NullMarked
package tischlein.bench;

import org.jspecify.annotations.NullMarked;
