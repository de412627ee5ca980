package tischlein.cluster.jgroups;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

    /**
     * What a message costs on its way is nearly the same whether it is long or short, and a move
     * makes several to the same server at nearly the same time.
     */
    private static final Duration GATHER = Duration.ofMillis(1);

    private static final int MOST_AT_ONCE = 50_000; // bytes, so that it need not be taken apart

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
                var messages = next();
                send(BundledMessages.joined(messages));
                bytes.addAndGet(-messages.stream().mapToInt(one -> one.length).sum());
            }
        } catch (InterruptedException _) {
            // closed
        }
    }

    /** Waits for a message, and for those that the same event makes a moment later. */
    private List<byte[]> next() throws InterruptedException {
        var messages = new ArrayList<byte[]>();
        messages.add(waiting.take());
        Thread.sleep(GATHER);
        int length = messages.getFirst().length;
        for (var more = waiting.peek(); more != null; more = waiting.peek()) {
            length += more.length;
            if (length > MOST_AT_ONCE) {
                break;
            }
            messages.add(waiting.remove());
        }
        return messages;
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
