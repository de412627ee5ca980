package tischlein.load.kill;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import tischlein.load.clients.TargetServers;

/**
 * How servers and clients are started as processes of their own.
 *
 * @param serving how the server's program is started: the first words of a command line
 * @param loading how this program is started, likewise
 * @param scratch for the journal and everything else
 */
public record Programs(List<String> serving, List<String> loading, ScratchFolder scratch) {
    /** A server is started often: what it takes to run fast in an hour does not pay here. */
    private static final List<String> QUICK =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx512m",
                    "--enable-native-access=ALL-UNNAMED");

    public Programs {
        serving = List.copyOf(serving);
        loading = List.copyOf(loading);
    }

    Path journal() {
        return scratch.file("journal");
    }

    private Path cache() {
        return scratch.file("serve.aot");
    }

    /**
     * Starts a server.
     *
     * @param name of its files
     * @param further words of its command line
     */
    ChildProcess server(String name, int port, String database, List<String> further) {
        return server(
                name,
                port,
                database,
                List.of("-Dtischlein.witness=" + witness(name), "-XX:AOTCache=" + cache()),
                further);
    }

    /** Where a server tells what it writes. */
    Path witness(String name) {
        return scratch.file(name + ".witness");
    }

    private ChildProcess server(
            String name, int port, String database, List<String> flags, List<String> further) {
        var words =
                List.of(
                        "serve",
                        "--host=127.0.0.1",
                        "--port=" + port,
                        "--database=" + database,
                        "--sockets-per-address=100000");
        return new ChildProcess(
                serving, joined(QUICK, flags), joined(words, further), scratch.file(name + ".log"));
    }

    private static List<String> joined(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** Lets a server rehearse, so that all that follow start in a fraction of the time. */
    void rehearse(int port) {
        rehearse(port, scratch.file("rehearsal.db").toString(), List.of());
    }

    /**
     * The same with all that the others will need.
     *
     * @param further words of its command line
     */
    void rehearse(int port, String database, List<String> further) {
        var flags = List.of("-Dtischlein.rehearsal=true", "-XX:AOTCacheOutput=" + cache());
        try (var server = server("rehearsal", port, database, flags, further)) {
            server.finish();
        }
    }

    /** The secret that several servers share, in a file. */
    Path clusterKey() {
        var key = scratch.file("cluster.key");
        var words = List.of("cluster-key", key.toString());
        try (var made = new ChildProcess(serving, QUICK, words, scratch.file("key.log"))) {
            made.finish();
        }
        return key;
    }

    /** Clients who play and keep a journal until their input ends. */
    ChildProcess clients(TargetServers targets, Play play) {
        return new ChildProcess(
                loading,
                QUICK,
                List.of(
                        "load",
                        "--url=" + targets.urls(),
                        "--game=" + play.game(),
                        "--tables=" + play.tables(),
                        "--sockets-per-table=" + Play.SOCKETS_PER_TABLE,
                        "--rate=" + play.rate(),
                        "--ramp=0",
                        "--warmup=0",
                        "--seconds=0",
                        "--seed=" + play.seed(),
                        "--journal=" + journal(),
                        "--json"),
                scratch.file("clients.log"));
    }
}
