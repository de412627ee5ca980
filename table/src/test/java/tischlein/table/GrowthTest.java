package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import tischlein.table.game.SeenCommands;
import tischlein.table.outside.Mailbox;
import tischlein.table.outside.WorkerThreads;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;

/** Nothing at a table grows without bound. */
class GrowthTest {
    private final TestTables room = new TestTables(111);
    private final TestGuest anna = room.guest("Anna");

    @Test
    void ofStepsThatAreOverTheLastCommandsAreRememberedAndNoMore() {
        var commands = new SeenCommands();
        for (int i = 0; i < 1_000; i++) {
            commands.complete("0:c" + i, i);
        }
        assertThat(commands.version("0:c999")).hasValue(999);
        assertThat(commands.version("0:c952")).hasValue(952);
        assertThat(commands.version("0:c951")).isEmpty();
    }

    @Test
    void aGuestWhoComesAndGoesLeavesNoAlarmsBehind() {
        var absence = new Setup.Absence(Setup.Policy.BOT, 86_400);
        var pace = new Setup.Pace(80_000_000, 80_000_000, 100);
        var table = room.playing(TestTables.wish("larder", absence, pace, "me"), anna);
        anna.unwatch(table);
        int alarms = room.script().alarms();
        for (int i = 0; i < 500; i++) {
            anna.watch(table, 0);
            anna.unwatch(table);
            room.pass(10);
        }
        assertThat(room.script().alarms()).isEqualTo(alarms);
    }

    @Test
    void whatWasDueInAStepThatIsOverIsCalledOff() {
        var absence = new Setup.Absence(Setup.Policy.BOT, 86_400);
        var pace = new Setup.Pace(80_000_000, 80_000_000, 0);
        var table = room.playing(TestTables.wish("larder", absence, pace, "me", "open"), anna);
        int alarms = 0;
        while (!room.over(table)) {
            room.pass(10);
            alarms = Math.max(alarms, room.script().alarms());
            anna.watch(table, 0);
            if (!TestTables.moves(anna.frame(0)).isEmpty()) {
                anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0));
            }
            anna.unwatch(table);
        }
        assertThat(alarms).isLessThan(5);
        assertThat(room.script().alarms()).isEqualTo(1); // the look for tables at rest
    }

    @Test
    void whoeverSaysHelloTwiceIsToldOnce() {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        for (int i = 0; i < 10; i++) {
            anna.watch(table, 0);
        }
        anna.forget();
        anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0));
        assertThat(anna.all("frame")).hasSize(1);
        anna.unwatch(table);
        anna.forget();
        anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0));
        assertThat(anna.heard()).isEmpty();
    }

    @Test
    void aCrowdIsTurnedAwayButWhoeverLeavesIsHeard() {
        var script = new ScriptedOutside(112);
        var threads = new DirectExecutor();
        var hands = new WorkerThreads(script, threads, new DirectExecutor());
        try (var tables = new LiveTables(LiveTablesTest.GAMES, new MemoryStore(), script, hands)) {
            var guest = new TestGuest(tables, "Anna");
            var table =
                    TestTables.elsewhere(
                            tables.create(TestTables.wish("larder", "me"), guest.guest()));
            TestTables.done(guest.watch(table, 0));
            threads.hold();
            var answers = new ArrayList<Answer>();
            for (int i = 0; i < 600; i++) {
                tables.ask(table, new Request.Describe(guest.guest()), answers::add);
            }
            assertThat(answers).hasSizeBetween(90, 110);
            TestTables.refused(answers.getFirst(), Answer.Reason.UNAVAILABLE, "refused.crowded");
            tables.ask(table, new Request.Unwatch(guest.guest(), guest), answers::add);
            threads.release();
            assertThat(answers).hasSize(601);
            assertThat(guest.describe(table).path("seats").path(0).path("here").asString())
                    .isEqualTo("gone");
        }
    }

    @Test
    void strangersCanNeitherTurnAwayNorHoldUpWhoeverSitsThere() {
        var script = new ScriptedOutside(113);
        var threads = new DirectExecutor();
        var hands = new WorkerThreads(script, threads, new DirectExecutor());
        try (var tables = new LiveTables(LiveTablesTest.GAMES, new MemoryStore(), script, hands)) {
            var host = new TestGuest(tables, "Anna");
            var stranger = new TestGuest(tables, "Bert");
            var table =
                    TestTables.elsewhere(
                            tables.create(TestTables.wish("larder", "me"), host.guest()));
            TestTables.done(host.watch(table, 0));
            threads.hold();
            var order = new ArrayList<String>();
            var refused = new ArrayList<Answer>();
            for (int i = 0; i < 600; i++) {
                tables.ask(
                        table,
                        new Request.Describe(stranger.guest()),
                        answer -> {
                            order.add("stranger");
                            if (answer instanceof Answer.Refused) {
                                refused.add(answer);
                            }
                        });
            }
            order.clear();
            tables.ask(
                    table,
                    new Request.Describe(host.guest()),
                    answer -> order.add(answer instanceof Answer.Told ? "host" : "refused"));
            threads.release();
            assertThat(refused).hasSizeBetween(90, 110);
            assertThat(order.indexOf("host")).isBetween(0, 1);
        }
    }

    @Test
    void whoSitsDownIsStillReadInTheirOwnOrder() {
        var script = new ScriptedOutside(114);
        var threads = new DirectExecutor();
        var hands = new WorkerThreads(script, threads, new DirectExecutor());
        try (var tables = new LiveTables(LiveTablesTest.GAMES, new MemoryStore(), script, hands)) {
            var host = new TestGuest(tables, "Anna");
            var other = new TestGuest(tables, "Bert");
            var table =
                    TestTables.elsewhere(
                            tables.create(TestTables.wish("larder", "me", "open"), host.guest()));
            TestTables.done(host.watch(table, 0));
            threads.hold();
            var take = new Request.Take(other.guest(), OptionalInt.of(1));
            var watch = new Request.Watch(other.guest(), other, List.of(), OptionalInt.empty());
            tables.ask(
                    table,
                    take,
                    // By now Bert sits there, and his hello still waits.
                    _ -> tables.ask(table, new Request.Unwatch(other.guest(), other), _ -> {}));
            tables.ask(table, watch, _ -> {});
            threads.release();
            assertThat(host.describe(table).path("onlookers").asInt()).isZero();
        }
    }

    @Test
    void aLetterThatFailsDoesNotStopTheNext() {
        var read = new ArrayList<String>();
        var mailbox = new Mailbox(new DirectExecutor());
        mailbox.post(() -> {
            mailbox.post(() -> read.add("second"));
            throw new AssertionError("first");
        });
        mailbox.post(() -> read.add("third"));
        assertThat(read).isEqualTo(List.of("second", "third"));
    }

    @Test
    void aLetterIsReadEvenIfTheThreadsAreGone() {
        var read = new ArrayList<String>();
        var mailbox =
                new Mailbox(_ -> {
                    throw new RejectedExecutionException();
                });
        mailbox.post(() -> read.add("late"));
        mailbox.post(() -> read.add("later"));
        assertThat(read).containsExactly("late", "later");
    }
}
