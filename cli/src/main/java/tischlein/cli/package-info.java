@NullMarked
package tischlein.cli;

import org.jspecify.annotations.NullMarked;
