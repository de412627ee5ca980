package tischlein.load.clients;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The one thread on which all clients live: it waits for whatever comes first, bytes from the
 * server or a moment on the clock. So nothing that a client knows needs a lock, and twelve thousand
 * of them need no more than one thread.
 */
public final class EventLoop {
    private static final int ROOM = 256 << 10;
    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long LONGEST_WAIT = 100;

    private final Selector selector;
    private final Queue<Runnable> posted = new ConcurrentLinkedQueue<>();
    private final PriorityQueue<Alarm> alarms =
            new PriorityQueue<>(Comparator.comparingLong(Alarm::at));
    private final byte[] bytes = new byte[ROOM]; // all connections read into it
    private boolean ended;

    /**
     * @param at as {@link System#nanoTime} tells it, counted from the loop's beginning
     */
    private record Alarm(long at, Runnable what) {}

    private final long began = System.nanoTime();

    public EventLoop() {
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nanoseconds since the loop was made. */
    public long now() {
        return System.nanoTime() - began;
    }

    /** From any thread. */
    public void post(Runnable what) {
        posted.add(what);
        selector.wakeup();
    }

    /** Only on the loop's thread. */
    public void at(long nanos, Runnable what) {
        alarms.add(new Alarm(nanos, what));
    }

    public void after(long millis, Runnable what) {
        at(now() + millis * NANOS_PER_MILLI, what);
    }

    SelectionKey register(SocketChannel channel, int interest, ClientConnection connection)
            throws IOException {
        return channel.register(selector, interest, connection);
    }

    /** Where whoever has something to read may put it, until the next one does. */
    byte[] room() {
        return bytes;
    }

    public void end() {
        ended = true;
    }

    /** Returns when somebody has called {@link #end}. */
    public void run() {
        try {
            while (!ended) {
                select();
                for (var what = posted.poll(); what != null; what = posted.poll()) {
                    what.run();
                }
                ring();
            }
            selector.keys().forEach(key -> ((ClientConnection) key.attachment()).drop());
            selector.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Rather rings up to a millisecond late than not sleep at all: the server needs the core. */
    private void select() throws IOException {
        var next = alarms.peek();
        long wait =
                next == null
                        ? LONGEST_WAIT
                        : Math.min(LONGEST_WAIT, Math.ceilDiv(next.at - now(), NANOS_PER_MILLI));
        if (wait > 0 && posted.isEmpty()) {
            selector.select(EventLoop::ready, wait);
        } else {
            selector.selectNow(EventLoop::ready);
        }
    }

    private static void ready(SelectionKey key) {
        ((ClientConnection) key.attachment()).ready(key);
    }

    /** Alarms that are set while others ring wait for the next round, so that bytes get theirs. */
    private void ring() {
        long now = now();
        for (var next = alarms.peek(); next != null && next.at <= now; next = alarms.peek()) {
            alarms.remove();
            next.what.run();
        }
    }
}
