/**
 * What servers say to each other, and how it becomes bytes. Open {@link
 * tischlein.cluster.messages.LinkMessage} first.
 */
@NullMarked
package tischlein.cluster.messages;

import org.jspecify.annotations.NullMarked;
