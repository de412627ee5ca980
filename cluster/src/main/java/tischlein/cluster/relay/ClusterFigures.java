package tischlein.cluster.relay;

import java.util.concurrent.atomic.LongAdder;
import tischlein.cluster.messages.LinkMessage;

/** What has happened between the servers so far, for whoever runs them. */
public final class ClusterFigures {
    private final LongAdder relayed = new LongAdder();
    private final LongAdder moved = new LongAdder();
    private final LongAdder views = new LongAdder();

    void sent(LinkMessage message) {
        if (message instanceof LinkMessage.Ask || message instanceof LinkMessage.Hello) {
            relayed.increment();
        }
    }

    /** A table has left this server for another. */
    public void left() {
        moved.increment();
    }

    public void viewChanged() {
        views.increment();
    }

    /** Requests that were passed on to another server. */
    public long relayed() {
        return relayed.sum();
    }

    /** Tables that this server has let go because their home is elsewhere. */
    public long moved() {
        return moved.sum();
    }

    /** How often servers came or went. */
    public long views() {
        return views.sum();
    }
}
