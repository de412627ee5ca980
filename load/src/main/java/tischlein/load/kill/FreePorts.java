package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Ports of this machine that nobody uses. */
final class FreePorts {
    private static final int TRIES = 1_000;

    private FreePorts() {}

    static int one() {
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One above which another is free, at this distance. */
    static int withAnother(int above) {
        for (int n = 0; n < TRIES; n++) {
            int port = one();
            try (var other = new ServerSocket(port + above, 1, InetAddress.getLoopbackAddress())) {
                return other.getLocalPort() - above;
            } catch (IOException | IllegalArgumentException _) {
                // taken, or there is none so high: another
            }
        }
        throw new IllegalStateException("no free ports");
    }
}
