package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;

class RetirementTest {
    private static final int REST = 60_000;

    private final TestTables room = new TestTables(101);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    @Test
    void aTableThatNobodyWatchesLeavesTheMemoryAndComesBack() {
        var table = room.playing(TestTables.wish("larder", "me", "open"), anna, ben);
        anna.watch(table, 0);
        var before = anna.frame(0);
        room.pass(REST);
        assertThat(room.tables().live()).isEqualTo(1);
        anna.unwatch(table);
        room.pass(REST);
        assertThat(room.tables().live()).isEqualTo(1); // Ben is still there
        ben.unwatch(table);
        room.pass(REST);
        assertThat(room.tables().live()).isZero();
        anna.watch(table, 0);
        assertThat(anna.frame(0).path("view")).isEqualTo(before.path("view"));
        assertThat(room.tables().live()).isEqualTo(1);
    }

    @Test
    void alsoOneAtWhichBotsWaitForAGuest() {
        var table = room.playing(TestTables.wish("buffet", "me", "bot greedy", "bot random"), anna);
        room.pass(1_000);
        anna.unwatch(table);
        room.pass(REST);
        assertThat(room.tables().live()).isZero();
        anna.watch(table, 0);
        assertThat(anna.frame(0).path("chosen").size()).isEqualTo(2);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        assertThat(room.store().choices(table)).isEmpty();
    }

    @Test
    void oneAtWhichSomethingWillHappenStays() {
        var pace = new Setup.Pace(0, 0, 10_000);
        var bots =
                room.create(
                        anna,
                        TestTables.wish(
                                "office",
                                TestTables.WAIT,
                                pace,
                                "bot greedy",
                                "bot greedy",
                                "bot greedy"));
        TestTables.done(anna.start(bots));
        var clock = new Setup.Pace(200_000, 0, 0);
        var timed = room.playing(TestTables.wish("larder", TestTables.WAIT, clock, "me"), anna);
        anna.unwatch(timed);
        room.pass(REST);
        assertThat(room.tables().live()).isEqualTo(2);
        while (!room.over(bots) || !room.over(timed)) {
            room.pass(REST);
        }
        room.pass(REST);
        assertThat(room.tables().live()).isZero();
    }

    @Test
    void aTableThatThereIsNotTakesNoRoom() {
        for (int i = 0; i < 100; i++) {
            TestTables.refused(
                    anna.ask("N" + i, new Request.Describe(anna.guest())),
                    Answer.Reason.MISSING,
                    "refused.table");
        }
        assertThat(room.tables().live()).isZero();
    }

    @Test
    void requestsThatRaceWithRetirementAreAnswered() throws Exception {
        var script = new ScriptedOutside(102);
        var hands =
                new WorkerThreads(
                        script, Executors.newVirtualThreadPerTaskExecutor(), new DirectExecutor());
        var over = new AtomicBoolean();
        try (var tables = new LiveTables(LiveTablesTest.GAMES, new MemoryStore(), script, hands);
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var host = new TestGuest(tables, "Anna");
            var table =
                    TestTables.elsewhere(
                            tables.create(TestTables.wish("larder", "me", "open"), host.guest()));
            var sweep =
                    threads.submit(() -> {
                        while (!over.get()) {
                            script.pass(REST);
                            host.describe(table); // one look after the other
                        }
                    });
            Callable<Integer> asker =
                    () -> {
                        var client = new TestGuest(tables, "Anna");
                        for (int i = 0; i < 300; i++) {
                            TestTables.done(client.watch(table, 0));
                            assertThat(client.describe(table).path("seats").size()).isEqualTo(2);
                            TestTables.done(client.unwatch(table));
                        }
                        return 300;
                    };
            var asked = new ArrayList<>(List.of(threads.submit(asker), threads.submit(asker)));
            asked.add(threads.submit(asker));
            try {
                assertThat(sum(asked)).isEqualTo(900);
            } finally {
                over.set(true);
            }
            sweep.get();
        }
    }

    private static int sum(List<Future<Integer>> asked)
            throws ExecutionException, InterruptedException {
        int sum = 0;
        for (var one : asked) {
            sum += one.get();
        }
        return sum;
    }

    @Test
    void whatIsAskedWhileTheHouseClosesIsAnswered() throws Exception {
        for (int i = 0; i < 20; i++) {
            var tables =
                    new LiveTables(LiveTablesTest.GAMES, new MemoryStore(), new ScriptedOutside(i));
            var anna = new TestGuest(tables, "Anna");
            var table =
                    TestTables.elsewhere(
                            tables.create(TestTables.wish("larder", "me"), anna.guest()));
            anna.watch(table, 0);
            anna.start(table);
            int version = anna.version(table);
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var asked =
                        threads.submit(() -> {
                            int answers = 0;
                            for (int n = 0; n < 200; n++) {
                                anna.ask(table, new Request.Describe(anna.guest()));
                                anna.suggestion(table, 0, version);
                                answers++;
                            }
                            return answers;
                        });
                tables.close();
                assertThat(asked.get()).isEqualTo(200);
            }
            assertThat(anna.last("bye").path("error").path("key").asString())
                    .isEqualTo("refused.stopping");
        }
    }
}
