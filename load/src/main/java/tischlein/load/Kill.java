package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
 * @param folder for the journal and everything else
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
        Path folder) {
    /** Who wants to see how it goes. */
    public interface Progress {
        Progress UNSEEN = (_, _) -> {};

        void tell(int kills, int inFlight);
    }

    /** A server is started often: what it takes to run fast in an hour does not pay here. */
    private static final List<String> QUICK =
            List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UseSerialGC",
                    "-Xshare:auto",
                    "-Xmx512m",
                    "--enable-native-access=ALL-UNNAMED");

    private static final int LONGEST_PLAY = 400; // milliseconds till the kill, once all play
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
        return database.orElseGet(() -> folder.resolve("tischlein.db").toString());
    }

    private Path journal() {
        return folder.resolve("journal");
    }

    private Path witness() {
        return folder.resolve("witness");
    }

    private Daemon server(int port) {
        var flags = new java.util.ArrayList<>(QUICK);
        flags.add("-Dtischlein.witness=" + witness());
        return new Daemon(
                program,
                flags,
                List.of(
                        "serve",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        Integer.toString(port),
                        "--database",
                        kept(),
                        "--sockets-per-address",
                        "100000"),
                folder.resolve("server.log"));
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
                folder.resolve("clients.log"));
    }

    private Verdict run(Progress progress, int port) throws IOException {
        var target = new Target(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        var random = new Seeded(seed);
        int inFlight = 0;
        try (var exports = new Exports(target);
                var first = server(port);
                var clients = clients(target)) {
            var server = first;
            var tail = new Tail(journal());
            for (int kills = 1; kills <= times; kills++) {
                awaitPlay(tail, clients);
                pause(random.nextInt(LONGEST_PLAY));
                server.kill();
                inFlight += Witness.read(witness()).inFlight() ? 1 : 0;
                progress.tell(kills, inFlight);
                server.close();
                server = server(port);
            }
            try (var last = server) {
                awaitPlay(tail, clients);
                var told = Wire.read(clients.finish(), ClientsTold.class);
                var entries = Journal.read(journal());
                var logs = exports.logs(entries);
                last.stop();
                try (var store = Stores.open(kept())) {
                    var audit = new Audit(store, games, entries, logs);
                    return audit.verdict(times, inFlight, told);
                }
            }
        }
    }

    /** What the clients' process says of itself, as far as it matters here. */
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
            if (!clients.alive()) {
                throw new IllegalStateException("the clients have ended; see " + folder);
            }
            tail.skip();
            return tail.done() >= before + tables;
        });
    }

    private void await(BooleanSupplier what) {
        for (int waited = 0; !what.getAsBoolean(); waited += LOOK) {
            if (waited > PATIENCE) {
                throw new IllegalStateException("nobody plays; see " + folder);
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

    /** Creates a folder for one run. */
    public static Path newFolder() {
        try {
            return Files.createTempDirectory("tischlein-kill");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Removes what a run has left. */
    public static void remove(Path folder) {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
            Files.delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
