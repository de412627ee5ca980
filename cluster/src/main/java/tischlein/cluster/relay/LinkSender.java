package tischlein.cluster.relay;

import java.util.function.BiConsumer;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkCodec;
import tischlein.cluster.messages.LinkMessage;

/** Sends messages to servers. What a server says to itself goes no further and is never bytes. */
public final class LinkSender {
    private final ServerLinks links;
    private final BiConsumer<ServerName, LinkMessage> own;
    private final ClusterFigures figures;

    /**
     * @param own hears what this server says to itself
     */
    public LinkSender(
            ServerLinks links, BiConsumer<ServerName, LinkMessage> own, ClusterFigures figures) {
        this.links = links;
        this.own = own;
        this.figures = figures;
    }

    public void send(ServerName to, LinkMessage message) {
        if (to.equals(links.self())) {
            own.accept(to, message);
        } else {
            figures.sent(message);
            links.send(to, LinkCodec.bytes(message));
        }
    }
}
