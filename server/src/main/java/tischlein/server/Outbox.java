package tischlein.server;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * What is still to be sent to a client, in order. Putting something in never waits: one message is
 * on its way at a time, and when it is gone the next one follows, on whatever thread says so. A
 * client that reads too slowly has its box overflow.
 */
final class Outbox {
    private final Pipe pipe;
    private final int most;
    private final ArrayDeque<String> waiting = new ArrayDeque<>(1);
    private int size;
    private boolean sending;
    private boolean closed;
    private Runnable last = () -> {};

    /** The way to the client. */
    interface Pipe {
        /** Sends without waiting, and runs {@code gone} once, at the end or even before. */
        void send(String message, Runnable gone);
    }

    /**
     * @param most how many characters may wait
     */
    Outbox(Pipe pipe, int most) {
        this.pipe = pipe;
        this.most = most;
    }

    /** False if the box has overflowed: then it is closed, and what was in it is gone. */
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

    /** Takes nothing more, and forgets what has not been sent. */
    synchronized void close() {
        closed = true;
        waiting.clear();
        size = 0;
    }

    /** Takes nothing more, and does this when everything has been sent. */
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
     * Sends until the box is empty, or a message takes its time. Whichever comes second, the end of
     * a message or the return from sending it, goes on with the next: so nothing recurses.
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
