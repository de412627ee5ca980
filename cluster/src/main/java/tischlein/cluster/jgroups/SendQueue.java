package tischlein.cluster.jgroups;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jgroups.Address;
import org.jgroups.BytesMessage;
import org.jgroups.JChannel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What waits to be sent to one server, in order. JGroups keeps a sender waiting while the receiver
 * is behind, or while it connects; here only a thread of this queue's own waits.
 */
final class SendQueue implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(SendQueue.class);

    /** A server that is this far behind will not catch up: what is lost is asked for again. */
    private static final int MOST_BYTES = 32_000_000;

    private final JChannel channel;
    private final Address to;
    private final LinkedBlockingQueue<byte[]> waiting = new LinkedBlockingQueue<>();
    private final AtomicInteger bytes = new AtomicInteger();
    private final Thread sender;

    SendQueue(JChannel channel, Address to) {
        this.channel = channel;
        this.to = to;
        sender = Thread.ofVirtual().name("links to " + to).start(this::run);
    }

    /** Adds a message, unless there are too many. */
    void add(byte[] message) {
        if (bytes.addAndGet(message.length) > MOST_BYTES) {
            bytes.addAndGet(-message.length);
            LOGGER.atDebug().addKeyValue("to", to).log("too much to send: a message is dropped");
            return;
        }
        waiting.add(message);
    }

    boolean isEmpty() {
        return bytes.get() == 0;
    }

    private void run() {
        try {
            while (true) {
                var message = waiting.take();
                send(message);
                bytes.addAndGet(-message.length);
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    private void send(byte[] message) throws InterruptedException {
        try {
            channel.send(new BytesMessage(to, message));
        } catch (InterruptedException e) {
            throw e;
        } catch (Exception e) {
            LOGGER.atDebug().addKeyValue("to", to).setCause(e).log("a message was not sent");
        }
    }

    @Override
    public void close() {
        sender.interrupt();
    }
}
