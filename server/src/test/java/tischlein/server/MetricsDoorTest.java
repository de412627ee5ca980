package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tischlein.server.settings.ServerSettings;

class MetricsDoorTest {
    private static int metrics(RunningServer running, Map<String, String> headers) {
        return running.stranger().request("GET", "/metrics", "", headers).status();
    }

    private static ServerSettings settings(boolean proxied) {
        return new ServerSettings(
                "127.0.0.1",
                0,
                Optional.empty(),
                proxied,
                Set.of(),
                Optional.of("open sesame"),
                ServerSettings.PAGE,
                RunningServer.GENEROUS);
    }

    @Test
    void onlyTheMachineItselfMayReadThem() {
        try (var running = RunningServer.usual()) {
            assertThat(metrics(running, Map.of())).isEqualTo(200);
            assertThat(metrics(running, Map.of("X-Forwarded-For", "192.0.2.1"))).isEqualTo(403);
            assertThat(metrics(running, Map.of("Forwarded", "for=192.0.2.1"))).isEqualTo(403);
            assertThat(running.stranger().get("/health").status()).isEqualTo(200);
        }
    }

    @Test
    void behindAProxyATokenIsNeeded() {
        try (var proxied = RunningServer.with(settings(true))) {
            assertThat(metrics(proxied, Map.of())).isEqualTo(403);
            assertThat(metrics(proxied, Map.of("Authorization", "Bearer open"))).isEqualTo(403);
            assertThat(metrics(proxied, Map.of("Authorization", "Bearer open sesame")))
                    .isEqualTo(200);
        }
        assertThat(settings(true)).asString().doesNotContain("sesame");
    }

    @Test
    void withoutATokenNoneFits() {
        try (var proxied =
                RunningServer.with(RunningServer.listening("127.0.0.1", Optional.empty(), true))) {
            assertThat(metrics(proxied, Map.of("Authorization", "Bearer "))).isEqualTo(403);
        }
    }
}
