package tischlein.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import tischlein.table.store.ProtocolJson;

/**
 * A request over HTTP, by hand, on a connection of its own: every byte of the answer is kept.
 *
 * @param key the guest's, or nothing
 */
public record RawRequest(String method, String path, String key, String body) {
    /** Status line, headers and body as they came. */
    String answer(int port) {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.setTcpNoDelay(true);
            socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
            socket.getOutputStream().write(written());
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What comes back for bytes that no decent client would send. */
    public static String sent(RunningServer running, String request) {
        try (var socket = new Socket(InetAddress.getLoopbackAddress(), running.server().port())) {
            socket.setSoTimeout((int) WirePerson.PATIENCE.toMillis());
            socket.getOutputStream()
                    .write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
            socket.shutdownOutput();
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private byte[] written() {
        var bytes = body.getBytes(StandardCharsets.UTF_8).length;
        return (method
                        + " "
                        + path
                        + " HTTP/1.1\r\nHost: tischlein\r\nConnection: close\r\n"
                        + (key.isEmpty() ? "" : "Authorization: Bearer " + key + "\r\n")
                        + "Content-Type: application/json\r\nContent-Length: "
                        + bytes
                        + "\r\n\r\n"
                        + body)
                .getBytes(StandardCharsets.UTF_8);
    }

    /** A field of the document in an answer. */
    static String field(String answer, String name) {
        var body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        return ProtocolJson.MAPPER.readTree(body).path(name).asString();
    }
}
