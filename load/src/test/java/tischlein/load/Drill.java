package tischlein.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import tischlein.kernel.Game;
import tischlein.load.clients.PromiseJournal;
import tischlein.load.clients.Staged;
import tischlein.load.clients.TargetServer;
import tischlein.load.clients.TargetServers;
import tischlein.load.kill.Audit;
import tischlein.load.kill.ExportedLogs;
import tischlein.load.kill.JournalTail;
import tischlein.load.kill.Kill;
import tischlein.load.kill.KillVerdict;
import tischlein.load.players.Hostility;
import tischlein.load.players.LoadPlan;
import tischlein.table.store.Store;

/** Clients that play while something happens to their server, and what they were promised. */
final class Drill {
    private static final int SOCKETS = 4; // a table

    private final Game<?, ?, ?> game = Staged.game("buffet");
    private final TestScale scale;
    private final TargetServer target;
    private final Path journal;
    private final JournalTail tail;
    private final CountDownLatch enough = new CountDownLatch(1);
    private final CompletableFuture<LoadReport> played;

    /**
     * @param folder for the journal
     */
    Drill(TargetServer target, TestScale scale, Path folder) {
        this.scale = scale;
        this.target = target;
        journal = folder.resolve("journal");
        tail = new JournalTail(journal);
        played = CompletableFuture.supplyAsync(this::play, Drill::onItsOwn);
        play(1);
    }

    private static void onItsOwn(Runnable what) {
        Thread.ofPlatform().daemon().name("clients").start(what);
    }

    private LoadReport play() {
        var plan =
                new LoadPlan(
                        TargetServers.only(target),
                        game,
                        game.about().options(SOCKETS),
                        scale.tables(),
                        SOCKETS,
                        scale.rate(),
                        0,
                        0,
                        0,
                        10,
                        false,
                        1,
                        Optional.of(journal),
                        OptionalLong.empty(),
                        Hostility.NONE,
                        0,
                        0);
        return Load.run(plan, Load.Progress.UNSEEN, this::awaitEnough);
    }

    private void awaitEnough() {
        try {
            enough.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** The tables that are or have been played at. */
    List<String> tables() {
        return entries().stream()
                .filter(PromiseJournal.Entry.Table.class::isInstance)
                .map(entry -> ((PromiseJournal.Entry.Table) entry).table())
                .toList();
    }

    private List<PromiseJournal.Entry> entries() {
        try {
            return PromiseJournal.read(journal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns when the tables have moved on average so many times more. */
    void play(int times) {
        tail.added();
        long wanted = tail.done() + (long) times * scale.tables();
        Patience.until(
                "moves",
                () -> {
                    if (played.isDone()) {
                        throw new AssertionError("the clients have ended: " + played.join());
                    }
                    tail.added();
                    return tail.done() >= wanted;
                });
    }

    /**
     * What the clients have seen in the end.
     *
     * @param logs of finished games, as the server tells them
     */
    record Seen(
            Game<?, ?, ?> game,
            LoadReport report,
            List<PromiseJournal.Entry> entries,
            Map<String, String> logs) {
        Seen {
            entries = List.copyOf(entries);
            logs = Map.copyOf(logs);
        }

        /** How it compares with what a store has, which no server writes any more. */
        KillVerdict compared(Store store) {
            var told =
                    new Kill.ClientsTold(
                            report.tables(),
                            report.rested(),
                            report.counts().faultCount,
                            report.counts().faults);
            return new Audit(store, List.of(game), entries, logs)
                    .verdict(new Kill.Hits(0, 0, 0), told);
        }
    }

    /** Lets the clients finish and compare what they see. */
    Seen end() {
        enough.countDown();
        var report = played.join();
        var entries = entries();
        try (var exports = new ExportedLogs(target)) {
            return new Seen(game, report, entries, exports.logs(entries));
        }
    }
}
