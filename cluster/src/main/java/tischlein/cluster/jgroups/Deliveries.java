package tischlein.cluster.jgroups;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.cluster.links.LinkListener;

/**
 * Passes on to the listener what comes from other servers, and keeps for it what comes before there
 * is one.
 */
final class Deliveries {
    private static final Logger LOGGER = LoggerFactory.getLogger(Deliveries.class);

    private final List<Consumer<LinkListener>> early = new ArrayList<>();
    private volatile @Nullable LinkListener listener;

    /**
     * @throws IllegalStateException if there is a listener already
     */
    synchronized void listen(LinkListener first) {
        if (listener != null) {
            throw new IllegalStateException("there is a listener already");
        }
        early.forEach(delivery -> deliver(first, delivery));
        early.clear();
        listener = first;
    }

    void pass(Consumer<LinkListener> delivery) {
        var present = listener;
        if (present == null) {
            present = keep(delivery);
        }
        if (present != null) {
            deliver(present, delivery);
        }
    }

    /** Keeps it, unless a listener has come meanwhile. */
    private synchronized @Nullable LinkListener keep(Consumer<LinkListener> delivery) {
        if (listener == null) {
            early.add(delivery);
        }
        return listener;
    }

    /** JGroups would quote what was thrown, and that might quote a message. */
    private static void deliver(LinkListener listener, Consumer<LinkListener> delivery) {
        try {
            delivery.accept(listener);
        } catch (RuntimeException e) {
            LOGGER.error("a message from another server could not be handled", e);
        }
    }
}
