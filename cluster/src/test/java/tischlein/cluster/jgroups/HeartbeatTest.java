package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.sql.SQLException;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class HeartbeatTest {
    private static final String CLUSTER = "tischlein 1";

    @Test
    void whoSharesTheDatabaseWithAnotherVersionMissesIt() throws SQLException {
        var table = new DiscoveryTable(ClusterDatabase.create());
        table.create();
        table.confirm("uuid://other-version", "tischlein 2", "127.0.0.1:2", true);
        var self = new Heartbeat.Self("uuid://self", CLUSTER, "127.0.0.1:4");
        var heartbeat = new Heartbeat(table, self, () -> false, () -> Set.of("uuid://self"));
        TestCluster.await("it knows at the next beat", heartbeat::missesSomebody);
        heartbeat.stop();
    }

    @Test
    void itSaysThatItIsThereAndComplainsOfOthersThatItDoesNotSee() throws SQLException {
        var logger = (Logger) LoggerFactory.getLogger(Heartbeat.class);
        var lines = new ListAppender<ILoggingEvent>();
        lines.start();
        logger.addAppender(lines);
        var table = new DiscoveryTable(ClusterDatabase.create());
        table.create();
        table.confirm("uuid://seen", CLUSTER, "127.0.0.1:1", true);
        table.confirm("uuid://other-version", "tischlein 2", "127.0.0.1:2", true);
        table.confirm("uuid://missed", CLUSTER, "127.0.0.1:3", true);
        var self = new Heartbeat.Self("uuid://self", CLUSTER, "127.0.0.1:4");
        var heartbeat =
                new Heartbeat(table, self, () -> false, () -> Set.of("uuid://self", "uuid://seen"));
        heartbeat.complain(heartbeat.unseen());
        TestCluster.await("it knows at the next beat", heartbeat::missesSomebody);
        heartbeat.stop();
        logger.detachAppender(lines);
        assertThat(lines.list)
                .singleElement()
                .satisfies(line ->
                        assertThat(line.getKeyValuePairs())
                                .singleElement()
                                .hasToString("server=\"127.0.0.1:3\""));
        assertThat(table.rows()).extracting(DiscoveryTable.Row::id).contains("uuid://self");
    }
}
