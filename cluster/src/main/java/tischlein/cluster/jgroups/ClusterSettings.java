package tischlein.cluster.jgroups;

import tischlein.store.database.PostgresAddress;

/**
 * How a server takes part in a cluster.
 *
 * @param database the one that all servers share
 * @param cluster the name under which servers find each other; those with another one live beside
 *     this one as a cluster of their own
 */
public record ClusterSettings(
        ClusterKey key, ClusterAddress address, PostgresAddress database, String cluster) {}
