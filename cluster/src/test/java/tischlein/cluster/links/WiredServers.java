package tischlein.cluster.links;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Servers that hear each other at once, on the test's own thread. */
public final class WiredServers {
    private final Map<ServerName, Wire> wires = new LinkedHashMap<>();
    private final List<byte[]> sent = new ArrayList<>();
    private Predicate<byte[]> lost = _ -> false;

    /** A server that sees those that were there before; they see it when the test says so. */
    public ServerLinks start(String name) {
        var wire = new Wire(new ServerName(name));
        wires.put(wire.self, wire);
        wire.view = List.copyOf(wires.keySet());
        return wire;
    }

    /** All see these servers, and no others. */
    public void see(String... names) {
        var view = List.of(names).stream().map(ServerName::new).toList();
        view.forEach(name -> sees(name.text(), names));
    }

    /** One server sees these. */
    public void sees(String observer, String... names) {
        var wire = wires.get(new ServerName(observer));
        wire.view = List.of(names).stream().map(ServerName::new).toList();
        wire.listener.orElseThrow().present(wire.view);
    }

    /** A server is killed: it neither hears nor is heard. */
    public void kill(String name) {
        wires.remove(new ServerName(name));
    }

    /** Messages like this do not arrive. */
    public void lose(Predicate<byte[]> like) {
        lost = like;
    }

    /** What was sent, for tests that listen in. */
    public List<byte[]> sent() {
        return sent;
    }

    private final class Wire implements ServerLinks {
        private final ServerName self;
        private List<ServerName> view = List.of();
        private Optional<LinkListener> listener = Optional.empty();

        Wire(ServerName self) {
            this.self = self;
        }

        @Override
        public ServerName self() {
            return self;
        }

        @Override
        public List<ServerName> present() {
            return view;
        }

        @Override
        public boolean divided() {
            return !view.containsAll(wires.keySet());
        }

        @Override
        public void send(ServerName to, byte[] message) {
            sent.add(message);
            if (!lost.test(message) && wires.get(self) == this && wires.containsKey(to)) {
                wires.get(to).listener.orElseThrow().heard(self, message);
            }
        }

        @Override
        public void listen(LinkListener one) {
            listener = Optional.of(one);
        }
    }
}
