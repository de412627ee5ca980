package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.store.Stores;
import tischlein.store.Witness;
import tischlein.table.Wire;

/**
 * Kills a server again and again while clients play, and compares afterwards what they were
 * promised with what it has kept. Server and clients are processes of their own.
 *
 * @param program how this program is started: the first words of a command line
 * @param database where the server keeps its tables; nothing for an SQLite file in the folder
 * @param scratch for the journal and everything else
 */
public record Kill(
        List<String> program,
        List<Game<?, ?, ?>> games,
        String game,
        int times,
        Optional<String> database,
        int tables,
        double rate,
        long seed,
        Scratch scratch) {
    /** Who wants to see how it goes. */
    public interface Progress {
        Progress UNSEEN = _ -> {};

        void tell(Hits hits);
    }

    /**
     * What the kills have hit.
     *
     * @param writing those that came while something was being written, and not yet promised
     * @param committing those of them that came in the very commit
     */
    public record Hits(int kills, int writing, int committing) {
        Hits with(Witness.Seen seen) {
            return new Hits(
                    kills + 1,
                    writing + (seen.transaction() ? 1 : 0),
                    committing + (seen.commit() ? 1 : 0));
        }
    }

    /** A server is started often: what it takes to run fast in an hour does not pay here. */
    private static final List<String> QUICK =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xmx512m",
                    "--enable-native-access=ALL-UNNAMED");

    private static final int LONGEST_PLAY = 400; // milliseconds till the kill, once all play
    private static final long LONGEST_AIM = 500_000_000; // nanoseconds
    private static final int PATIENCE = 120_000;
    private static final int LOOK = 2;
    private static final int SOCKETS = 4; // a table

    public Verdict run(Progress progress) {
        try {
            return run(progress, port());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int port() throws IOException {
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return free.getLocalPort();
        }
    }

    private String kept() {
        return database.orElseGet(() -> scratch.file("tischlein.db").toString());
    }

    private Path journal() {
        return scratch.file("journal");
    }

    private Path witness() {
        return scratch.file("witness");
    }

    private Daemon server(int port) {
        return server(
                port,
                kept(),
                List.of("-Dtischlein.witness=" + witness(), "-XX:AOTCache=" + cache()));
    }

    private Daemon server(int port, String where, List<String> flags) {
        return new Daemon(
                program,
                Stream.concat(QUICK.stream(), flags.stream()).toList(),
                List.of(
                        "serve",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        Integer.toString(port),
                        "--database",
                        where,
                        "--sockets-per-address",
                        "100000"),
                scratch.file("server.log"));
    }

    private Path cache() {
        return scratch.file("serve.aot");
    }

    /** Lets a server rehearse, so that all that follow start in a fraction of the time. */
    private void rehearse(int port) {
        var flags = List.of("-Dtischlein.rehearsal=true", "-XX:AOTCacheOutput=" + cache());
        try (var server = server(port, scratch.file("rehearsal.db").toString(), flags)) {
            server.finish();
        }
    }

    private Daemon clients(Target target) {
        return new Daemon(
                program,
                QUICK,
                List.of(
                        "load",
                        "--url",
                        target.url(),
                        "--game",
                        game,
                        "--tables",
                        Integer.toString(tables),
                        "--sockets-per-table",
                        Integer.toString(SOCKETS),
                        "--rate",
                        Double.toString(rate),
                        "--ramp",
                        "0",
                        "--warmup",
                        "0",
                        "--seconds",
                        "0",
                        "--seed",
                        Long.toString(seed),
                        "--journal",
                        journal().toString(),
                        "--json"),
                scratch.file("clients.log"));
    }

    private Verdict run(Progress progress, int port) throws IOException {
        var target = new Target(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        var random = new Seeded(seed);
        var hits = new Hits(0, 0, 0);
        rehearse(port);
        try (var exports = new Exports(target);
                var first = server(port);
                var clients = clients(target)) {
            var server = first;
            var tail = new Tail(journal());
            while (hits.kills() < times) {
                awaitPlay(tail, clients);
                pause(random.nextInt(LONGEST_PLAY));
                if (3 * hits.committing() <= 2 * hits.kills()) {
                    awaitCommit();
                }
                server.kill();
                server.close();
                hits = hits.with(Witness.read(witness()));
                progress.tell(hits);
                server = server(port);
            }
            try (var last = server) {
                awaitPlay(tail, clients);
                var told = Wire.read(clients.finish(), ClientsPrinted.class).report();
                var entries = Journal.read(journal());
                var logs = exports.logs(entries);
                last.stop();
                try (var store = Stores.open(kept())) {
                    var audit = new Audit(store, games, entries, logs);
                    return audit.verdict(hits, told);
                }
            }
        }
    }

    /** What the clients' process prints. */
    record ClientsPrinted(ClientsTold report) {}

    /** What it says of itself, as far as it matters here. */
    record ClientsTold(int tables, int rested, long faultCount, List<Fault> faults) {
        ClientsTold {
            faults = List.copyOf(faults);
        }
    }

    /** Returns when on average every table has moved since the last start. */
    private void awaitPlay(Tail tail, Daemon clients) {
        tail.skip();
        long before = tail.done();
        await(() -> {
            clients.needAlive("the clients");
            tail.skip();
            return tail.done() >= before + tables;
        });
    }

    /**
     * As long as fewer than two thirds have hit a commit the next kill is aimed at the beginning of
     * one: commits are short, and at moments that are only random most kills would miss them.
     */
    private void awaitCommit() throws IOException {
        long end = System.nanoTime() + LONGEST_AIM;
        for (boolean commits : new boolean[] {false, true}) {
            while (Witness.read(witness()).commit() != commits && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
        }
    }

    private void await(BooleanSupplier what) {
        for (int waited = 0; !what.getAsBoolean(); waited += LOOK) {
            if (waited > PATIENCE) {
                throw new IllegalStateException("nobody plays; see " + scratch.folder());
            }
            pause(LOOK);
        }
    }

    private static void pause(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
