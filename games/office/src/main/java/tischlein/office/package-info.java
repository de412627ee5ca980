@NullMarked
package tischlein.office;

import org.jspecify.annotations.NullMarked;
