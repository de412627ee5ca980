package tischlein.cli.serve;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cluster.ClusterTables;
import tischlein.cluster.jgroups.ClusterSettings;
import tischlein.cluster.jgroups.JGroupsLinks;
import tischlein.kernel.Game;
import tischlein.kernel.Phrase.Sentence;
import tischlein.server.Server;
import tischlein.server.records.ClusterStatus;
import tischlein.server.settings.ServerSettings;
import tischlein.table.outside.Outside;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.store.Store;

/** The other servers that a server joins, or none if it runs alone. */
public final class JoinedCluster implements AutoCloseable {
    private final Optional<JGroupsLinks> links;
    private final Consumer<Sentence> notices;
    private final Voice voice;

    private JoinedCluster(Optional<JGroupsLinks> links, Consumer<Sentence> notices, Voice voice) {
        this.links = links;
        this.notices = notices;
        this.voice = voice;
    }

    /** Prepares to join if there is something to join. */
    public static JoinedCluster of(
            Optional<ClusterSettings> settings, Surroundings around, Voice voice) {
        return new JoinedCluster(
                settings.map(how -> ClusterOption.told(voice, () -> JGroupsLinks.of(how))),
                notice -> around.err().println(ClusterOption.said(notice, voice)),
                voice);
    }

    public boolean alone() {
        return links.isEmpty();
    }

    /**
     * Starts the server. If there are others, it joins them as soon as it is ready, and its clients
     * reach the tables of all.
     */
    public Server start(
            ServerSettings settings, List<Game<?, ?, ?>> games, Store store, Outside outside) {
        if (alone()) {
            return Server.start(settings, games, store, outside);
        }
        var joining = links.get();
        var tables = new ClusterTables(games, store, outside, WorkerThreads.usual(), joining);
        var server = Server.start(settings, games, store, outside, tables, () -> join(joining));
        server.showCluster(new Status(joining, tables));
        return server;
    }

    private void join(JGroupsLinks joining) {
        ClusterOption.told(
                voice,
                () -> {
                    joining.join(notices);
                    return joining;
                });
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
