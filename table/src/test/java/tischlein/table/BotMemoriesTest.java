package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Setup;

/** When bots at live tables remember, and when they have forgotten. */
class BotMemoriesTest {
    private static final int PACE = 10_000; // milliseconds after which bots answer
    private static final Setup.Pace CALM = new Setup.Pace(0, 0, PACE);
    private static final int REST = 60_000;

    private final ScriptedOutside script = new ScriptedOutside(73);
    private final DirectExecutor quick = new DirectExecutor();
    private final DirectExecutor slow = new DirectExecutor();
    private final MemoryStore kept = new MemoryStore();
    private final UnreliableStore store = new UnreliableStore(kept);
    private final TestTables room = new TestTables(script, store, quick, slow);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    private int remembering() {
        return room.tables().botsRemembering();
    }

    /**
     * Anna plays with two bots, who have made their first choices and remember. They count worlds
     * instead of milliseconds, so that they learn the same on every machine.
     */
    private String playing() {
        var wish =
                TestTables.wish("buffet", TestTables.WAIT, CALM, "me", "bot search", "bot search");
        var table = room.create(anna, wish);
        var row = kept.table(table).orElseThrow();
        var counting = row.setup().replace("\"search\"", "\"search:iterations=1000\"");
        kept.save(row.next(counting, row.guests(), row.phase(), row.due()));
        TestTables.done(anna.watch(table, 0));
        TestTables.done(anna.start(table));
        assertThat(remembering()).isZero();
        room.pass(PACE);
        assertThat(remembering()).isEqualTo(2); // each has its own
        return table;
    }

    /** Anna chooses, so that bots have to think again. */
    private void choose(String table) {
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
    }

    @Test
    void theNextThoughtGetsWhatTheLastOneLearned() {
        var table = playing();
        slow.hold();
        choose(table);
        assertThat(room.tables().thoughtsWaiting()).isPositive();
        assertThat(remembering()).isEqualTo(2 - room.tables().thoughtsWaiting());
        slow.release();
        slow.hold(); // whoever thinks next has begun, but no more
        room.pass(PACE);
        assertThat(remembering()).isEqualTo(2 - room.tables().thoughtsWaiting());
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "fair", "gentle", "random"})
    void whoDoesNotSearchTakesNoRoom(String bot) {
        room.playing(TestTables.wish("buffet", "me", "bot " + bot, "bot " + bot), anna);
        room.pass(REST);
        assertThat(remembering()).isZero();
    }

    @Test
    void whoeverAsksForASuggestionNeitherUsesNorLeavesAMemory() {
        var table = playing();
        slow.hold(); // what bots remember stays where it is
        assertThat(anna.suggestion(table, 0, anna.version(table))).isNotEmpty();
        assertThat(remembering()).isEqualTo(2);
    }

    @Test
    void aTableThatLeavesTheMemoryTakesItsBotsMemoriesWithIt() {
        var table = playing();
        anna.unwatch(table);
        room.pass(REST);
        assertThat(room.tables().live()).isZero();
        assertThat(remembering()).isZero();
        anna.watch(table, 0);
        assertThat(remembering()).isZero();
    }

    @Test
    void aTableThatDoubtsWhereItIsForgetsThem() {
        var table = playing();
        var moves = room.choice(anna, table, 0);
        int version = anna.version(table);
        store.fail(1, 1, false);
        TestTables.refused(
                anna.choose(table, 0, version, moves), Answer.Reason.UNAVAILABLE, "refused.store");
        assertThat(remembering()).isZero();
    }

    @Test
    void soDoesOneThatAnotherServerHasGoneOnWith() {
        var table = playing();
        var other = new TestTables(new ScriptedOutside(74), kept);
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        TestTables.done(tab.choose(table, 0, tab.version(table), other.choice(tab, table, 0)));
        int seen = tab.version(table);
        slow.hold();
        TestTables.done(
                anna.ask(
                        table,
                        new Request.Watch(anna.guest(), anna, List.of(0), OptionalInt.of(seen))));
        assertThat(anna.version(table)).isEqualTo(seen);
        assertThat(remembering()).isZero();
    }

    @Test
    void aThoughtThatIsNoLongerWantedLeavesNothing() {
        var table = playing();
        TestTables.done(anna.ask(table, new Request.AllowNewcomers(anna.guest(), true)));
        slow.hold();
        choose(table);
        assertThat(room.tables().thoughtsWaiting()).isEqualTo(1);
        assertThat(remembering()).isEqualTo(1); // the thought has the other one
        TestTables.done(ben.take(table, anna.frame(0).path("waiting").path(0).asInt()));
        assertThat(room.tables().thoughtsWaiting()).isZero();
        slow.release();
        room.pass(PACE);
        assertThat(remembering()).isEqualTo(1);
    }

    @Test
    void whoTakesOverABotsSeatFindsNoMemoryThere() {
        var table = playing();
        TestTables.done(anna.ask(table, new Request.AllowNewcomers(anna.guest(), true)));
        assertThat(remembering()).isEqualTo(2);
        TestTables.done(ben.take(table, 1));
        assertThat(remembering()).isEqualTo(1);
        TestTables.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        assertThat(remembering()).isEqualTo(1);
    }

    @Test
    void bothRememberThroughAGameInAHurryAndForgetWhenItEnds() {
        var table = playing();
        slow.hold(); // from now on there is no time to search
        while (room.step(table, anna)) {
            room.pass(PACE);
            int lent = room.tables().thoughtsWaiting();
            assertThat(remembering() + lent).isEqualTo(room.over(table) ? 0 : 2);
        }
        assertThat(remembering()).isZero();
    }
}
