package tischlein.load;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tischlein.table.Wire;

/** A client that says hello to tables and then reads nothing any more. */
final class Deaf implements AutoCloseable {
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

    /** Reads at last, to the end. */
    String told() {
        var all = new ByteArrayOutputStream();
        try {
            socket.getInputStream().transferTo(all);
        } catch (IOException _) {
            // Cut off by the server: what has come until then counts.
        }
        return all.toString(StandardCharsets.UTF_8);
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
