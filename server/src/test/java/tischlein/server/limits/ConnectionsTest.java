package tischlein.server.limits;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tischlein.server.RunningServer;
import tischlein.server.Server;
import tischlein.server.StillClock;
import tischlein.server.WirePerson;
import tischlein.server.live.Sockets;
import tischlein.server.settings.Limits;
import tischlein.table.Scripted;
import tischlein.table.store.MemoryStore;

class ConnectionsTest {
    private static final String HEAD = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n";

    private static Socket connect(int port) throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
        return socket;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    }

    private static String status(Socket socket) throws IOException {
        return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
    }

    @Test
    void anAddressMayHoldOnlySoManyConnections() throws IOException {
        try (var strict = RunningServer.with(RunningServer.settings(Limits.usual(1)))) {
            var sockets = new ArrayList<Socket>();
            int cut = 0;
            for (int i = 0; i < 150; i++) {
                var socket = connect(strict.server().port());
                sockets.add(socket);
                cut += hungUp(socket) ? 1 : 0;
            }
            assertThat(cut).isEqualTo(49);
            for (var socket : sockets) {
                socket.close();
            }
            untilLetIn(strict.server().port());
        }
    }

    /** The server may notice a little later that others have gone. */
    private static void untilLetIn(int port) throws IOException {
        long end = System.nanoTime() + WirePerson.PATIENCE.toNanos();
        boolean out = true;
        while (out) {
            try (var again = connect(port)) {
                out = hungUp(again);
            }
            assertThat(System.nanoTime()).as("nobody is let in again").isLessThan(end);
        }
    }

    /** Whether nothing at all is answered. */
    private static boolean hungUp(Socket socket) {
        try {
            send(socket, HEAD + "\r\n");
            return status(socket).isEmpty();
        } catch (IOException _) {
            return true;
        }
    }

    @Test
    void aHeadThatNeverEndsIsCutOffAndAConnectionBetweenTwoRequestsIsNot() throws IOException {
        var outside = new Scripted();
        var clock = new StillClock();
        var settings = RunningServer.settings(RunningServer.GENEROUS);
        var store = new MemoryStore();
        var sockets = new Sockets(outside, settings.limits(), clock);
        var tables = outside.tables(RunningServer.games(), store);
        try (var server =
                        new Server(settings, RunningServer.games(), store, outside, tables, sockets)
                                .listen();
                var slow = connect(server.port());
                var honest = connect(server.port())) {
            send(honest, HEAD + "\r\n");
            assertThat(status(honest)).isEqualTo("HTTP/1.1 200");
            honest.setSoTimeout(1);
            drain(honest);
            honest.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
            send(slow, HEAD);
            sweepUntilCut(outside, clock, slow);
            send(honest, HEAD + "\r\n");
            assertThat(status(honest)).isEqualTo("HTTP/1.1 200");
        }
    }

    private static void drain(Socket socket) throws IOException {
        try {
            while (socket.getInputStream().read() >= 0) {
                // the rest of the answer
            }
        } catch (SocketTimeoutException _) {
            // that was all
        }
    }

    /** The server may read what was sent a little later. */
    private static void sweepUntilCut(Scripted outside, StillClock clock, Socket slow)
            throws IOException {
        slow.setSoTimeout(50);
        long end = System.nanoTime() + WirePerson.PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            clock.strike();
            outside.later(6_000, () -> {});
            outside.pass();
            try {
                assertThat(slow.getInputStream().read()).isEqualTo(-1);
                return;
            } catch (SocketTimeoutException _) {
                // not yet
            }
        }
        throw new AssertionError("never cut off");
    }
}
