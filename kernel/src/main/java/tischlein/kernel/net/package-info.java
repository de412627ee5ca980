/**
 * Small value networks: what they are made of, what they see, what they say, and how a game says
 * what there is to learn. They are used here and trained elsewhere. Open {@link
 * tischlein.kernel.net.Net} first.
 */
@NullMarked
package tischlein.kernel.net;

import org.jspecify.annotations.NullMarked;
