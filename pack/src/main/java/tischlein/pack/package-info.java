/**
 * What {@code .build/package} cannot do in a shell. Open {@link tischlein.pack.Packaging} first.
 */
@NullMarked
package tischlein.pack;

import org.jspecify.annotations.NullMarked;
