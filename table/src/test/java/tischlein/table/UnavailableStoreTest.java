package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Seeded;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.request.TableListener;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;
import tischlein.table.store.StoredTable;

class UnavailableStoreTest {
    private static final int AGAIN = 1_000;

    private final LogCapture ear = new LogCapture();
    private final MemoryStore real = new MemoryStore();
    private final UnreliableStore moody = new UnreliableStore(real);
    private final TestTables room = new TestTables(new ScriptedOutside(21), moody);
    private final TestGuest anna = room.guest("Anna");

    @AfterEach
    void close() {
        moody.recover();
        room.close();
        ear.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aChoiceThatIsNotKeptIsRefusedAndOneThatIsKeptIsKnown(boolean after) {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        int version = anna.version(table);
        var moves = room.choice(anna, table, 0);
        int lines = real.table(table).orElseThrow().length();
        moody.fail(1, 1, after);
        TestTables.refused(
                anna.choose(table, 0, "x", version, moves),
                Answer.Reason.UNAVAILABLE,
                "refused.store");
        boolean kept = real.table(table).orElseThrow().length() > lines;
        assertThat(kept).isEqualTo(after);
        int done = TestTables.done(anna.choose(table, 0, "x", version, moves));
        assertThat(done).isEqualTo(real.table(table).orElseThrow().length());
        assertThat(real.log(table).stream().filter(b -> b.command().equals("0:x"))).hasSize(1);
        assertThat(anna.frame(0).path("version").asInt()).isEqualTo(done);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theSameForAChoiceBesideTheLog(boolean after) {
        var ben = room.guest("Ben");
        var table = room.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        int version = anna.version(table);
        var moves = room.choice(anna, table, 0);
        moody.fail(1, 1, after);
        TestTables.refused(
                anna.choose(table, 0, "x", version, moves),
                Answer.Reason.UNAVAILABLE,
                "refused.store");
        assertThat(real.choices(table)).hasSize(after ? 1 : 0);
        room.pass(AGAIN);
        assertThat(ben.frame(1).path("chosen").size()).isEqualTo(after ? 1 : 0);
        assertThat(TestTables.done(anna.choose(table, 0, "x", version, moves))).isEqualTo(version);
        assertThat(real.choices(table)).hasSize(1);
    }

    @Test
    void everybodyIsShownHowTheTableStandsOnceTheStoreIsBack() {
        var ben = room.guest("Ben");
        var table = room.playing(TestTables.wish("larder", "me", "open"), anna, ben);
        int mover = TestTables.moves(anna.frame(0)).isEmpty() ? 1 : 0;
        var client = mover == 0 ? anna : ben;
        int version = client.version(table);
        var moves = room.choice(client, table, mover);
        moody.fail(1, 1, true);
        client.choose(table, mover, version, moves);
        room.pass(AGAIN);
        int now = real.table(table).orElseThrow().length();
        assertThat(now).isGreaterThan(version);
        assertThat(anna.frame(0).path("version").asInt()).isEqualTo(now);
        assertThat(ben.frame(1).path("version").asInt()).isEqualTo(now);
    }

    @Test
    void thereIsOneRetryHoweverManyAskMeanwhile() {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        room.pass(0);
        int before = room.script().alarms();
        moody.fail(1, Integer.MAX_VALUE - 1, false);
        for (int i = 0; i < 100; i++) {
            assertThat(anna.ask(table, new Request.Rename(anna.guest(), "Anna")))
                    .isInstanceOf(Answer.Refused.class);
        }
        assertThat(room.script().alarms()).isEqualTo(before + 1);
        room.pass(600_000);
        assertThat(room.script().alarms()).isEqualTo(before + 1);
        moody.recover();
        room.pass(8_000);
        assertThat(room.script().alarms()).isEqualTo(before);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void botsGoOnByThemselvesHoweverOftenTheStoreFails(String game) {
        var table =
                room.create(anna, TestTables.wish(game, "bot greedy", "bot random", "bot random"));
        TestTables.done(anna.start(table));
        var random = new Seeded(7);
        for (int i = 0; !over(table); i++) {
            assertThat(i).isLessThan(5_000);
            moody.fail(1 + random.nextInt(4), random.nextInt(3), random.nextBoolean());
            room.pass(random.nextInt(2_000));
        }
        moody.recover();
        room.verify(table);
    }

    private boolean over(String table) {
        return real.table(table).orElseThrow().phase() == StoredTable.Phase.OVER;
    }

    @Test
    void aTableInDoubtIsNotForgottenBeforeItsBotsGoOn() {
        var table =
                room.create(
                        anna,
                        TestTables.wish(
                                "larder",
                                TestTables.WAIT,
                                new Setup.Pace(0, 0, 9_000),
                                "bot greedy",
                                "bot random"));
        TestTables.done(anna.start(table));
        moody.fail(1, Integer.MAX_VALUE - 1, false);
        room.pass(200_000); // three times it is looked for tables at rest
        moody.recover();
        for (int i = 0; i < 2_000 && !over(table); i++) {
            room.pass(10_000);
        }
        room.verify(table);
    }

    @Test
    void whoLeavesWhileTheStoreIsAwayIsGoneAndABotPlaysForThem() {
        var ben = room.guest("Ben");
        var absence = new Setup.Absence(Setup.Policy.BOT, 60);
        var wish = TestTables.wish("buckets", absence, TestTables.NO_CLOCK, "me", "open");
        var table = room.playing(wish, anna, ben);
        int version = anna.version(table);
        var moves = room.choice(anna, table, 0);
        moody.fail(1, Integer.MAX_VALUE - 1, false);
        assertThat(anna.choose(table, 0, version, moves)).isInstanceOf(Answer.Refused.class);
        TestTables.done(ben.unwatch(table));
        moody.recover();
        room.pass(2 * AGAIN);
        assertThat(anna.last("table").path("seats").path(1).path("here").asString())
                .isEqualTo("gone");
        TestTables.done(anna.choose(table, 0, version, moves));
        room.pass(70_000);
        assertThat(anna.frame(0).path("version").asInt()).isGreaterThan(version);
    }

    @Test
    void aStartThatFailsInTheMiddleIsFinishedLater() {
        for (int n = 1; n <= 2; n++) {
            var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
            TestTables.done(anna.watch(table, 0));
            moody.fail(n, 1, false);
            TestTables.refused(anna.start(table), Answer.Reason.UNAVAILABLE, "refused.store");
            room.pass(AGAIN);
            if (n == 1) {
                TestTables.done(anna.start(table));
            }
            assertThat(TestTables.moves(anna.frame(0))).isNotEmpty();
        }
    }

    @Test
    void aRematchThatFailsInTheMiddleIsTheSameOneLater() {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        room.finish(table, anna);
        for (int n = 1; n <= 6; n++) {
            moody.fail(n, 1, n % 2 == 0);
            anna.ask(table, new Request.Rematch(anna.guest()));
        }
        moody.recover();
        var next = TestTables.elsewhere(anna.ask(table, new Request.Rematch(anna.guest())));
        assertThat(real.count()).isEqualTo(2);
        assertThat(real.ofSeries(table)).hasSize(2);
        assertThat(anna.describe(next).path("phase").asString()).isEqualTo("playing");
        assertThat(anna.describe(table).path("next").asString()).isEqualTo(next);
    }

    @Test
    void aNewTableThatCannotBeKeptIsRefused() {
        moody.fail(1, 9, false);
        TestTables.refused(
                room.tables().create(TestTables.wish("larder", "me"), anna.guest()),
                Answer.Reason.UNAVAILABLE,
                "refused.store");
        assertThat(real.count()).isZero();
    }

    @Test
    void anEarThatFailsDoesNotDisturbTheOthers() {
        var table = room.create(anna, TestTables.wish("larder", "me"));
        TableListener broken =
                _ -> {
                    throw new IllegalStateException("closed");
                };
        var watch = new Request.Watch(anna.guest(), broken, List.of(), OptionalInt.empty());
        TestTables.done(anna.ask(table, watch));
        TestTables.done(anna.watch(table, 0));
        TestTables.done(anna.start(table));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        assertThat(anna.frame(0).path("version").asInt()).isGreaterThan(version);
    }
}
