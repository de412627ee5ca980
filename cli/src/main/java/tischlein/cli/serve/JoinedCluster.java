package tischlein.cli.serve;

import java.util.List;
import java.util.Optional;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cluster.ClusterTables;
import tischlein.cluster.jgroups.ClusterSettings;
import tischlein.cluster.jgroups.JGroupsLinks;
import tischlein.kernel.Game;
import tischlein.server.Server;
import tischlein.server.records.ClusterStatus;
import tischlein.server.settings.ServerSettings;
import tischlein.table.outside.Outside;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.store.Store;

/** The other servers that a server has joined, or none if it runs alone. */
public final class JoinedCluster implements AutoCloseable {
    private final Optional<JGroupsLinks> links;

    private JoinedCluster(Optional<JGroupsLinks> links) {
        this.links = links;
    }

    /** Joins if there is something to join. */
    public static JoinedCluster join(
            Optional<ClusterSettings> settings, Surroundings around, Voice voice) {
        return new JoinedCluster(settings.map(how -> joined(how, around, voice)));
    }

    private static JGroupsLinks joined(ClusterSettings how, Surroundings around, Voice voice) {
        return ClusterOption.told(
                voice,
                () ->
                        JGroupsLinks.join(
                                how,
                                notice -> around.err().println(ClusterOption.said(notice, voice))));
    }

    public boolean alone() {
        return links.isEmpty();
    }

    /** Starts the server. If it has joined others, its clients reach the tables of all of them. */
    public Server start(
            ServerSettings settings, List<Game<?, ?, ?>> games, Store store, Outside outside) {
        if (alone()) {
            return Server.start(settings, games, store, outside);
        }
        var joined = links.get();
        var tables = new ClusterTables(games, store, outside, WorkerThreads.usual(), joined);
        var server = Server.start(settings, games, store, outside, tables);
        server.showCluster(new Status(joined, tables));
        return server;
    }

    /** What a server shows of its links. */
    private record Status(JGroupsLinks links, ClusterTables tables) implements ClusterStatus {
        @Override
        public List<String> addresses() {
            return links.addresses();
        }

        @Override
        public int viewChanges() {
            return links.viewChanges();
        }

        @Override
        public long relayed() {
            return tables.figures().relayed();
        }

        @Override
        public long moved() {
            return tables.figures().moved();
        }
    }

    /** Says goodbye to the others. */
    @Override
    public void close() {
        // A method reference would load JGroups even if there is nothing to leave.
        links.ifPresent(joined -> joined.leave());
    }
}
