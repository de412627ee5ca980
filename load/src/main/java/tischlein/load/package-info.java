/** Many clients at once: how much a server bears, and that it loses nothing when it is killed. */
@NullMarked
package tischlein.load;

import org.jspecify.annotations.NullMarked;
