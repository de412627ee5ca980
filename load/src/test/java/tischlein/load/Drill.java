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
import tischlein.table.Store;

/** Clients that play while something happens to their server, and what they were promised. */
final class Drill {
    private static final int SOCKETS = 4; // a table

    private final Game<?, ?, ?> game = Staged.game("buffet");
    private final Scale scale;
    private final Target target;
    private final Path journal;
    private final Tail tail;
    private final CountDownLatch enough = new CountDownLatch(1);
    private final CompletableFuture<Report> played;

    /**
     * @param folder for the journal
     */
    Drill(Target target, Scale scale, Path folder) {
        this.scale = scale;
        this.target = target;
        journal = folder.resolve("journal");
        tail = new Tail(journal);
        played = CompletableFuture.supplyAsync(this::play, Drill::onItsOwn);
        play(1);
    }

    private static void onItsOwn(Runnable what) {
        Thread.ofPlatform().daemon().name("clients").start(what);
    }

    private Report play() {
        var plan =
                new Plan(
                        target,
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
                .filter(Journal.Entry.Table.class::isInstance)
                .map(entry -> ((Journal.Entry.Table) entry).table())
                .toList();
    }

    private List<Journal.Entry> entries() {
        try {
            return Journal.read(journal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns when the tables have moved on average so many times more. */
    void play(int times) {
        tail.skip();
        long wanted = tail.done() + (long) times * scale.tables();
        Patience.until(
                "moves",
                () -> {
                    if (played.isDone()) {
                        throw new AssertionError("the clients have ended: " + played.join());
                    }
                    tail.skip();
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
            Report report,
            List<Journal.Entry> entries,
            Map<String, String> logs) {
        Seen {
            entries = List.copyOf(entries);
            logs = Map.copyOf(logs);
        }

        /** How it compares with what a store has, which no server writes any more. */
        Verdict compared(Store store) {
            var told =
                    new Kill.ClientsTold(
                            report.tables(), report.rested(), report.faultCount(), report.faults());
            return new Audit(store, List.of(game), entries, logs)
                    .verdict(new Kill.Hits(0, 0, 0), told);
        }
    }

    /** Lets the clients finish and compare what they see. */
    Seen end() {
        enough.countDown();
        var report = played.join();
        var entries = entries();
        try (var exports = new Exports(target)) {
            return new Seen(game, report, entries, exports.logs(entries));
        }
    }
}
