package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.bots.ThinkingMonitor.Extent;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;

class BusyBotsTest {
    private static final int SHARP = 500; // milliseconds after which sharp answers
    private static final int PATIENCE = 500; // that a table waits for a bot beyond its time

    private final ScriptedOutside script = new ScriptedOutside(71);
    private final DirectExecutor quick = new DirectExecutor();
    private final DirectExecutor slow = new DirectExecutor();
    private final UnreliableStore store = new UnreliableStore(new MemoryStore());
    private final TestTables room = new TestTables(script, store, quick, slow);
    private final TestGuest anna = room.guest("Anna");
    private final List<Extent> extents = new ArrayList<>();

    BusyBotsTest() {
        room.tables().monitor((extent, _) -> extents.add(extent));
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "buckets"})
    void aSharpBotThatHasNoTurnToThinkIsPunctualAllTheSame(String game) {
        slow.hold();
        var table = room.playing(TestTables.wish(game, "me", "bot sharp", "bot sharp"), anna);
        room.step(table, anna);
        int version = anna.version(table);
        assertThat(room.tables().thoughtsWaiting()).isPositive();
        room.pass(SHARP - 1);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(version);
        assertThat(extents).isNotEmpty().containsOnly(Extent.ADVISED);
    }

    @Test
    void aFairBotDoesNotWaitForTheSharpOnesOfOthers() {
        slow.hold();
        for (int n = 0; n < 20; n++) {
            room.playing(
                    TestTables.wish("buffet", "me", "bot sharp", "bot sharp"),
                    room.guest("Guest " + n));
        }
        var table = room.playing(TestTables.wish("buffet", "me", "bot fair", "bot fair"), anna);
        int version = anna.version(table);
        room.step(table, anna);
        room.pass(0);
        assertThat(anna.version(table)).isGreaterThan(version);
        assertThat(extents).containsOnly(Extent.WHOLE);
    }

    @Test
    void ifNobodyThinksAtAllTheTableFollowsTheGamesAdvice() {
        var made = new HashSet<List<String>>();
        for (int luck = 0; luck < 12; luck++) {
            made.add(firstChoiceOfTheBot(luck));
        }
        assertThat(made).hasSize(1); // whatever luck bots have: by lot there would be several
    }

    /** In a larder that is always the same, with nobody to think about it. */
    private static List<String> firstChoiceOfTheBot(int luck) {
        var script = new ScriptedOutside(72);
        var quick = new DirectExecutor();
        var room = new TestTables(script, new MemoryStore(), quick, new DirectExecutor());
        var anna = room.guest("Anna");
        var table = room.playing(TestTables.wish("larder", "me", "bot fair"), anna);
        for (int n = 0; n < luck; n++) {
            script.luck();
        }
        quick.hold();
        while (anna.frame(0).path("waiting").path(0).asInt() == 0) {
            TestTables.done(
                    anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        }
        int lines = room.lines(table).size();
        room.pass(PATIENCE - 1);
        assertThat(room.lines(table)).hasSize(lines);
        room.pass(1);
        return room.lines(table).stream()
                .skip(lines)
                .takeWhile(line -> line.startsWith("1 "))
                .toList();
    }

    @Test
    void whoAsksForManySuggestionsWaitsForTheAnswersFirst() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "bot fair"), anna);
        quick.hold();
        var answers = new ArrayList<Answer>();
        for (int n = 0; n < 9; n++) {
            var suggest = new Request.Suggest(anna.guest(), 0, anna.version(table), List.of());
            room.tables().ask(table, suggest, answers::add);
        }
        assertThat(answers).hasSize(1);
        TestTables.refused(answers.getFirst(), Answer.Reason.UNAVAILABLE, "refused.suggestions");
        quick.release();
        assertThat(answers).hasSize(9);
        assertThat(answers.subList(1, 9)).allMatch(one -> one instanceof Answer.Suggested);
    }

    @Test
    void whatATableThinksAboutIsDroppedWhenItForgetsWhereItWas() {
        slow.hold();
        var table = room.playing(TestTables.wish("buffet", "me", "bot sharp", "bot sharp"), anna);
        assertThat(room.tables().thoughtsWaiting()).isEqualTo(2);
        var moves = room.choice(anna, table, 0);
        int version = anna.version(table);
        store.fail(1, 1, false);
        TestTables.refused(
                anna.choose(table, 0, version, moves), Answer.Reason.UNAVAILABLE, "refused.store");
        assertThat(room.tables().thoughtsWaiting()).isZero();
    }
}
