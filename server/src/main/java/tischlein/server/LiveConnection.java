package tischlein.server;

import java.nio.ByteBuffer;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connection under a socket: whatever is to be sent goes through an outbox that never waits,
 * and frames come one at a time, each when it is asked for. Does nothing before it is open.
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

    /** Lets the next frame come: exactly once for each that came. */
    void demand() {
        atSession(Session::demand);
    }

    /** Any thread may call it, and none waits. False if the client reads too slowly. */
    boolean put(String message) {
        return outbox.put(message);
    }

    private void send(String message, Runnable gone) {
        atSession(open -> open.sendText(message, Callback.from(gone, this::broken)));
    }

    /** Nothing more can be sent. The client must notice, so that it comes back. */
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
    void close(Closing why) {
        outbox.finish(() -> atSession(open -> open.close(why.code(), why.reason(), Callback.NOOP)));
    }

    /** The client has closed it. */
    void closed() {
        outbox.close();
    }

    /** Without another word: the client does not answer. */
    void drop() {
        outbox.close();
        atSession(Session::disconnect);
    }
}
