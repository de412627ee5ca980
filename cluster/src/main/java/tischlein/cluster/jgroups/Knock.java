package tischlein.cluster.jgroups;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLSocket;

/** What comes of connecting to another server with the key of this one. */
enum Knock {
    /** It has the same key. */
    OPEN,
    /** Somebody is there, but not with this key. */
    STRANGE,
    /** Nobody answers: it has gone, or it cannot be reached from here. */
    SILENT;

    private static final int PATIENCE = 3_000;

    static Knock at(ClusterAddress address, ClusterKey key) {
        var there = new InetSocketAddress(address.host(), address.port());
        try (var plain = new Socket()) {
            plain.connect(there, PATIENCE);
            plain.setSoTimeout(PATIENCE);
            return greet(plain, key);
        } catch (IOException _) {
            return SILENT;
        }
    }

    private static Knock greet(Socket plain, ClusterKey key) throws IOException {
        var factory = key.context().getSocketFactory();
        var host = plain.getInetAddress().getHostAddress();
        try (var socket = (SSLSocket) factory.createSocket(plain, host, plain.getPort(), true)) {
            socket.startHandshake();
            return OPEN;
        } catch (SSLException _) {
            return STRANGE;
        }
    }
}
