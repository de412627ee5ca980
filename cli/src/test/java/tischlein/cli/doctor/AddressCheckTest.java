package tischlein.cli.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.cli.TestServer;

class AddressCheckTest {
    private static final Map<String, Integer> GOOD =
            Map.of("/health", 200, "/metrics", 403, "/api/live", 401);

    @RegisterExtension final TestServer inn = new TestServer();

    private HttpServer proxy;

    AddressCheckTest() throws IOException {
        proxy = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    }

    @AfterEach
    void end() {
        proxy.stop(0);
    }

    /** What comes back through a proxy: its answers by their paths. */
    private List<String> through(boolean proxied, Map<String, Integer> answers, Instant now) {
        proxy.createContext(
                "/",
                exchange -> {
                    var body = "{\"store\":\"reachable\"}".getBytes(StandardCharsets.UTF_8);
                    int status = answers.getOrDefault(exchange.getRequestURI().getPath(), 404);
                    exchange.sendResponseHeaders(status, body.length);
                    exchange.getResponseBody().write(body);
                    exchange.close();
                });
        proxy.start();
        var place = URI.create("http://127.0.0.1:" + proxy.getAddress().getPort());
        return keys(new AddressCheck(place, proxied, InstantSource.fixed(now)));
    }

    private List<String> through(boolean proxied, Map<String, Integer> answers) {
        return through(proxied, answers, Instant.now());
    }

    private static List<String> keys(AddressCheck check) {
        return check.findings().stream().map(finding -> finding.what().key()).toList();
    }

    private static Map<String, Integer> but(String path, int status) {
        var answers = new java.util.HashMap<>(GOOD);
        answers.put(path, status);
        return answers;
    }

    @Test
    void aGoodProxyIsFine() {
        assertThat(through(true, GOOD))
                .containsExactly("doctor.address", "doctor.proxy", "doctor.socket", "doctor.clock");
    }

    @Test
    void aProxyThatSpoilsSocketsIsNoticed() {
        assertThat(through(true, but("/api/live", 426))).contains("doctor.socket.lost");
    }

    @Test
    void anotherPublicAddressIsNoticed() {
        assertThat(through(true, but("/api/live", 403))).contains("doctor.socket.origin");
    }

    @Test
    void aProxyThatChangesTheNameIsNoticed() {
        assertThat(through(true, but("/health", 421))).containsExactly("doctor.address.host");
    }

    @Test
    void figuresThatAnybodyMayReadAreNoticed() {
        assertThat(through(true, but("/metrics", 200))).contains("doctor.proxy.open");
    }

    @Test
    void aProxyThatIsNotTrustedIsDoubtful() {
        assertThat(through(false, GOOD)).contains("doctor.proxy.untrusted");
    }

    @Test
    void clocksFarApartAreNoticed() {
        assertThat(through(true, GOOD, Instant.now().minus(Duration.ofMinutes(5))))
                .contains("doctor.clock.wrong");
    }

    @Test
    void whatDoesNotAnswerIsSilent() {
        var nobody = URI.create("http://127.0.0.1:1");
        assertThat(keys(new AddressCheck(nobody, true, InstantSource.system())))
                .containsExactly("doctor.address.silent");
    }

    /**
     * Without a proxy whoever asks from here is on this machine, and nobody says what time it is.
     */
    @Test
    void aRealServerLetsSocketsThrough() {
        assertThat(keys(new AddressCheck(inn.place(), false, InstantSource.system())))
                .containsExactly(
                        "doctor.address",
                        "doctor.proxy.open",
                        "doctor.socket",
                        "doctor.clock.unknown");
    }
}
