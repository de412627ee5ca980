package tischlein.load.kill;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tischlein.client.HttpApi;
import tischlein.client.ServerProblem;
import tischlein.load.clients.TargetServer;

/** One of several servers that share their tables, through its lives. */
final class ClusterServer implements AutoCloseable {
    private static final int WATCHED = 100; // above its port others watch a server
    private static final int PATIENCE = 120_000; // milliseconds

    private final Programs programs;
    private final String database;
    private final Path key;
    private final int number;
    private final String address; // for the other servers
    private final TargetServer target;
    private final HttpApi api;
    private Optional<ChildProcess> process = Optional.empty();

    /**
     * @param host where the others reach it
     */
    ClusterServer(Programs programs, String database, Path key, int number, String host) {
        this.programs = programs;
        this.database = database;
        this.key = key;
        this.number = number;
        address = host + ":" + FreePorts.withAnother(WATCHED);
        var here = InetAddress.getLoopbackAddress();
        target = new TargetServer(new InetSocketAddress(here, FreePorts.one()));
        api = target.api();
    }

    int number() {
        return number;
    }

    TargetServer target() {
        return target;
    }

    /** Where it tells what it writes. */
    Path witness() {
        return programs.witness(name());
    }

    private String name() {
        return "server" + number;
    }

    /** Before any other has started: so all start in a fraction of the time. */
    void rehearse() {
        programs.rehearse(port(), database, joining());
    }

    void start() {
        process = Optional.of(programs.server(name(), port(), database, joining()));
    }

    private int port() {
        return target.address().getPort();
    }

    private List<String> joining() {
        return List.of("--cluster-key=" + key, "--cluster-address=" + address);
    }

    /** Returns when it says that so many servers are there. */
    void await(int servers) {
        boolean there = Pause.until(PATIENCE, () -> sees(servers));
        if (!there) {
            throw new IllegalStateException(name() + " does not see " + servers + " servers");
        }
    }

    private boolean sees(int servers) {
        child().needAlive(name());
        try {
            var health = api.send("GET", "/health", "", Map.of());
            return health.fine() && health.body().contains("\"servers\":" + servers);
        } catch (ServerProblem _) {
            return false; // it is not there yet
        }
    }

    private ChildProcess child() {
        return process.orElseThrow();
    }

    void kill() {
        child().kill();
        child().close();
    }

    /** In order. */
    void stop() {
        child().stop();
        child().close();
    }

    /** It does nothing any more. */
    void freeze() {
        child().signal("STOP");
    }

    /** It goes on. */
    void thaw() {
        child().signal("CONT");
    }

    @Override
    public void close() {
        process.ifPresent(ChildProcess::close);
        api.close();
    }
}
