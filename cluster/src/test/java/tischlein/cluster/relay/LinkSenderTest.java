package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.links.WiredServers;
import tischlein.cluster.messages.LinkCodec;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;

class LinkSenderTest {
    private final WiredServers wires = new WiredServers();
    private final ClusterFigures figures = new ClusterFigures();
    private final List<LinkMessage> own = new ArrayList<>();
    private final LinkSender sender =
            new LinkSender(wires.start("a"), (_, message) -> own.add(message), figures);

    @Test
    void whatAServerSaysToItselfIsNeverBytes() {
        sender.send(new ServerName("a"), new LinkMessage.Wake("T1"));
        assertThat(own).containsExactly(new LinkMessage.Wake("T1"));
        assertThat(wires.sent()).isEmpty();
    }

    @Test
    void requestsToOthersAreCountedAsRelayed() {
        var ask =
                new LinkMessage.Ask(
                        1, "T1", new Request.Start(new Guest("hash", "Anna", "mouse", 0)));
        sender.send(new ServerName("b"), ask);
        sender.send(new ServerName("b"), new LinkMessage.Leaving());
        assertThat(wires.sent().stream().flatMap(bytes -> LinkCodec.read(bytes).stream()))
                .containsExactly(ask, new LinkMessage.Leaving());
        assertThat(figures.relayed()).isEqualTo(1);
        assertThat(own).isEmpty();
    }
}
