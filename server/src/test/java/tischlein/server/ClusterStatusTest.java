package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.server.records.ClusterStatus;

class ClusterStatusTest {
    /** Two servers, after others have come and gone. */
    private record TwoServers() implements ClusterStatus {
        @Override
        public List<String> addresses() {
            return List.of("10.0.0.1:7800", "10.0.0.2:7800");
        }

        @Override
        public int viewChanges() {
            return 5;
        }

        @Override
        public long relayed() {
            return 7;
        }

        @Override
        public long moved() {
            return 3;
        }
    }

    @Test
    void whoIsThereIsShownOnceThereAreSeveral() {
        try (var running = RunningServer.usual()) {
            var stranger = running.stranger();
            assertThat(stranger.get("/health").body()).doesNotContain("servers");
            assertThat(stranger.get("/metrics").body()).doesNotContain("tischlein_servers");
            running.server().showCluster(new TwoServers());
            assertThat(stranger.get("/health").json().path("servers").asInt()).isEqualTo(2);
            assertThat(stranger.get("/health").body()).contains("10.0.0.1:7800", "10.0.0.2:7800");
            assertThat(stranger.get("/metrics").body())
                    .contains("tischlein_servers 2.0", "tischlein_servers_changes_total 5.0")
                    .contains("tischlein_requests_relayed_total 7.0")
                    .contains("tischlein_tables_moved_total 3.0")
                    .doesNotContain("10.0.0");
        }
    }

    @Test
    void addressesAreForThoseWhoMayReadTheMetrics() {
        try (var running = RunningServer.usual()) {
            running.server().showCluster(new TwoServers());
            var from = Map.of("X-Forwarded-For", "192.0.2.1");
            var health = running.stranger().request("GET", "/health", "", from);
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.body()).contains("\"servers\":2").doesNotContain("10.0.0");
        }
    }
}
