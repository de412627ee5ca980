package tischlein.server.live;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.server.messages.SocketClosing;

/**
 * The connection of a socket: messages go out through an outbox that never blocks, and frames come
 * in one at a time, on demand. It does nothing before it is open.
 */
final class LiveConnection {
    private static final Logger LOGGER = LoggerFactory.getLogger(LiveConnection.class);
    private static final int MOST_WAITING = 256 * 1024;

    private final Outbox outbox = new Outbox(this::send, MOST_WAITING);
    private volatile @Nullable Session session;

    void open(Session opened) {
        session = opened;
    }

    private void atSession(Consumer<Session> what) {
        var open = session;
        if (open != null) {
            what.accept(open);
        }
    }

    /** Asks for the next frame: exactly once for each that came. */
    void demand() {
        atSession(Session::demand);
    }

    /** May be called by any thread; never blocks. False if the client reads too slowly. */
    boolean put(String message) {
        return outbox.put(message);
    }

    private void send(String message, Runnable gone) {
        atSession(open -> open.sendText(message, Callback.from(gone, this::broken)));
    }

    /**
     * Nothing more can be sent, so the connection is closed: the client must notice, and come back.
     */
    private void broken(Throwable cause) {
        LOGGER.debug("a message could not be sent", cause);
        drop();
    }

    void ping() {
        atSession(open -> {
            if (open.isOpen()) {
                open.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
            }
        });
    }

    void pong(ByteBuffer payload) {
        atSession(open -> open.sendPong(payload, Callback.NOOP));
    }

    /** Sends what is left, and closes. */
    void close(SocketClosing why) {
        outbox.finish(() -> atSession(open -> open.close(why.code(), why.reason(), Callback.NOOP)));
    }

    /** The client has closed it. */
    void closed() {
        outbox.close();
    }

    /** Closes without a message: the client does not answer. */
    void drop() {
        outbox.close();
        atSession(Session::disconnect);
    }
}
