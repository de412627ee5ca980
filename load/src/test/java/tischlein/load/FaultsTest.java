package tischlein.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tischlein.load.clients.Deaf;
import tischlein.load.clients.Host;
import tischlein.load.clients.Hosted;
import tischlein.load.clients.Visitor;
import tischlein.load.kill.RestartedPostgres;
import tischlein.store.NarrowStore;
import tischlein.store.Stores;
import tischlein.table.outside.World;
import tischlein.table.store.Store;

/**
 * Faults from outside, while clients play over WebSockets: whatever was acknowledged before is kept
 * once, everybody goes on by themselves, and nobody is told what is not so.
 */
@Timeout(value = 600, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FaultsTest {
    private static final Map<String, Object> TIMED =
            Map.of(
                    "game",
                    "larder",
                    "seats",
                    1,
                    "chairs",
                    List.of("me"),
                    "clock",
                    Map.of("move", 900));
    private static final Map<String, Object> BOTS =
            Map.of(
                    "game",
                    "buffet",
                    "chairs",
                    List.of("bot random", "bot random", "bot random"),
                    "pace",
                    500);
    private static final String REFUSED =
            "tischlein_commands_total{kind=\"choose\",outcome=\"unavailable\"}";
    private static final int HOUR = 3_600_000;
    private static final long SECOND = 1_000;
    private static final int WATCHED = 6; // tables

    private final TestScale scale = TestScale.wanted();

    @TempDir private Path folder;

    /** All promises were kept; in a campaign it is written down how many. */
    private void judge(String fault, Drill.Seen seen, Store store) throws IOException {
        var verdict = seen.compared(store);
        if (TestScale.campaign()) {
            var report = seen.report();
            var row =
                    "| %s | %d | %d | %d | %d | %d | %d | %d | %d of %d |%n"
                            .formatted(
                                    fault,
                                    scale.rounds(),
                                    verdict.acknowledged(),
                                    report.counts().refusals.getOrDefault("refused.store", 0L),
                                    verdict.resent(),
                                    verdict.lost().size(),
                                    verdict.doubled().size(),
                                    verdict.altered().size() + verdict.faults().size(),
                                    verdict.rested(),
                                    verdict.playing());
            Files.writeString(
                    Path.of("target", "faults.md"),
                    row,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
        assertThat(verdict.lost()).isEmpty();
        assertThat(verdict.doubled()).isEmpty();
        assertThat(verdict.altered()).isEmpty();
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.rested()).isEqualTo(verdict.playing()).isEqualTo(scale.tables());
        assertThat(verdict.acknowledged()).isGreaterThan(scale.tables() * scale.rounds());
    }

    private static int left(Visitor visitor, String table) {
        return visitor.frame(table, List.of(0)).path("clock").path(0).path("move").asInt();
    }

    private static int version(Visitor visitor, String table) {
        return visitor.frame(table, List.of()).path("version").asInt();
    }

    @Test
    void aProcessThatIsStoppedForAWhileGoesOnAndTakesNobodysTime() throws IOException {
        var database = folder.resolve("tischlein.db");
        try (var server = Hosted.start(database, Map.of());
                var visitor = new Visitor(server.target())) {
            var drill = new Drill(server.target(), scale, folder);
            for (int round = 0; round < scale.rounds(); round++) {
                var timed = visitor.lay(TIMED);
                var bots = visitor.lay(BOTS);
                int before = version(visitor, bots);
                long began = System.nanoTime();
                int first = left(visitor, timed);
                server.stop();
                Patience.last(scale.pause());
                server.goOn();
                long used = (long) first - left(visitor, timed);
                long passed = (System.nanoTime() - began) / 1_000_000;
                assertThat(used)
                        .as("of the pause at most a second, and the rest of the time")
                        .isLessThanOrEqualTo(passed - scale.pause().toMillis() + SECOND + 1);
                drill.play(2);
                Patience.until("the bots' next move", () -> version(visitor, bots) > before);
            }
            var seen = drill.end();
            server.end();
            try (var store = Stores.open(database.toString())) {
                judge("process stopped for " + scale.pause().toSeconds() + " s", seen, store);
            }
        }
    }

    @Test
    void aClockOnTheWallThatJumpsAnHourDoesNothing() throws IOException {
        var outside = new Jumping();
        try (var store = Stores.open(folder.resolve("tischlein.db").toString())) {
            Drill.Seen seen;
            try (var server = Host.start(store, outside, 0);
                    var visitor = new Visitor(Host.target(server))) {
                var drill = new Drill(Host.target(server), scale, folder);
                for (int round = 0; round < scale.rounds(); round++) {
                    var timed = visitor.lay(TIMED);
                    var bots = visitor.lay(BOTS);
                    int began = version(visitor, timed);
                    for (int jump : new int[] {HOUR, -2 * HOUR, HOUR}) {
                        int before = version(visitor, bots);
                        outside.jump(jump);
                        drill.play(2);
                        Patience.until("the bots' move", () -> version(visitor, bots) > before);
                        assertThat(left(visitor, timed)).isPositive();
                    }
                    assertThat(version(visitor, timed)).isEqualTo(began);
                }
                seen = drill.end();
            }
            judge("clock jumps 1 h forward, 2 h back, 1 h forward", seen, store);
        }
    }

    /** Fills, waits until moves are refused, makes room, and sees the same clients go on. */
    private Drill.Seen fillAgainAndAgain(Store store, Runnable fill, Runnable makeRoom) {
        try (var server = Host.start(store, new World(), 0);
                var visitor = new Visitor(Host.target(server))) {
            var drill = new Drill(Host.target(server), scale, folder);
            for (int round = 0; round < scale.rounds(); round++) {
                long before = visitor.figure(REFUSED);
                fill.run();
                Patience.until("a refusal", () -> visitor.figure(REFUSED) > before);
                makeRoom.run();
                drill.play(3);
            }
            var seen = drill.end();
            assertThat(seen.report().counts().refusals).containsKey("refused.store");
            return seen;
        }
    }

    @Test
    void aDatabaseThatMayNotGrowRefusesMovesUntilItMay() throws IOException {
        var narrow = NarrowStore.open(folder.resolve("tischlein.db"));
        try (var store = narrow.store()) {
            var seen = fillAgainAndAgain(store, narrow::fill, narrow::makeRoom);
            judge("database file may not grow", seen, store);
        }
    }

    @Test
    void aFullDiskRefusesMovesUntilThereIsRoom() throws IOException {
        var mounted = SmallDisk.mounted(folder.resolve("small"));
        assumeTrue(mounted.isPresent(), "only root may mount; the test before does the like");
        try (var disk = mounted.get();
                var store = Stores.open(disk.folder().resolve("tischlein.db").toString())) {
            var seen = fillAgainAndAgain(store, disk::fill, disk::makeRoom);
            judge("disk full (SQLite on a small tmpfs)", seen, store);
        }
    }

    @Test
    void aDatabaseServerThatIsStartedAgainIsFoundAgain() throws IOException {
        try (var postgres = new RestartedPostgres(folder);
                var store = Stores.open(postgres.address())) {
            Drill.Seen seen;
            try (var server = Host.start(store, new World(), 0)) {
                var drill = new Drill(Host.target(server), scale, folder);
                for (int round = 0; round < scale.rounds(); round++) {
                    if (round % 2 == 0) {
                        postgres.stop();
                    } else {
                        postgres.crash();
                    }
                    Patience.last(Duration.ofSeconds(1));
                    postgres.startAgain();
                    drill.play(3);
                }
                seen = drill.end();
            }
            judge("PostgreSQL stopped, or killed, and started again", seen, store);
        }
    }

    @Test
    void whoDoesNotReadIsDroppedAndTheOthersPlayOn() throws IOException {
        var database = folder.resolve("tischlein.db");
        try (var server = Hosted.start(database, Map.of());
                var visitor = new Visitor(server.target())) {
            var drill = new Drill(server.target(), scale, folder);
            for (int round = 1; round <= scale.rounds(); round++) {
                drill.play(10);
                var all = drill.tables();
                var some = new ArrayList<>(all.subList(all.size() - scale.tables(), all.size()));
                var deaf = new ArrayList<Deaf>();
                for (int n = 0; n < scale.stalled(); n++) {
                    Collections.rotate(some, 1); // a table hears only so much from all together
                    deaf.add(new Deaf(server.target(), visitor.key(), some.subList(0, WATCHED)));
                }
                long wanted = (long) round * scale.stalled();
                Patience.until(
                        "all are dropped",
                        () ->
                                visitor.figure(
                                                "tischlein_sockets_closed_total{reason=\"too"
                                                        + " slow\"}")
                                        >= wanted);
                deaf.getFirst().readToTheEnd();
                deaf.forEach(Deaf::close);
                drill.play(2);
            }
            var seen = drill.end();
            assertThat(seen.report().counts().closings).isEmpty();
            server.end();
            try (var store = Stores.open(database.toString())) {
                judge(scale.stalled() + " clients that do not read", seen, store);
            }
        }
    }
}
