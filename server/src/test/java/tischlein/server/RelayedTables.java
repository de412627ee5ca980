package tischlein.server;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import tischlein.cluster.ClusterTables;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.cluster.messages.LinkCodec;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Game;
import tischlein.table.Scripted;
import tischlein.table.Tables;
import tischlein.table.outside.Timer;
import tischlein.table.store.Store;

/** Two servers that hear each other at once. All tables live on one, and clients ask the other. */
final class RelayedTables {
    private static final ServerName NEAR = new ServerName("near");
    private static final ServerName FAR = new ServerName("far");

    private final Map<ServerName, LinkListener> listeners = new ConcurrentHashMap<>();

    private final UnaryOperator<LinkMessage> relay;

    private RelayedTables(UnaryOperator<LinkMessage> relay) {
        this.relay = relay;
    }

    /** The tables as the clients of the near server see them. */
    static Tables of(
            List<Game<?, ?, ?>> games,
            Store store,
            Scripted outside,
            UnaryOperator<LinkMessage> relay) {
        var links = new RelayedTables(relay);
        links.server(FAR, games, store, outside);
        var near = links.server(NEAR, games, store, outside);
        near.leave(); // from now on it is nobody's home
        return near;
    }

    private ClusterTables server(
            ServerName name, List<Game<?, ?, ?>> games, Store store, Scripted outside) {
        var timer = new UnhurriedTimer(outside);
        var hands = outside.hands(timer);
        var tables = new ClusterTables(games, store, outside, hands, new Wire(name));
        timer.goOn();
        return tables;
    }

    /** Time goes by for tables and bots only: nothing gets lost that servers have to look for. */
    private static final class UnhurriedTimer implements Timer {
        private final Timer timer;
        private volatile boolean begun;

        UnhurriedTimer(Timer timer) {
            this.timer = timer;
        }

        void goOn() {
            begun = true;
        }

        @Override
        public Runnable later(long millis, Runnable what) {
            return begun ? timer.later(millis, what) : () -> {};
        }

        @Override
        public void close() {
            timer.close();
        }
    }

    private final class Wire implements ServerLinks {
        private final ServerName self;

        Wire(ServerName self) {
            this.self = self;
        }

        @Override
        public ServerName self() {
            return self;
        }

        @Override
        public List<ServerName> present() {
            return List.of(FAR, NEAR);
        }

        @Override
        public boolean divided() {
            return false;
        }

        @Override
        public void send(ServerName to, byte[] message) {
            var arriving = relay.apply(LinkCodec.read(message).orElseThrow());
            listeners.get(to).heard(self, LinkCodec.bytes(arriving));
        }

        @Override
        public void listen(LinkListener listener) {
            listeners.put(self, listener);
        }
    }
}
