package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.game.SeenCommands;
import tischlein.table.request.Answer;

class ResendingTest {
    private TestTables room = new TestTables(3);

    private static List<String> first(TestGuest client, int seat) {
        return List.of(TestTables.moves(client.frame(seat)).getFirst());
    }

    @Test
    void theSameIdGetsTheSameAnswerAndNothingIsDoubled() {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var cleo = room.guest("Cleo");
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        int version = anna.version(table);
        var moves = first(anna, 0);
        var answer = anna.choose(table, 0, "x", version, moves);
        var kept = room.store().choices(table);
        assertThat(anna.choose(table, 0, "x", version, moves)).isEqualTo(answer);
        assertThat(room.store().choices(table)).isEqualTo(kept); // with the same salt
        room = room.restart();
        var again = room.guest("Anna");
        assertThat(again.choose(table, 0, "x", version, moves)).isEqualTo(answer);
        assertThat(room.store().choices(table)).isEqualTo(kept);
    }

    @Test
    void alsoIfOthersHaveCompletedTheStepMeanwhile() {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var cleo = room.guest("Cleo");
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        int version = anna.version(table);
        var moves = first(anna, 0);
        var answer = anna.choose(table, 0, "x", version, moves);
        ben.choose(table, 1, "y", version, first(ben, 1));
        var last = first(cleo, 2);
        var completed = cleo.choose(table, 2, "z", version, last);
        var log = room.log(table);
        assertThat(anna.choose(table, 0, "x", version, moves)).isEqualTo(answer);
        assertThat(cleo.choose(table, 2, "z", version, last)).isEqualTo(completed);
        room = room.restart();
        assertThat(room.guest("Anna").choose(table, 0, "x", version, moves)).isEqualTo(answer);
        assertThat(room.guest("Cleo").choose(table, 2, "z", version, last)).isEqualTo(completed);
        assertThat(room.log(table)).isEqualTo(log);
    }

    @Test
    void alsoIfItWasTheLastChoiceOfTheGame() {
        var anna = room.guest("Anna");
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        Answer answer = new Answer.Done(0);
        int version = 0;
        List<String> moves = List.of();
        while (!room.over(table)) {
            version = anna.version(table);
            moves = room.choice(anna, table, 0);
            answer = anna.choose(table, 0, "v" + version, version, moves);
        }
        assertThat(anna.choose(table, 0, "v" + version, version, moves)).isEqualTo(answer);
        room = room.restart();
        assertThat(room.guest("Anna").choose(table, 0, "v" + version, version, moves))
                .isEqualTo(answer);
        TestTables.refused(
                room.guest("Anna").choose(table, 0, "new", version, moves),
                Answer.Reason.CONFLICT,
                "refused.over");
    }

    /** The choices of seat 0 in one step, each in the place of the one before: their answers. */
    private List<Answer> changes(TestGuest client, String table, int from, int to) {
        int version = client.version(table);
        var moves = TestTables.moves(client.frame(0));
        return IntStream.range(from, to)
                .mapToObj(n ->
                        client.choose(
                                table, 0, "n" + n, version, List.of(moves.get(n % moves.size()))))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 60})
    void anOverwrittenChoiceThatComesAgainUndoesNothingHoweverLateAndAlsoAfterARestart(int count) {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var cleo = room.guest("Cleo");
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var answers = changes(anna, table, 0, count);
        var kept = room.store().choices(table);
        assertThat(kept.getFirst().command()).isEqualTo("0:n" + (count - 1));
        assertThat(changes(anna, table, 0, count)).isEqualTo(answers);
        assertThat(room.store().choices(table)).isEqualTo(kept);
        room = room.restart();
        anna = room.guest("Anna");
        anna.watch(table, 0);
        assertThat(changes(anna, table, 0, count)).isEqualTo(answers);
        assertThat(room.store().choices(table)).isEqualTo(kept);
    }

    @Test
    void whoChangesAChoiceTooOftenIsRefusedAndNothingIsForgotten() {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var table = room.playing(TestTables.wish("buffet", "me", "open", "bot random"), anna, ben);
        int most = SeenCommands.MOST_CHANGES;
        changes(anna, table, 0, most + 1).forEach(TestTables::done);
        var kept = room.store().choices(table);
        TestTables.refused(
                changes(anna, table, most + 1, most + 2).getFirst(),
                Answer.Reason.CONFLICT,
                "refused.changes");
        changes(anna, table, 0, most + 1).forEach(TestTables::done);
        assertThat(room.store().choices(table)).isEqualTo(kept);
        room.pass(10_000);
        int version = anna.version(table);
        TestTables.done(ben.choose(table, 1, version, first(ben, 1)));
        assertThat(room.lines(table)).contains("0 " + kept.getFirst().moves().getFirst());
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void theSameIdOfAnotherSeatIsAnotherChoice() {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var table = room.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        int version = anna.version(table);
        anna.choose(table, 0, "x", version, room.choice(anna, table, 0));
        int after = TestTables.done(ben.choose(table, 1, "x", version, room.choice(ben, table, 1)));
        assertThat(after).isGreaterThan(version);
    }

    @Test
    void anIdThatCouldPassForSeveralCommandsIsRefused() {
        var anna = room.guest("Anna");
        var ben = room.guest("Ben");
        var table = room.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        int version = anna.version(table);
        for (var id : List.of("a 1:c0", "a\n1:c0", "a".repeat(41))) {
            TestTables.refused(
                    anna.choose(table, 0, id, version, room.choice(anna, table, 0)),
                    Answer.Reason.UNSUITABLE,
                    "refused.id");
        }
        anna.choose(table, 0, "a".repeat(40), version, room.choice(anna, table, 0));
        ben.choose(table, 1, "c0", version, room.choice(ben, table, 1));
        assertThat(room.store().choices(table)).isEmpty(); // Ben's was made, and was the last
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void aChoiceFromAnOldFrameIsRefused() {
        var anna = room.guest("Anna");
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        var log = room.log(table);
        for (int old : List.of(version, 0, -1, Integer.MAX_VALUE)) {
            TestTables.refused(
                    anna.choose(table, 0, old, first(anna, 0)),
                    Answer.Reason.CONFLICT,
                    "refused.stale");
        }
        assertThat(room.log(table)).isEqualTo(log);
    }
}
