package tischlein.cluster.jgroups;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.PostgresAddress;

/** Servers on this machine that share a key and a database; all that are left are closed. */
final class TestCluster implements AutoCloseable {
    private static final long PATIENCE = 60_000_000_000L;

    private final List<JGroupsLinks> joined = new ArrayList<>();
    final List<Sentence> notices = new ArrayList<>();
    final PostgresAddress database = ClusterDatabase.create();
    final Path key;

    TestCluster(Path folder) {
        key = folder.resolve("cluster.key");
        ClusterKey.make(key.toString());
    }

    static ClusterKey read(Path file) {
        return ClusterKey.read(file.toString(), _ -> {});
    }

    ClusterSettings settings() {
        return new ClusterSettings(read(key), freeAddress(), database, "tischlein 1");
    }

    JGroupsLinks join() {
        return join(settings());
    }

    JGroupsLinks join(ClusterSettings settings) {
        var links = prepare(settings);
        links.join(notices::add);
        return links;
    }

    /** A server that has not joined yet. */
    JGroupsLinks prepare(ClusterSettings settings) {
        var links = JGroupsLinks.of(settings);
        joined.add(links);
        return links;
    }

    /** What is said to a server that is refused. */
    Sentence refusal(ClusterSettings settings) {
        try {
            join(settings);
        } catch (Unsuitable unsuitable) {
            return unsuitable.sentence();
        }
        throw new AssertionError("it has joined");
    }

    /** Below the ports that systems give to anybody who wants any. */
    static ClusterAddress freeAddress() {
        var here = InetAddress.getLoopbackAddress();
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(20_000, 30_000);
            try (var first = new ServerSocket();
                    var second = new ServerSocket()) {
                first.bind(new InetSocketAddress(here, port));
                second.bind(new InetSocketAddress(here, port + ClusterAddress.WATCH));
                return new ClusterAddress(here, port);
            } catch (IOException _) {
                // the next one
            }
        }
    }

    static void await(String what, BooleanSupplier condition) {
        long until = System.nanoTime() + PATIENCE;
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as(what).isLessThan(until);
            LockSupport.parkNanos(1_000_000);
        }
    }

    @Override
    public void close() {
        joined.reversed().forEach(JGroupsLinks::close);
    }
}
