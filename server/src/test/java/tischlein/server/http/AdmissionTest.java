package tischlein.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.server.RunningServer;
import tischlein.server.WirePerson;
import tischlein.server.messages.Fields;

class AdmissionTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    @Test
    void whatGoesWrongGivesItsTurnBack() {
        var guest = running.guest("Ada");
        for (int i = 0; i < 100; i++) {
            assertThat(guest.get("/api/tables/NONE").status()).isEqualTo(404);
            assertThat(guest.post("/api/tables", "{").status()).isEqualTo(400);
            assertThat(guest.get("/api/nothing").status()).isEqualTo(404);
        }
        assertThat(guest.get("/api/tables").status()).isEqualTo(200);
        running.untilMetrics("tischlein_requests_inside 0.0");
        running.untilMetrics("tischlein_requests_bytes 0.0");
    }

    /** Says how long its body is, and sends only the beginning. */
    private static Socket unfinished(RunningServer at, String path, int length) {
        try {
            var socket = new Socket(InetAddress.getLoopbackAddress(), at.server().port());
            socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
            var head =
                    "POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n{"
                            .formatted(path, at.authority(), length);
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            return socket;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void unfinishedBodiesOfOneAddressHoldOnlySoManyBytes() throws IOException {
        try (var full = RunningServer.usual()) {
            unfinishedBodies(full);
        }
    }

    private static void unfinishedBodies(RunningServer full) throws IOException {
        var sockets = new ArrayList<Socket>();
        for (int i = 0; i < 4; i++) {
            sockets.add(unfinished(full, "/api/tables", Fields.LONGEST_LOG));
        }
        full.untilMetrics("tischlein_requests_bytes " + 4.0 * Fields.LONGEST_LOG);
        try (var last = unfinished(full, "/api/tables", Fields.LONGEST_LOG)) {
            var answer = new byte[12];
            assertThat(last.getInputStream().readNBytes(answer, 0, 12)).isEqualTo(12);
            assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 503");
        }
        assertThat(full.stranger().get("/api/tables").status()).isEqualTo(200);
        for (var socket : sockets) {
            socket.close();
        }
        full.untilMetrics("tischlein_requests_bytes 0.0");
    }

    @Test
    void whereNoLogIsUploadedALongBodyIsNotEvenRead() throws IOException {
        try (var socket = unfinished(running, "/api/guest", Fields.LONGEST + 1)) {
            var answer = new byte[12];
            assertThat(socket.getInputStream().readNBytes(answer, 0, 12)).isEqualTo(12);
            assertThat(new String(answer, StandardCharsets.US_ASCII)).isEqualTo("HTTP/1.1 413");
        }
    }
}
