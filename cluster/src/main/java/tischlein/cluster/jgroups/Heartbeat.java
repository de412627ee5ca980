package tischlein.cluster.jgroups;

import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.cluster.jgroups.DiscoveryTable.Row;

/**
 * Keeps confirming the row of a server in the database, and warns of others that do the same but
 * cannot be reached: they started at the same moment with another key, or the network is cut.
 */
final class Heartbeat {
    private static final Logger LOGGER = LoggerFactory.getLogger(Heartbeat.class);

    /** Whoever has only just come or gone is not missed yet. */
    private static final int BEATS_BETWEEN_LOOKS = 30;

    private static final Duration LAST_BEAT = Duration.ofSeconds(2);

    private static final String UNREACHABLE =
            "a server on this database cannot be reached: firewall, or its key?";

    private final DiscoveryTable table;
    private final Self self;
    private final BooleanSupplier coordinator;
    private final Supplier<Set<String>> present;
    private volatile boolean missing;
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Thread thread;

    /** A server's row. */
    record Self(String id, String cluster, String ip) {}

    /**
     * @param present the ids of those that this server sees
     */
    Heartbeat(
            DiscoveryTable table,
            Self self,
            BooleanSupplier coordinator,
            Supplier<Set<String>> present) {
        this.table = table;
        this.self = self;
        this.coordinator = coordinator;
        this.present = present;
        thread = Thread.ofVirtual().name("links heartbeat").start(this::run);
    }

    private void run() {
        int beats = 0;
        try {
            do {
                beat(++beats % BEATS_BETWEEN_LOOKS == 0);
            } while (!stopped.await(DiscoveryTable.BEAT.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException _) {
            // nobody does that; its row grows old, but whoever is there knows it
        }
    }

    private void beat(boolean look) {
        try {
            table.confirm(self.id(), self.cluster(), self.ip(), coordinator.getAsBoolean());
            var unseen = unseen();
            missing = !unseen.isEmpty();
            if (look) {
                complain(unseen);
            }
        } catch (SQLException _) {
            // The store says that the database is away; the servers know each other, and nobody
            // writes anything that another could miss.
            missing = false;
        }
    }

    /** Those that say that they are there, and that this server does not see. */
    List<Row> unseen() throws SQLException {
        var known = present.get();
        return table.rows().stream()
                .filter(row -> row.fresh() && !known.contains(row.id()))
                .toList();
    }

    /** Whether there were any such at the last beat, even of another version. */
    boolean missesSomebody() {
        return missing;
    }

    /** Servers of another version are not expected to be seen. */
    void complain(List<Row> unseen) {
        unseen.stream()
                .filter(row -> row.cluster().equals(self.cluster()))
                .forEach(row -> LOGGER.atWarn().addKeyValue("server", row.at()).log(UNREACHABLE));
    }

    /** To be called before a row is removed: another beat would put it back. */
    void stop() {
        stopped.countDown();
        try {
            thread.join(LAST_BEAT);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
