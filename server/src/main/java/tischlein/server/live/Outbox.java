package tischlein.server.live;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Messages that are to be sent to a client, in order. Adding one never blocks: one message is sent
 * at a time, and when it is done the next one follows, on whatever thread reports that. If a client
 * reads too slowly its outbox overflows.
 */
final class Outbox {
    private final Pipe pipe;
    private final int most;
    private final ArrayDeque<String> waiting = new ArrayDeque<>(1);
    private int size;
    private boolean sending;
    private boolean closed;
    private Runnable last = () -> {};

    /** Sends messages to the client. */
    interface Pipe {
        /**
         * Sends without blocking, and runs {@code gone} once when the message is sent, perhaps even
         * before this method returns.
         */
        void send(String message, Runnable gone);
    }

    /**
     * @param most how many characters may wait
     */
    Outbox(Pipe pipe, int most) {
        this.pipe = pipe;
        this.most = most;
    }

    /** False if the outbox has overflowed; it is then closed, and its messages are lost. */
    boolean put(String message) {
        synchronized (this) {
            if (closed) {
                return true;
            }
            if (size + message.length() > most) {
                close();
                return false;
            }
            waiting.add(message);
            size += message.length();
            if (sending) {
                return true;
            }
            sending = true;
        }
        drain();
        return true;
    }

    /** Takes no more messages, and drops those that have not been sent. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        size = 0;
    }

    /** Takes no more messages, and runs this when everything has been sent. */
    void finish(Runnable then) {
        synchronized (this) {
            closed = true;
            if (sending) {
                last = then;
                return;
            }
        }
        then.run();
    }

    /**
     * Sends until the outbox is empty or a message is still being sent. Sending continues with
     * whichever comes second, the end of a message or the return from sending it, so there is no
     * recursion.
     */
    private void drain() {
        while (true) {
            @Nullable String next;
            synchronized (this) {
                next = waiting.poll();
                sending = next != null;
                size -= sending ? next.length() : 0;
            }
            if (next == null) {
                last.run();
                return;
            }
            var first = new AtomicBoolean(true);
            pipe.send(
                    next,
                    () -> {
                        if (!first.getAndSet(false)) {
                            drain();
                        }
                    });
            if (first.getAndSet(false)) {
                return;
            }
        }
    }
}
