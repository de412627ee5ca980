@NullMarked
package tischlein.log;

import org.jspecify.annotations.NullMarked;
