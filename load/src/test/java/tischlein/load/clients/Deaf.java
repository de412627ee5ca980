package tischlein.load.clients;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import tischlein.table.store.ProtocolJson;

/** A client that says hello to tables a few times and then reads nothing any more. */
public final class Deaf implements AutoCloseable {
    private static final String REASON = "too slow";
    private static final int HELLOS = 5;
    private static final int SMALL = 32 << 10;

    private final Socket socket = new Socket();

    public Deaf(TargetServer target, String key, List<String> tables) {
        try {
            socket.setReceiveBufferSize(SMALL);
            socket.connect(target.address());
            var out = socket.getOutputStream();
            out.write(target.handshake(key).array());
            var answer = new StringBuilder();
            while (answer.indexOf("\r\n\r\n") < 0) {
                answer.append((char) socket.getInputStream().read());
            }
            for (int n = 0; n < HELLOS * tables.size(); n++) {
                out.write(hello(tables.get(n % tables.size())));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** As one who has missed almost the whole game. */
    private static byte[] hello(String table) {
        var hello =
                Map.of("do", "hello", "id", "h", "table", table, "seats", List.of(), "version", 1);
        var text = ProtocolJson.write(hello).getBytes(StandardCharsets.UTF_8);
        return WebSocketFraming.write(WebSocketFraming.TEXT, text, 1).array();
    }

    /**
     * Reads at last. Returns when it is told why it was ended, or is cut off: who reads nothing for
     * long enough hears no reason any more.
     */
    public void readToTheEnd() {
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
