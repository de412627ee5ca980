package tischlein.cluster.jgroups;

import java.sql.SQLException;
import java.util.concurrent.locks.LockSupport;

/** The row of a server that is alive on another machine. */
final class FarServer implements AutoCloseable {
    private final DiscoveryTable table;
    private final String id;
    private final Thread heartbeat;
    private volatile boolean gone;

    FarServer(DiscoveryTable table, String cluster, ClusterAddress at) throws SQLException {
        this.table = table;
        id = "uuid://00000000-0000-0000-0000-00000000" + at.port();
        table.confirm(id, cluster, at.toString(), false);
        heartbeat =
                Thread.ofVirtual()
                        .start(() -> {
                            while (!gone) {
                                LockSupport.parkNanos(50_000_000);
                                confirm(table, id, cluster, at);
                            }
                        });
    }

    private static void confirm(
            DiscoveryTable table, String id, String cluster, ClusterAddress at) {
        try {
            table.confirm(id, cluster, at.toString(), false);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws SQLException {
        gone = true;
        TestCluster.await("its heartbeat has stopped", () -> !heartbeat.isAlive());
        table.remove(table.rows().stream().filter(row -> row.id().equals(id)).toList());
    }
}
