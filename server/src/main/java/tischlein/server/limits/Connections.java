package tischlein.server.limits;

import java.io.IOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SelectorManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.server.settings.ClientAddress;
import tischlein.server.settings.ServerSettings;
import tischlein.table.outside.Outside;

/**
 * All connections to the server, HTTP and WebSocket: limits their number for each address, and
 * closes those that take too long to send the head of a request.
 */
public final class Connections implements SelectorManager.AcceptListener, Connection.Listener {
    private static final Logger LOGGER = LoggerFactory.getLogger(Connections.class);

    /** How many connections an address may have for requests, besides its sockets. */
    private static final int BESIDE_SOCKETS = 100;

    private static final long LONGEST_HEAD = 10_000; // milliseconds

    private final int mostPerAddress;
    private final Outside outside;
    private final Map<SelectableChannel, String> addresses = new ConcurrentHashMap<>();
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private final Map<Connection, Head> heads = new ConcurrentHashMap<>();

    /**
     * How far a connection has come with its present request.
     *
     * @param requests that came before it
     * @param bytes that had come by then
     * @param begun when more bytes were first seen, in ticks
     */
    private record Head(long requests, long bytes, long begun) {}

    public Connections(ServerSettings settings, Outside outside) {
        // Behind a proxy all connections are the proxy's.
        mostPerAddress =
                settings.proxied()
                        ? Integer.MAX_VALUE
                        : settings.limits().socketsPerAddress() + BESIDE_SOCKETS;
        this.outside = outside;
    }

    @Override
    public void onAccepting(SelectableChannel channel) {
        if (channel instanceof SocketChannel socket) {
            try {
                var address = ClientAddress.of(socket.getRemoteAddress()).limited();
                addresses.put(channel, address);
                if (counts.merge(address, 1, Integer::sum) > mostPerAddress) {
                    socket.close();
                }
            } catch (IOException e) {
                LOGGER.debug("a connection was gone before it was there", e);
            }
        }
    }

    @Override
    public void onAcceptFailed(SelectableChannel channel, Throwable cause) {
        onClosed(channel);
    }

    @Override
    public void onClosed(SelectableChannel channel) {
        var address = addresses.remove(channel);
        if (address != null) {
            counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
        }
    }

    @Override
    public void onOpened(Connection connection) {
        heads.put(connection, new Head(0, 0, outside.ticks()));
    }

    /** The connection has ended, or become a WebSocket. */
    @Override
    public void onClosed(Connection connection) {
        heads.remove(connection);
    }

    /** Closes every connection whose request has had enough time to arrive. */
    public void sweep() {
        long ticks = outside.ticks();
        heads.replaceAll((connection, head) -> next(connection, head, ticks));
        heads.forEach((connection, head) -> {
            boolean more = connection.getBytesIn() > head.bytes();
            if (more && ticks - head.begun() > LONGEST_HEAD) {
                connection.getEndPoint().close();
            }
        });
    }

    private static Head next(Connection connection, Head head, long ticks) {
        long requests = connection.getMessagesIn();
        boolean between = requests == connection.getMessagesOut();
        long bytes = connection.getBytesIn();
        if (!between || requests != head.requests()) {
            return new Head(requests, bytes, ticks);
        }
        return bytes == head.bytes() ? new Head(requests, bytes, ticks) : head;
    }

    public int count() {
        return addresses.size();
    }
}
