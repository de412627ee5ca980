package tischlein.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import tischlein.load.clients.TargetServer;

/** An attacker's connection, from one of this machine's addresses. */
final class Attacker implements AutoCloseable {
    private static final int PATIENCE = 30_000; // milliseconds
    private static final String LENGTH = "content-length:";
    private static final int CHUNKED = -1;

    private final Socket socket = new Socket();
    private final InputStream in;
    private final String host;

    /**
     * @param number of the address: 1 is 127.0.0.1
     */
    Attacker(TargetServer target, int number) throws IOException {
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE);
        socket.bind(
                new InetSocketAddress(
                        InetAddress.getByAddress(new byte[] {127, 0, 0, (byte) number}), 0));
        socket.connect(target.address(), PATIENCE);
        in = new BufferedInputStream(socket.getInputStream());
        host = target.host();
    }

    /** Sends it as it is. */
    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
    }

    /** The head of a request, which may promise more than ever comes. */
    byte[] head(String method, String path, String key, int length) {
        var bearer = key.isEmpty() ? "" : "Authorization: Bearer " + key + "\r\n";
        return """
        %s %s HTTP/1.1
        Host: %s
        %sContent-Type: application/json
        Content-Length: %d

        """
                .replace("\n", "\r\n")
                .formatted(method, path, host, bearer, length)
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** The status of the answer. */
    String ask(String method, String path, String key, String body) throws IOException {
        var bytes = body.getBytes(StandardCharsets.UTF_8);
        send(head(method, path, key, bytes.length));
        send(bytes);
        return answer().status();
    }

    /** What a request came to. */
    record Answered(String status, String body) {}

    Answered answer() throws IOException {
        var status = line();
        int length = 0;
        for (var line = line(); !line.isEmpty(); line = line()) {
            var small = line.toLowerCase(Locale.ROOT);
            if (small.startsWith(LENGTH)) {
                length = Integer.parseInt(small.substring(LENGTH.length()).strip());
            } else if (small.equals("transfer-encoding: chunked")) {
                length = CHUNKED;
            }
        }
        var body = length == CHUNKED ? chunks() : in.readNBytes(length);
        return new Answered(
                status.replaceFirst("^\\S+ (\\d+).*", "$1"),
                new String(body, StandardCharsets.UTF_8));
    }

    private byte[] chunks() throws IOException {
        var body = new ByteArrayOutputStream();
        for (int length = Integer.parseInt(line(), 16);
                length > 0;
                length = Integer.parseInt(line(), 16)) {
            body.writeBytes(in.readNBytes(length));
            line();
        }
        line();
        return body.toByteArray();
    }

    private String line() throws IOException {
        var line = new StringBuilder();
        int c = in.read();
        while (c >= 0 && c != '\n') {
            if (c != '\r') {
                line.append((char) c);
            }
            c = in.read();
        }
        if (c < 0) {
            throw new IOException("the server hung up");
        }
        return line.toString();
    }

    /** Reads whatever comes, to its end. */
    void drain() throws IOException {
        in.transferTo(java.io.OutputStream.nullOutputStream());
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException _) {
            // It is closed, however it went.
        }
    }
}
