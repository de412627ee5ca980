package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.load.clients.ClientFault;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.TargetServer;
import tischlein.load.clients.TargetServers;
import tischlein.store.Stores;
import tischlein.store.database.WriteWitness;
import tools.jackson.databind.json.JsonMapper;

/**
 * Kills a server again and again while clients play, and compares afterwards what they were
 * promised with what it has kept. Server and clients are processes of their own.
 *
 * @param database where the server keeps its tables; nothing for an SQLite file in the folder
 */
public record Kill(
        Programs programs,
        List<Game<?, ?, ?>> games,
        Play play,
        int times,
        Optional<String> database) {
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
        static final Hits NONE = new Hits(0, 0, 0);
        private static final long LONGEST_AIM = 500_000_000; // nanoseconds

        Hits with(WriteWitness.Seen seen) {
            return new Hits(
                    kills + 1,
                    writing + (seen.transaction() ? 1 : 0),
                    committing + (seen.commit() ? 1 : 0));
        }

        /**
         * As long as fewer than two thirds have hit a commit the next kill is aimed at the
         * beginning of one: commits are short, and at moments that are only random most kills would
         * miss them.
         */
        void aim(Path witness) throws IOException {
            if (3 * committing > 2 * kills) {
                return;
            }
            long end = System.nanoTime() + LONGEST_AIM;
            for (boolean commits : new boolean[] {false, true}) {
                while (WriteWitness.read(witness).commit() != commits && System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
            }
        }
    }

    private static final int LONGEST_PLAY = 400; // milliseconds until the kill, once all play
    private static final int PATIENCE = 120_000;
    private static final String NAME = "server";

    public KillVerdict run(Progress progress) {
        try {
            return run(progress, FreePorts.one());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String kept() {
        return database.orElseGet(() -> programs.scratch().file("tischlein.db").toString());
    }

    private ChildProcess server(int port) {
        return programs.server(NAME, port, kept(), List.of());
    }

    private KillVerdict run(Progress progress, int port) throws IOException {
        var target =
                new TargetServer(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        var random = new Seeded(play.seed());
        var hits = Hits.NONE;
        programs.rehearse(port);
        try (var exports = new ExportedLogs(target);
                var first = server(port);
                var clients = programs.clients(TargetServers.only(target), play)) {
            var server = first;
            var tail = new JournalTail(programs.journal());
            while (hits.kills() < times) {
                awaitPlay(tail, clients);
                Pause.millis(random.nextInt(LONGEST_PLAY));
                hits.aim(programs.witness(NAME));
                server.kill();
                server.close();
                hits = hits.with(WriteWitness.read(programs.witness(NAME)));
                progress.tell(hits);
                server = server(port);
            }
            try (var last = server) {
                awaitPlay(tail, clients);
                var told = ClientsTold.read(clients.finish());
                var entries = PromiseJournal.read(programs.journal());
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
    private record ClientsPrinted(ClientsTold report) {}

    /** What it says of itself, as far as it matters here. */
    public record ClientsTold(int tables, int rested, long faultCount, List<ClientFault> faults) {
        public ClientsTold {
            faults = List.copyOf(faults);
        }

        static ClientsTold read(String printed) {
            return JsonMapper.shared().readValue(printed, ClientsPrinted.class).report();
        }
    }

    /** Returns when on average every table has moved since the last start. */
    private void awaitPlay(JournalTail tail, ChildProcess clients) {
        tail.added();
        long before = tail.done();
        boolean played =
                Pause.until(
                        PATIENCE,
                        () -> {
                            clients.needAlive("the clients");
                            tail.added();
                            return tail.done() >= before + play.tables();
                        });
        if (!played) {
            throw new IllegalStateException("nobody plays; see " + programs.scratch().folder());
        }
    }
}
