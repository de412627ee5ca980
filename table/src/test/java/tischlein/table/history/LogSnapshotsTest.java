package tischlein.table.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.table.LiveTablesTest;
import tischlein.table.TestGuest;
import tischlein.table.TestTables;
import tischlein.table.game.FrameWriter;
import tischlein.table.game.LiveGame;
import tischlein.table.game.ToldNews;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Batch;
import tischlein.table.store.StoredTable;

class LogSnapshotsTest {
    private final AtomicInteger played = new AtomicInteger();
    private final TestTables room = new TestTables(191);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    /** The same game; every move that is played is counted. */
    private Game<?, ?, ?> counting(Game<?, ?, ?> game) {
        return (Game<?, ?, ?>)
                Proxy.newProxyInstance(
                        Game.class.getClassLoader(),
                        new Class<?>[] {Game.class},
                        (_, method, arguments) -> {
                            if (method.getName().equals("play")) {
                                played.incrementAndGet();
                            }
                            try {
                                return method.invoke(game, arguments);
                            } catch (InvocationTargetException e) {
                                throw e.getCause();
                            }
                        });
    }

    private static Game<?, ?, ?> buffet() {
        return LiveTablesTest.GAMES.stream()
                .filter(one -> one.about().name().equals("buffet"))
                .findFirst()
                .orElseThrow();
    }

    private String finished() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        room.finish(table, anna, ben, cleo);
        return table;
    }

    private String position(String table, int seat, int version) {
        var answer = anna.ask(table, new Request.Position(anna.guest(), seat, version));
        return ((Answer.Told) answer).json();
    }

    private List<Integer> versions(String table) {
        return room.store().log(table).stream()
                .map(batch -> batch.first() + batch.lines().size())
                .toList();
    }

    @Test
    void aPositionCostsFewMovesHoweverLongTheGameWas() {
        var table = finished();
        int last = room.lines(table).size();
        assertThat(last).isGreaterThan(4 * LogSnapshots.EVERY);
        var row = room.store().table(table).orElseThrow();
        var snapshots = new SnapshotCache().of(counting(buffet()), room.store(), row, last);
        for (int version : versions(table)) {
            played.set(0);
            snapshots.position(room.script(), row, 1, version);
            assertThat(played.get()).isLessThanOrEqualTo(LogSnapshots.EVERY);
        }
    }

    @Test
    void aPositionIsWhatTheLogSaysForEverySeat() {
        var table = finished();
        var row = room.store().table(table).orElseThrow();
        for (int version : versions(table)) {
            var lines = GameHistory.upTo(room.store().log(table), version);
            for (int seat = Game.ONLOOKER; seat < 3; seat++) {
                assertThat(position(table, seat, version))
                        .isEqualTo(replayed(room, row, lines, seat));
            }
        }
    }

    private static String replayed(TestTables room, StoredTable row, List<Batch> lines, int seat) {
        var game = buffet();
        var play = LiveGame.of(game, room.script(), row, lines);
        return FrameWriter.frame(row.id(), play, seat, ToldNews.NOTHING, List.of(), false);
    }

    @Test
    void aGameThatGoesOnIsLookedBackAtAsItGrows() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        do {
            int version = anna.version(table);
            assertThat(position(table, 0, version)).contains("\"version\":" + version);
            TestTables.refused(
                    anna.ask(table, new Request.Position(anna.guest(), 0, version + 1)),
                    Answer.Reason.MISSING,
                    "refused.version");
        } while (room.step(table, anna, ben, cleo));
        for (int version : versions(table)) {
            assertThat(position(table, 0, version)).contains("\"version\":" + version);
        }
        TestTables.refused(
                anna.ask(table, new Request.Position(anna.guest(), 0, -1)),
                Answer.Reason.MISSING,
                "refused.version");
    }

    @Test
    void whoMissedLittleIsToldLittleAtLittleCost() {
        var table = finished();
        int last = room.lines(table).size();
        int before = versions(table).reversed().get(1);
        var row = room.store().table(table).orElseThrow();
        var snapshots = new SnapshotCache().of(counting(buffet()), room.store(), row, last);
        played.set(0);
        assertThat(snapshots.since(before)).hasSize(1);
        assertThat(played.get()).isLessThanOrEqualTo(LogSnapshots.EVERY + last - before);
        assertThat(snapshots.since(last)).isEmpty();
        assertThat(snapshots.since(Integer.MAX_VALUE)).isEmpty();
        assertThat(snapshots.since(0)).hasSameSizeAs(versions(table));
    }

    @Test
    void ofAllTablesTogetherSoManyLinesAreKept() {
        var tables = List.of(finished(), finished(), finished());
        var game = buffet();
        int most = room.lines(tables.getFirst()).size() + room.lines(tables.getLast()).size() + 250;
        var cache = new SnapshotCache(most);
        for (var table : tables) {
            var row = room.store().table(table).orElseThrow();
            cache.of(game, room.store(), row, room.lines(table).size());
        }
        assertThat(cache.size()).isBetween(1, 2);
        var small = new SnapshotCache(10);
        var row = room.store().table(tables.getFirst()).orElseThrow();
        small.of(game, room.store(), row, room.lines(tables.getFirst()).size());
        assertThat(small.size()).isZero();
    }

    @Test
    void theSnapshotsSayNothingOfWhatIsSecret() {
        var table = finished();
        var row = room.store().table(table).orElseThrow();
        var cache = new SnapshotCache();
        var game = buffet();
        assertThat(cache.of(game, room.store(), row, room.lines(table).size()).toString())
                .startsWith("snapshots of a log of");
    }
}
