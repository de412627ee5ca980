package tischlein.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tischlein.cluster.links.LinkListener;
import tischlein.cluster.links.ServerLinks;
import tischlein.cluster.links.ServerName;
import tischlein.kernel.Game;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.outside.World;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.Guest;
import tischlein.table.store.MemoryStore;

/** What the simulation cannot show: all servers at once on threads and clocks of the real world. */
class ManyThreadsTest {
    private static final int TABLES = 12;
    private static final int CHOICES = 6; // of each person
    private static final List<ServerName> ALL =
            List.of(new ServerName("a"), new ServerName("b"), new ServerName("c"));

    private final MemoryStore store = new MemoryStore();
    private final Map<ServerName, ThreadedLinks> links = new ConcurrentHashMap<>();
    private final List<ClusterTables> servers = new ArrayList<>();
    private final CountDownLatch half = new CountDownLatch(TABLES * CHOICES / 2);
    private final CountDownLatch all = new CountDownLatch(TABLES * CHOICES);

    /** Each server hears on a thread of its own. */
    private final class ThreadedLinks implements ServerLinks {
        private final ServerName self;
        private final ExecutorService thread =
                Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());
        private volatile List<ServerName> view = ALL;
        private volatile Optional<LinkListener> listener = Optional.empty();

        ThreadedLinks(ServerName self) {
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
            return !view.containsAll(links.keySet());
        }

        @Override
        public void send(ServerName to, byte[] message) {
            var other = links.get(to);
            if (other != null) {
                other.thread.execute(
                        () -> other.listener.ifPresent(one -> one.heard(self, message)));
            }
        }

        @Override
        public void listen(LinkListener one) {
            listener = Optional.of(one);
        }

        void see(List<ServerName> now) {
            view = now;
            thread.execute(() -> listener.ifPresent(one -> one.present(now)));
        }
    }

    /** Chooses something whenever it is shown a frame with a choice. */
    private final class Player implements TableListener {
        private final ClusterTables tables;
        private final Guest guest;
        private final String table;
        private final AtomicInteger made = new AtomicInteger();
        private volatile int last = -1;

        Player(ClusterTables tables, Guest guest, String table) {
            this.tables = tables;
            this.guest = guest;
            this.table = table;
        }

        @Override
        public void hear(String message) {
            if (message.startsWith("{\"is\":\"frame\"") && !message.contains("\"choices\":[]")) {
                int from = message.indexOf("\"version\":") + 10;
                int version = Integer.parseInt(message.substring(from, message.indexOf(',', from)));
                if (version > last) {
                    last = version;
                    ask(version, List.of());
                }
            }
        }

        private void ask(int version, List<String> moves) {
            tables.ask(
                    table,
                    new Request.Suggest(guest, 0, version, moves),
                    answer -> {
                        if (answer instanceof Answer.Suggested(var suggested)) {
                            choose(version, suggested);
                        }
                    });
        }

        private void choose(int version, List<String> moves) {
            tables.ask(
                    table,
                    new Request.Choose(guest, 0, "id" + version, version, moves),
                    answer -> {
                        if (answer instanceof Answer.Done && made.incrementAndGet() <= CHOICES) {
                            half.countDown();
                            all.countDown();
                        }
                    });
        }
    }

    @Test
    void gamesGoOnWhileAServerStops() throws InterruptedException {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game<?, ?, ?> game : ServiceLoader.load(Game.class)) {
            games.add(game);
        }
        for (var name : ALL) {
            links.put(name, new ThreadedLinks(name));
        }
        for (var name : ALL) {
            servers.add(
                    new ClusterTables(
                            games, store, new World(), WorkerThreads.usual(), links.get(name)));
        }
        for (int i = 0; i < TABLES; i++) {
            play(servers.get(i % 2), ThreeServers.guest("P" + i)); // the third one will stop
        }
        assertThat(half.await(1, TimeUnit.MINUTES)).isTrue();
        servers.get(2).close();
        links.remove(ALL.get(2));
        links.values().forEach(link -> link.see(ALL.subList(0, 2)));
        assertThat(all.await(1, TimeUnit.MINUTES)).isTrue();
        servers.subList(0, 2).forEach(ClusterTables::close);
    }

    private void play(ClusterTables tables, Guest guest) {
        var wish = ThreeServers.wish("me", "bot random");
        var table = ((Answer.Elsewhere) tables.create(wish, guest)).table();
        ThreeServers.done(tables.ask(table, new Request.Start(guest)));
        var player = new Player(tables, guest, table);
        ThreeServers.done(
                tables.ask(
                        table, new Request.Watch(guest, player, List.of(0), OptionalInt.empty())));
    }
}
