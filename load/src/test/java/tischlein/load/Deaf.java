package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tischlein.table.Wire;

/** A client that says hello to tables and then reads nothing any more. */
final class Deaf implements AutoCloseable {
    private static final String REASON = "too slow";
    private static final int SMALL = 4096;

    private final Socket socket = new Socket();

    Deaf(Target target, String key, List<String> tables) {
        try {
            socket.setReceiveBufferSize(SMALL);
            socket.connect(target.address());
            var out = socket.getOutputStream();
            out.write(target.handshake(key).array());
            var answer = new StringBuilder();
            while (answer.indexOf("\r\n\r\n") < 0) {
                answer.append((char) socket.getInputStream().read());
            }
            for (var table : tables) {
                var hello = Map.of("do", "hello", "id", "h", "table", table, "seats", List.of());
                var text = Wire.write(hello).getBytes(StandardCharsets.UTF_8);
                out.write(Framing.write(Framing.TEXT, text, 1).array());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads at last. Returns when it is told why it was ended, or is cut off: who reads nothing for
     * long enough hears no reason any more.
     */
    void readToTheEnd() {
        var room = new byte[SMALL];
        var last = "";
        try {
            for (int count = 0; count >= 0 && !last.endsWith(REASON); ) {
                count = socket.getInputStream().read(room);
                last += new String(room, 0, Math.max(0, count), StandardCharsets.ISO_8859_1);
                last = last.substring(Math.max(0, last.length() - REASON.length()));
            }
        } catch (IOException _) {
            // Cut off, and with a bang.
        }
    }

    @Override
    public void close() {
        try {
            socket.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
