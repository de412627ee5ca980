package tischlein.server;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** WebSockets by hand, for what no decent client does. */
public final class Handshakes {
    private Handshakes() {}

    /** What the server answers to a handshake with more headers. */
    public static String raw(RunningServer running, WirePerson person, String headers) {
        try (var socket = new Socket()) {
            return open(socket, running, person, headers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String open(
            Socket socket, RunningServer running, WirePerson person, String headers)
            throws IOException {
        socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
        socket.setReceiveBufferSize(4096);
        socket.connect(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), running.server().port()));
        var request =
                "GET /api/live HTTP/1.1\r\nHost: "
                        + running.authority()
                        + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        + "Sec-WebSocket-Version: 13\r\n"
                        + "Sec-WebSocket-Key: dGlzY2hsZWluIHRlc3QgIQ==\r\n"
                        + "Authorization: Bearer "
                        + person.key()
                        + "\r\n"
                        + headers
                        + "\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        var answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            answer.append((char) next(socket.getInputStream()));
        }
        return answer.toString();
    }

    private static int next(InputStream in) throws IOException {
        int c = in.read();
        if (c < 0) {
            throw new IOException("the server hung up");
        }
        return c;
    }

    static Stalled stalled(RunningServer running, WirePerson person) {
        try {
            var socket = new Socket();
            open(socket, running, person, "");
            return new Stalled(socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A client that says much and does not listen. */
    record Stalled(Socket socket) {
        private static final int SHORT = 126;

        /** Text frames, masked with zeros. */
        void say(String text, int times) {
            var payload = text.getBytes(StandardCharsets.UTF_8);
            if (payload.length >= SHORT) {
                throw new IllegalArgumentException(text);
            }
            var bytes = new ByteArrayOutputStream();
            for (int i = 0; i < times; i++) {
                bytes.write(0x81);
                bytes.write(0x80 | payload.length);
                bytes.writeBytes(new byte[4]);
                bytes.writeBytes(payload);
            }
            try {
                socket.getOutputStream().write(bytes.toByteArray());
            } catch (IOException _) {
                // The server has had enough of us, which is what the test is about.
            }
        }

        void hangUp() {
            try {
                socket.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** Reads at last, to the end. */
        String last() {
            try (socket) {
                var all = new ByteArrayOutputStream();
                try {
                    socket.getInputStream().transferTo(all);
                } catch (IOException _) {
                    // Reset by the server: what has come until then counts.
                }
                var text = all.toString(StandardCharsets.UTF_8);
                return text.substring(Math.max(0, text.length() - 200));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
