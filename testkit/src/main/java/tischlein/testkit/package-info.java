@NullMarked
package tischlein.testkit;

import org.jspecify.annotations.NullMarked;
