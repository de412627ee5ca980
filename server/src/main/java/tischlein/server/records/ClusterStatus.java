package tischlein.server.records;

import java.util.List;

/** The servers that a server plays together with, as operators see them. */
public interface ClusterStatus {
    /** Where the servers that are there now listen for each other, this one among them. */
    List<String> addresses();

    /** How often one has come or gone. */
    int viewChanges();

    /** How many requests have been passed on to other servers. */
    long relayed();

    /** How many tables have left this server for another. */
    long moved();
}
