/**
 * The network between servers on JGroups: one key for all, TLS 1.3 between them, and a table of the
 * common database where they find each other. Open {@link tischlein.cluster.jgroups.JGroupsLinks}
 * first.
 */
@NullMarked
package tischlein.cluster.jgroups;

import org.jspecify.annotations.NullMarked;
