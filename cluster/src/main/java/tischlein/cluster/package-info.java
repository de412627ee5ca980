/**
 * Several servers on one store: each table lives on one of them, and people do not notice which one
 * they talk to. Open {@link tischlein.cluster.ClusterTables} first.
 */
@NullMarked
package tischlein.cluster;

import org.jspecify.annotations.NullMarked;
