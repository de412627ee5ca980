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

/** Two programs on one store: each has the same table in its memory, and neither asks the other. */
class TwoWritersTest {
    private static final int SWEEP = 60_000;

    private final MemoryStore store = new MemoryStore();
    private final TestTables one = new TestTables(new ScriptedOutside(11), store);
    private final TestTables other = new TestTables(new ScriptedOutside(12), store);

    @Test
    void ofTwoAppendsOneLosesAndSeesTheOther() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("larder", "me"), anna);
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        int version = anna.version(table);
        var moves = TestTables.moves(anna.frame(0));
        TestTables.done(anna.choose(table, 0, version, List.of(moves.getFirst(), "stop")));
        var log = one.log(table);
        TestTables.refused(
                tab.choose(table, 0, version, List.of(moves.getLast(), "stop")),
                Answer.Reason.CONFLICT,
                "refused.stale");
        assertThat(one.log(table)).isEqualTo(log);
        assertThat(tab.frame(0).path("version")).isEqualTo(anna.frame(0).path("version"));
        assertThat(tab.frame(0).path("view")).isEqualTo(anna.frame(0).path("view"));
        int next = tab.version(table);
        TestTables.done(tab.choose(table, 0, next, one.choice(anna, table, 0)));
        TestTables.refused(
                anna.choose(
                        table,
                        0,
                        next,
                        List.of(TestTables.moves(anna.frame(0)).getFirst(), "stop")),
                Answer.Reason.CONFLICT,
                "refused.stale");
        assertThat(anna.frame(0).path("view")).isEqualTo(tab.frame(0).path("view"));
    }

    /** Whoever comes from the other program, and has seen more there, is not taken back. */
    @Test
    void whoHasSeenMoreIsShownNothingOlder() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("larder", "me"), anna);
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0)); // from now on the other has it in memory, too
        TestTables.done(anna.choose(table, 0, anna.version(table), one.choice(anna, table, 0)));
        int seen = anna.version(table);
        tab.forget();
        TestTables.done(
                tab.ask(
                        table,
                        new Request.Watch(tab.guest(), tab, List.of(0), OptionalInt.of(seen))));
        assertThat(tab.all("frame"))
                .isNotEmpty()
                .allSatisfy(frame -> assertThat(frame.path("version").asInt()).isEqualTo(seen));
    }

    /** A choice that was made from what the other program showed is no stale one. */
    @Test
    void aChoiceMadeFromALaterVersionIsTaken() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("larder", "me"), anna);
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        TestTables.done(anna.choose(table, 0, anna.version(table), one.choice(anna, table, 0)));
        int seen = anna.version(table);
        TestTables.done(tab.choose(table, 0, seen, one.choice(anna, table, 0)));
    }

    @Test
    void choicesThatWereMadeAtDifferentPlacesComeTogether() {
        var anna = one.guest("Anna");
        var ben = other.guest("Ben");
        var table = one.create(anna, TestTables.wish("buckets", "me", "open"));
        TestTables.done(ben.take(table, 1));
        one.pass(SWEEP); // one hears that Ben has sat down
        TestTables.done(anna.start(table));
        other.pass(SWEEP);
        TestTables.done(anna.watch(table, 0));
        TestTables.done(ben.watch(table, 1));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, "a", version, one.choice(anna, table, 0)));
        TestTables.done(ben.choose(table, 1, "b", version, other.choice(ben, table, 1)));
        assertThat(store.choices(table)).hasSize(2); // neither knows of the other's
        one.pass(SWEEP);
        assertThat(store.choices(table)).isEmpty();
        other.pass(SWEEP);
        assertThat(anna.version(table)).isGreaterThan(version).isEqualTo(ben.version(table));
        assertThat(ben.frame(1).path("version")).isEqualTo(anna.frame(0).path("version"));
        assertThat(TestTables.done(ben.choose(table, 1, "b", version, List.of())))
                .isEqualTo(version);
    }

    @Test
    void aChoiceThatWasChangedElsewhereIsPlayedAsItWasChanged() {
        var anna = one.guest("Anna");
        var ben = one.guest("Ben");
        var table = one.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, "a", version, one.choice(anna, table, 0)));
        var before = store.choices(table).getFirst().moves();
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        var changed = before;
        while (changed.equals(before)) {
            changed = other.choice(tab, table, 0);
        }
        TestTables.done(tab.choose(table, 0, "b", version, changed));
        TestTables.done(ben.choose(table, 1, "c", version, one.choice(ben, table, 1)));
        assertThat(anna.version(table)).isGreaterThan(version);
        assertThat(one.lines(table))
                .containsAll(changed.stream().map(move -> "0 " + move).toList());
        assertThat(TestTables.done(anna.choose(table, 0, "b", version, before))).isEqualTo(version);
    }

    @Test
    void aChangeMadeWhereTheOneBeforeItIsUnknownForgetsNoCommand() {
        var anna = one.guest("Anna");
        var ben = one.guest("Ben");
        var table = one.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, "a", version, one.choice(anna, table, 0)));
        TestTables.done(tab.choose(table, 0, "b", version, other.choice(tab, table, 0)));
        TestTables.done(anna.choose(table, 0, "c", version, one.choice(anna, table, 0)));
        assertThat(store.choices(table).getFirst().earlier()).containsExactly("0:a", "0:b");
        var kept = store.choices(table);
        TestTables.done(anna.choose(table, 0, "b", version, one.choice(anna, table, 0)));
        TestTables.done(tab.choose(table, 0, "a", version, one.choice(anna, table, 0)));
        assertThat(store.choices(table)).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void twoProgramsPlayOneTableAndNobodyForks(String game) {
        var anna = one.guest("Anna");
        var table = one.create(anna, TestTables.wish(game, "me", "bot random", "bot greedy"));
        TestTables.done(anna.start(table));
        TestTables.done(anna.watch(table, 0));
        var tab = other.guest("Anna");
        TestTables.done(tab.watch(table, 0));
        for (int step = 0; !one.over(table); step++) {
            assertThat(step).isLessThan(5_000);
            (step % 2 == 0 ? one : other).pass(step % 7 == 0 ? SWEEP : 0);
            (step % 2 == 0 ? other : one).pass(0);
            var client = step % 3 == 0 ? tab : anna;
            if (!TestTables.moves(client.frame(0)).isEmpty()) {
                int version = client.frame(0).path("version").asInt();
                var moves = client.suggestion(table, 0, version);
                client.choose(table, 0, version, moves);
            }
        }
        one.verify(table);
        one.pass(SWEEP);
        other.pass(SWEEP);
        assertThat(tab.frame(0).path("result").isMissingNode()).isFalse();
        assertThat(tab.frame(0).path("view")).isEqualTo(anna.frame(0).path("view"));
    }

    @Test
    void aSeatThatHasMovedElsewhereIsNotShownHereAnyMore() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("buffet", "me", "open", "open"), anna);
        TestTables.done(other.guest("Anna").watch(table, 0));
        var link =
                (Answer.Linked) other.guest("Anna").ask(table, new Request.Link(anna.guest(), 0));
        var phone = other.guest("Phone");
        TestTables.elsewhere(other.tables().follow(link.token(), phone.guest()));
        anna.forget();
        one.pass(SWEEP);
        assertThat(anna.all("frame")).allMatch(frame -> frame.path("seat").asInt() == -1);
        TestTables.refused(
                anna.choose(table, 0, anna.version(table), List.of("play 1")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
    }

    @Test
    void aFinishedGameIsNotBroughtBackByAnOldSetup() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("larder", "me"), anna);
        var late = other.guest("Anna");
        late.watch(table, 0);
        one.finish(table, anna);
        late.ask(table, new Request.AllowChat(anna.guest(), false)); // it has not heard of the end
        other.pass(SWEEP);
        assertThat(one.over(table)).isTrue();
        assertThat(late.ask(table, new Request.Export(anna.guest())))
                .isInstanceOf(Answer.Exported.class);
        assertThat(late.last("table").path("phase").asString()).isEqualTo("over");
    }

    @Test
    void ofTwoRematchesThereIsOne() {
        var anna = one.guest("Anna");
        var table = one.playing(TestTables.wish("larder", "me"), anna);
        one.finish(table, anna);
        var tab = other.guest("Anna");
        tab.watch(table, 0);
        var next = TestTables.elsewhere(anna.ask(table, new Request.Rematch(anna.guest())));
        TestTables.refused(
                tab.ask(table, new Request.Rematch(anna.guest())),
                Answer.Reason.CONFLICT,
                "refused.stale");
        assertThat(TestTables.elsewhere(tab.ask(table, new Request.Rematch(anna.guest()))))
                .isEqualTo(next);
        assertThat(store.count()).isEqualTo(2);
    }

    @Test
    void bothMayStartAndOneDoes() {
        var anna = one.guest("Anna");
        var table = one.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        var tab = other.guest("Anna");
        tab.ask(table, new Request.Watch(tab.guest(), tab, List.of(0), OptionalInt.empty()));
        TestTables.done(anna.start(table));
        TestTables.refused(tab.start(table), Answer.Reason.CONFLICT, "refused.stale");
        TestTables.refused(tab.start(table), Answer.Reason.CONFLICT, "refused.begun");
        assertThat(tab.version(table)).isEqualTo(anna.version(table));
    }
}
