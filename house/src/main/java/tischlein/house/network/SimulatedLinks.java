package tischlein.house.network;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Predicate;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.house.time.Machine;

/** The network as one simulated server sees it: it learns late who has come and gone. */
public final class SimulatedLinks implements ServerLinks {
    private static final int NOTICES_DEATH = 2_000; // milliseconds, at most
    private static final int NOTICES_LEAVING = 100;
    private static final int NOTICES_COMING = 3_000;
    private static final int NOTICES_SILENCE = 8_000; // at least, of who is frozen or cut off,
    private static final int LATER = 2_000; // and at most so much later

    private final ServerName self;
    private final Machine machine;
    private final SimulatedNetwork network;
    private final int side; // of the cut, if the network is cut
    private final TreeSet<String> view = new TreeSet<>();
    private final Map<String, Long> noticed = new HashMap<>(); // when a change will be
    private final Map<ServerName, Long> last = new HashMap<>(); // when the last message arrives
    private Optional<LinkListener> listener = Optional.empty();
    private boolean closed;

    SimulatedLinks(ServerName self, Machine machine, SimulatedNetwork network, int side) {
        this.self = self;
        this.machine = machine;
        this.network = network;
        this.side = side;
    }

    @Override
    public ServerName self() {
        return self;
    }

    @Override
    public List<ServerName> present() {
        return view.stream().map(ServerName::new).toList();
    }

    /** By their rows in the database, which says nothing of those that are frozen. */
    @Override
    public boolean divided() {
        return network.running().anyMatch(name -> !view.contains(name));
    }

    @Override
    public void send(ServerName to, byte[] message) {
        network.send(this, to, message);
    }

    @Override
    public void listen(LinkListener one) {
        listener = Optional.of(one);
    }

    /** The server stops: the others notice at once. */
    public void close() {
        closed = true;
    }

    int side() {
        return side;
    }

    boolean dead() {
        return machine.dead();
    }

    /** Whether others that reach it see it. */
    boolean there() {
        return !machine.dead() && !closed && !machine.frozen();
    }

    void seeAll(List<ServerName> servers) {
        servers.forEach(one -> view.add(one.text()));
    }

    void meet(List<ServerName> servers) {
        seeAll(servers);
        tell();
    }

    long inOrder(ServerName from, long at) {
        return last.merge(from, at, Math::max);
    }

    void hear(ServerName from, byte[] message) {
        if (!closed) {
            machine.later(0, () -> listener.ifPresent(one -> one.heard(from, message)));
        }
    }

    /** Wrongly takes one of the others for gone. */
    void overlook(int which) {
        var others = view.stream().filter(one -> !one.equals(self.text())).toList();
        if (which < others.size()) {
            view.remove(others.get(which));
            tell();
        }
    }

    /** Notices who has come or gone, some time after it happened. */
    void look(List<SimulatedLinks> servers, Predicate<SimulatedLinks> reached) {
        var names = new TreeSet<>(view);
        servers.forEach(one -> names.add(one.self.text()));
        boolean changed = false;
        for (var name : names) {
            var found = servers.stream().filter(one -> one.self.text().equals(name)).findFirst();
            boolean there =
                    name.equals(self.text())
                            || found.filter(one -> one.there() && reached.test(one)).isPresent();
            changed |= notices(name, there, delay(found, there));
        }
        if (changed) {
            tell();
        }
    }

    private boolean notices(String name, boolean there, int delay) {
        if (view.contains(name) == there) {
            noticed.remove(name);
            return false;
        }
        if (network.now() < noticed.computeIfAbsent(name, _ -> network.now() + delay)) {
            return false;
        }
        noticed.remove(name);
        return there ? view.add(name) : view.remove(name);
    }

    private int delay(Optional<SimulatedLinks> found, boolean there) {
        if (there) {
            return network.random().nextInt(NOTICES_COMING);
        }
        if (found.isEmpty()) {
            return network.random().nextInt(NOTICES_DEATH);
        }
        return found.get().closed
                ? NOTICES_LEAVING
                : NOTICES_SILENCE + network.random().nextInt(LATER);
    }

    private void tell() {
        var now = present();
        machine.later(0, () -> listener.ifPresent(one -> one.present(now)));
    }
}
