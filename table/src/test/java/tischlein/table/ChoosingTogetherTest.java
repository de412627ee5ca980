package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.log.Pledge;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.store.Setup;

class ChoosingTogetherTest {
    private final TestTables room = new TestTables(2);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");
    private final TestGuest eye = room.guest("Eye");

    @AfterEach
    void close() {
        room.close();
    }

    private String buffet() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        TestTables.done(eye.watch(table));
        return table;
    }

    @Test
    void aChoiceStandsBesideTheLogAndNobodyHearsWhatItIs() {
        var table = buffet();
        int version = anna.version(table);
        var before = room.log(table);
        var move = TestTables.moves(anna.frame(0)).getFirst();
        List.of(anna, ben, cleo, eye).forEach(TestGuest::forget);
        assertThat(TestTables.done(anna.choose(table, 0, version, List.of(move))))
                .isEqualTo(version);
        assertThat(room.log(table)).isEqualTo(before);
        var kept = room.store().choices(table).getFirst();
        for (var client : List.of(anna, ben, cleo, eye)) {
            assertThat(client.heard()).hasSize(1);
            var chosen = client.last("chosen");
            assertThat(chosen.path("version").asInt()).isEqualTo(version);
            assertThat(chosen.path("chosen").size()).isEqualTo(1);
            assertThat(chosen.path("chosen").path(0).path("seat").asInt()).isZero();
            assertThat(chosen.path("chosen").path(0).path("pledge").asString())
                    .isEqualTo(Pledge.hash(kept.salt(), 0, List.of(move)));
            assertThat(client.heard().getFirst()).doesNotContain(move, kept.salt(), "mine");
        }
        List.of(anna, ben).forEach(client -> client.watch(table, client == anna ? 0 : 1));
        assertThat(anna.frame(0).path("mine").path(0).asString()).isEqualTo(move);
        assertThat(ben.frame(1).has("mine")).isFalse();
    }

    @Test
    void aChoiceCanBeChangedUntilTheLastIsIn() {
        var table = buffet();
        int version = anna.version(table);
        var moves = TestTables.moves(anna.frame(0));
        anna.choose(table, 0, version, List.of(moves.getFirst()));
        var first = anna.last("chosen").path("chosen").path(0).path("pledge").asString();
        TestTables.done(
                ben.choose(table, 1, version, List.of(TestTables.moves(ben.frame(1)).getFirst())));
        TestTables.done(anna.choose(table, 0, version, List.of(moves.getLast())));
        var second = anna.last("chosen").path("chosen").path(0).path("pledge").asString();
        assertThat(second).isNotEqualTo(first);
        assertThat(room.store().choices(table)).hasSize(2);
        cleo.choose(table, 2, version, List.of(TestTables.moves(cleo.frame(2)).getFirst()));
        assertThat(room.lines(table)).contains("~ 0 " + second, "0 " + moves.getLast());
        TestTables.refused(
                anna.choose(table, 0, version, List.of(moves.getFirst())),
                Answer.Reason.CONFLICT,
                "refused.stale");
    }

    @Test
    void theLastOneAppendsEverythingInOneBatch() {
        var table = buffet();
        int version = anna.version(table);
        int batches = room.store().log(table).size();
        cleo.choose(table, 2, "c", version, List.of(TestTables.moves(cleo.frame(2)).getFirst()));
        anna.choose(table, 0, "a", version, List.of(TestTables.moves(anna.frame(0)).getFirst()));
        int after =
                TestTables.done(
                        ben.choose(
                                table,
                                1,
                                "b",
                                version,
                                List.of(TestTables.moves(ben.frame(1)).getFirst())));
        assertThat(room.store().log(table)).hasSize(batches + 1);
        var batch = room.store().log(table).getLast();
        assertThat(after).isEqualTo(version + batch.lines().size());
        assertThat(batch.lines().subList(0, 9).stream().map(line -> line.substring(0, 3)).toList())
                .containsExactly("~ 0", "~ 1", "~ 2", "0 p", "1 p", "2 p", "! 0", "! 1", "! 2");
        assertThat(batch.lines().subList(9, batch.lines().size()))
                .allMatch(line -> line.startsWith("* "));
        assertThat(room.store().choices(table)).isEmpty();
        assertThat(eye.frame(-1).path("version").asInt()).isEqualTo(after);
    }

    @Test
    void aBotChoosesFromTheViewAtTheBeginningOfTheStep() {
        var wish =
                TestTables.wish(
                        "buffet",
                        TestTables.WAIT,
                        new Setup.Pace(0, 0, 900),
                        "me",
                        "open",
                        "bot greedy");
        var one = answers(wish, true);
        var other = answers(wish, false);
        assertThat(one).hasSize(4).isEqualTo(other);
    }

    /** What the bot does in the first steps, and when, whether others choose before it or not. */
    private static List<String> answers(NewTable wish, boolean early) {
        try (var room = new TestTables(5)) {
            var anna = room.guest("Anna");
            var ben = room.guest("Ben");
            var table = room.playing(wish, anna, ben);
            var said = new ArrayList<String>();
            int version = anna.version(table);
            if (early) {
                room.step(table, anna, ben);
            }
            room.pass(899);
            assertThat(room.store().choices(table)).hasSize(early ? 2 : 0);
            assertThat(anna.version(table)).isEqualTo(version);
            room.pass(1);
            if (!early) {
                said.add(Integer.toString(room.store().choices(table).size()));
                room.step(table, anna, ben);
            } else {
                said.add("1");
            }
            said.addAll(
                    room.lines(table).stream()
                            .skip(version)
                            .filter(line -> line.startsWith("2 ") || line.startsWith("0 "))
                            .toList());
            said.add(Integer.toString(said.size()));
            return said;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void theLogOfAFinishedGameVerifies(String game) {
        var table = room.playing(TestTables.wish(game, "me", "open", "open"), anna, ben, cleo);
        room.finish(table, anna, ben, cleo);
        room.verify(table);
        assertThat(anna.last("table").path("phase").asString()).isEqualTo("over");
        assertThat(anna.frame(0).path("result").path("standings").size()).isEqualTo(3);
    }
}
