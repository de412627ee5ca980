package tischlein.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.server.RawRequest;
import tischlein.server.RunningServer;

class ClientAddressTest {
    private static final InetSocketAddress PROXY =
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 1);

    private static String forwarded(String... lines) {
        return ClientAddress.forwarded(List.of(lines), PROXY).limited();
    }

    @Test
    void behindAProxyTheLastAddressOfTheLastLineCounts() {
        assertThat(forwarded("192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(forwarded("10.0.0.1, 192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(forwarded("10.0.0.1", "192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(forwarded("10.0.0.1, 10.0.0.2", "10.0.0.3, 192.0.2.1")).isEqualTo("192.0.2.1");
        assertThat(forwarded("192.0.2.1", "nobody")).isEqualTo("127.0.0.1");
        assertThat(forwarded()).isEqualTo("127.0.0.1");
    }

    @Test
    void aRequestWithTwoLinesIsCountedByTheProxysOwn() {
        var settings = RunningServer.listening("127.0.0.1", java.util.Optional.empty(), true);
        var few =
                new ServerSettings(
                        settings.host(),
                        0,
                        settings.publicUrl(),
                        true,
                        settings.page(),
                        RunningServer.FEW_REQUESTS);
        try (var proxied = RunningServer.with(few)) {
            var status = "200";
            for (int i = 0; i < 1_000 && status.equals("200"); i++) {
                var sent =
                        "GET /api/games HTTP/1.1\nHost: x\nX-Forwarded-For: 10.0.0.%d\nX-Forwarded-For: 192.0.2.1\nConnection: close\n\n"
                                .formatted(i % 250);
                status = RawRequest.sent(proxied, sent).split(" ")[1];
            }
            assertThat(status).isEqualTo("429");
        }
    }
}
