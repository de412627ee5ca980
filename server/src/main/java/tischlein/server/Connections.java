package tischlein.server;

import java.io.IOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SocketChannel;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SelectorManager;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.table.Outside;

/**
 * All connections to the server, whatever is spoken on them: only so many of one address, and none
 * on which the head of a request is sent for longer than anybody needs.
 */
public final class Connections implements SelectorManager.AcceptListener, Connection.Listener {
    private static final Logger LOGGER = LoggerFactory.getLogger(Connections.class);

    /** Beside its sockets an address may have these, for requests. */
    private static final int BESIDE_SOCKETS = 100;

    private static final long LONGEST_HEAD = 10_000; // milliseconds

    private final int mostPerAddress;
    private final Outside outside;
    private final Map<SelectableChannel, String> addresses = new ConcurrentHashMap<>();
    private final Map<String, Integer> counts = new ConcurrentHashMap<>();
    private final Map<Connection, Head> heads = new ConcurrentHashMap<>();

    /**
     * How far a connection has come with the request that it sends.
     *
     * @param requests that came before
     * @param bytes that had come with them
     * @param begun when more was first seen, in ticks
     */
    private record Head(long requests, long bytes, long begun) {}

    Connections(Settings settings, Outside outside) {
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
                var address = Address.of(socket.getRemoteAddress()).limited();
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

    /** It has ended, or become a WebSocket. */
    @Override
    public void onClosed(Connection connection) {
        heads.remove(connection);
    }

    /** Closes every connection whose request has had time enough to say what it wants. */
    void sweep() {
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

    int count() {
        return addresses.size();
    }
}
