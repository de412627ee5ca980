@NullMarked
package tischlein.buckets;

import org.jspecify.annotations.NullMarked;
