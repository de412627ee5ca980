@NullMarked
package tischlein.larder;

import org.jspecify.annotations.NullMarked;
