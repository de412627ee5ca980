package tischlein.cluster.relay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.links.WiredServers;
import tischlein.cluster.messages.LinkMessage;
import tischlein.table.store.Guest;

class RemoteListenersTest {
    private static final ServerName A = new ServerName("a");
    private static final ServerName B = new ServerName("b");

    private final LinkSender sender =
            new LinkSender(new WiredServers().start("home"), (_, _) -> {}, new ClusterFigures());
    private final RemoteListeners listeners = new RemoteListeners();

    private RemoteListener added(ServerName server, long number, long hello, String table) {
        var guest = new Guest("hash", "Anna", "mouse", 0);
        var listener =
                new RemoteListener(
                        sender,
                        server,
                        new LinkMessage.Hello(
                                hello,
                                table,
                                number,
                                guest,
                                List.of(),
                                OptionalInt.empty(),
                                false));
        listeners.add(listener);
        return listener;
    }

    @Test
    void aLaterHelloOfAClientStays() {
        var old = added(A, 1, 3, "T1");
        added(A, 1, 5, "T1");
        added(B, 1, 2, "T1");
        assertThat(listeners.removeUpTo(A, 1, 4)).containsExactly(old);
        assertThat(listeners.sent(A, 1, 3)).isEqualTo(-1);
        assertThat(listeners.sent(A, 1, 5)).isZero();
        assertThat(listeners.sent(B, 1, 2)).isZero();
    }

    @Test
    void aTableTakesItsOwnWithIt() {
        var one = added(A, 1, 3, "T1");
        var other = added(B, 2, 4, "T2");
        assertThat(listeners.removeTable("T1")).containsExactly(one);
        assertThat(listeners.servers()).containsExactly(B);
        assertThat(listeners.removeIf(B, _ -> true)).containsExactly(other);
        assertThat(listeners.servers()).isEmpty();
    }

    @Test
    void countsWhatWasSentUntilTheTableIsLetGo() {
        var listener = added(A, 1, 3, "T1");
        listener.hear("one");
        listener.hear("two");
        assertThat(listeners.sent(A, 1, 3)).isEqualTo(2);
        listener.letGo();
        listener.hear("three");
        assertThat(listeners.sent(A, 1, 3)).isEqualTo(2);
    }
}
