package tischlein.cluster.jgroups;

import static java.util.stream.Collectors.toSet;
import static tischlein.kernel.Phrase.say;

import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.jgroups.Address;
import org.jgroups.Event;
import org.jgroups.JChannel;
import org.jgroups.Message;
import org.jgroups.PhysicalAddress;
import org.jgroups.Receiver;
import org.jgroups.View;
import org.jgroups.util.UUID;
import org.jgroups.util.Util;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;

/** The links of a server that has joined the others by JGroups. */
public final class JGroupsLinks implements ServerLinks, AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(JGroupsLinks.class);
    private static final Duration TO_SEND = Duration.ofSeconds(2);
    private static final Duration GLANCE = Duration.ofMillis(5);

    private final ClusterSettings settings;
    private final DiscoveryTable table;
    private final JChannel channel;
    private final Deliveries deliveries = new Deliveries();
    private final AtomicInteger changes = new AtomicInteger();
    private final Map<ServerName, SendQueue> queues = new ConcurrentHashMap<>();
    private final UUID address = UUID.randomUUID();
    private final ServerName self = name(address);
    private volatile Map<ServerName, Address> members = Map.of(self, address);
    private volatile Optional<Heartbeat> heartbeat = Optional.empty();

    private JGroupsLinks(ClusterSettings settings) throws Exception {
        this.settings = settings;
        table = new DiscoveryTable(settings.database());
        channel = new JChannel(ClusterStack.of(settings, table));
        channel.setName(settings.address().toString()); // for its log
        channel.addAddressGenerator(() -> address);
        channel.setReceiver(new Ear());
    }

    /**
     * A server that has not joined yet: it sees only itself, and nobody sees it.
     *
     * @throws Unsuitable if it could not be reached at its address
     */
    public static JGroupsLinks of(ClusterSettings settings) {
        JGroupsRecords.install();
        settings.address().check();
        try {
            return new JGroupsLinks(settings);
        } catch (Exception e) {
            throw failed(e);
        }
    }

    /**
     * Joins the other servers, or is the first. From now on it is the home of tables: whoever joins
     * is ready for them.
     *
     * @param notices is told what people should know, in this module's texts
     * @throws Unsuitable if that is not possible, with the reason in this module's texts; nothing
     *     of it is left then
     */
    public void join(Consumer<Sentence> notices) {
        var checks = new JoinChecks(table, settings, notices);
        try {
            table.create();
            checks.clock();
            var open = checks.before();
            connect();
            checks.after(open, () -> present().size() == 1);
        } catch (SQLException e) {
            leave();
            throw because(say("cluster.database"), e);
        } catch (Unsuitable unsuitable) {
            leave();
            throw unsuitable;
        } catch (Exception e) {
            leave();
            throw failed(e);
        }
    }

    private static Unsuitable failed(Exception cause) {
        var why = String.valueOf(cause.getMessage());
        return because(say("cluster.failed").text("why", why), cause);
    }

    private static Unsuitable because(Sentence sentence, Exception cause) {
        var unsuitable = new Unsuitable(sentence);
        unsuitable.initCause(cause);
        return unsuitable;
    }

    private void connect() throws Exception {
        channel.connect(settings.cluster());
        var row = new Heartbeat.Self(id(address), settings.cluster(), address(address));
        heartbeat =
                Optional.of(
                        new Heartbeat(
                                table,
                                row,
                                () -> address.equals(channel.getView().getCoord()),
                                () ->
                                        members.values().stream()
                                                .map(JGroupsLinks::id)
                                                .collect(toSet())));
    }

    /** As JGroups writes it into the table. */
    private static String id(Address address) {
        return Util.addressToString(address);
    }

    /** What JGroups calls. Views come one at a time, and messages one at a time from a sender. */
    private final class Ear implements Receiver {
        @Override
        public void receive(Message message) {
            var from = name(message.getSrc());
            if (message.hasArray()) {
                BundledMessages.split(message.getArray(), message.getOffset(), message.getLength())
                        .forEach(one -> deliveries.pass(listener -> listener.heard(from, one)));
            }
        }

        @Override
        public void viewAccepted(View view) {
            see(view);
        }
    }

    private void see(View view) {
        var seen = new TreeMap<ServerName, Address>(Comparator.comparing(ServerName::text));
        view.forEach(member -> seen.put(name(member), member));
        members = seen;
        changes.incrementAndGet();
        LOGGER.atInfo().addKeyValue("servers", String.join(" ", addresses())).log("present");
        queues.forEach((name, queue) -> {
            if (!seen.containsKey(name)) {
                queue.close();
                queues.remove(name);
            }
        });
        var present = List.copyOf(seen.keySet());
        deliveries.pass(listener -> listener.present(present));
    }

    /**
     * From the address alone, which everybody knows of everybody: names that JGroups passes around
     * may be missing for a while.
     */
    private static ServerName name(Address address) {
        return address instanceof UUID id
                ? new ServerName(Long.toUnsignedString(id.getLeastSignificantBits(), 36))
                : new ServerName(address.toString());
    }

    @Override
    public ServerName self() {
        return self;
    }

    @Override
    public List<ServerName> present() {
        return List.copyOf(members.keySet());
    }

    @Override
    public void send(ServerName to, byte[] message) {
        var address = Optional.ofNullable(members.get(to));
        address.ifPresent(there ->
                queues.computeIfAbsent(to, _ -> new SendQueue(channel, there)).add(message));
    }

    @Override
    public boolean divided() {
        return heartbeat.filter(Heartbeat::missesSomebody).isPresent();
    }

    @Override
    public void listen(LinkListener listener) {
        deliveries.listen(listener);
    }

    /** Where the servers that are there listen, for people. */
    public List<String> addresses() {
        return members.values().stream().map(this::address).sorted().toList();
    }

    private String address(Address member) {
        return channel.down(new Event(Event.GET_PHYSICAL_ADDRESS, member))
                        instanceof PhysicalAddress found
                ? found.toString()
                : name(member).text();
    }

    /** How often servers have come or gone since this one joined. */
    public int viewChanges() {
        return Math.max(0, changes.get() - 1);
    }

    /** Sends what waits, says goodbye, and closes. */
    public void leave() {
        long until = System.nanoTime() + TO_SEND.toNanos();
        while (!queues.values().stream().allMatch(SendQueue::isEmpty)
                && System.nanoTime() < until) {
            LockSupport.parkNanos(GLANCE.toNanos());
        }
        members = Map.of();
        queues.values().forEach(SendQueue::close);
        heartbeat.ifPresent(Heartbeat::stop);
        channel.close();
    }

    @Override
    public void close() {
        leave();
    }
}
