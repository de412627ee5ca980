package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.log.Verification;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tischlein.testkit.pages.Rule;
import tools.jackson.databind.JsonNode;

class RematchTest {
    private final TestTables room = new TestTables(81);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    private String rematch(String table, TestGuest client) {
        return TestTables.elsewhere(client.ask(table, new Request.Rematch(client.guest())));
    }

    private String finished(NewTable wish, TestGuest... guests) {
        var table = room.playing(wish, guests);
        room.finish(table, guests);
        return table;
    }

    private String option(String table, String option) {
        var log = LogReader.read(table, room.log(table));
        return log.header().options().getOrDefault(option, "");
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "larder", "buckets"})
    @Rule("7.4")
    void theFirstSeatPassesOnClockwiseAlsoIfTheLotHasDecided(String game) {
        var chairs = new String[] {"me", "open", "bot random"};
        var table = finished(TestTables.wish(game, Map.of("first", "lot"), "", chairs), anna, ben);
        var lot = room.lines(table).getFirst();
        assertThat(lot).startsWith("* first ");
        int first = Integer.parseInt(lot.substring("* first ".length()));
        var next = rematch(table, anna);
        assertThat(option(next, "first")).isEqualTo(Integer.toString((first + 1) % 3));
        anna.watch(next, 0);
        ben.watch(next, 1);
        room.finish(next, anna, ben);
        assertThat(option(rematch(next, anna), "first"))
                .isEqualTo(Integer.toString((first + 2) % 3));
    }

    @Test
    void whoeverAsksSecondGetsTheSameTableAndEverybodyHearsOfIt() {
        var table = room.playing(TestTables.wish("larder", "me", "open"), anna, ben);
        TestTables.refused(
                anna.ask(table, new Request.Rematch(anna.guest())),
                Answer.Reason.CONFLICT,
                "refused.notover");
        room.finish(table, anna, ben);
        TestTables.refused(
                anna.ask(table, new Request.Rematch(room.guest("Eve").guest())),
                Answer.Reason.FORBIDDEN,
                "refused.rematch");
        var next = rematch(table, anna);
        assertThat(rematch(table, ben)).isEqualTo(next);
        assertThat(anna.last("table").path("next").asString()).isEqualTo(next);
        var described = anna.describe(next);
        assertThat(described.path("phase").asString()).isEqualTo("playing");
        assertThat(described.path("mine").toString()).isEqualTo("[0]");
        assertThat(described.path("seats").path(1).path("name").asString()).isEqualTo("Ben");
        assertThat(described.path("series").asString()).isEqualTo(table);
        assertThat(described.has("sealed")).isTrue();
    }

    @Test
    @Rule("7.4")
    void aSeriesAddsUp() {
        var wish = TestTables.wish("buckets", "me", "open");
        var table = finished(wish, anna, ben);
        var next = rematch(table, anna);
        var before = ProtocolJson.MAPPER.readTree(room.tables().series(table));
        assertThat(before.path("score")).isEqualTo(scores(table));
        anna.watch(next, 0);
        ben.watch(next, 1);
        room.finish(next, anna, ben);
        var series = ProtocolJson.MAPPER.readTree(room.tables().series(table));
        assertThat(series.path("tables").size()).isEqualTo(2);
        int best = 0;
        for (int seat = 0; seat < 2; seat++) {
            int sum = scores(table).path(seat).asInt() + scores(next).path(seat).asInt();
            assertThat(series.path("score").path(seat).asInt()).isEqualTo(sum);
            best = Math.max(best, sum);
        }
        for (int seat = 0; seat < 2; seat++) {
            boolean first = series.path("score").path(seat).asInt() == best;
            assertThat(series.path("places").path(seat).asInt()).isEqualTo(first ? 1 : 2);
        }
        assertThat(series.path("wins").path(0).asInt() + series.path("wins").path(1).asInt())
                .isGreaterThanOrEqualTo(2);
    }

    @Test
    void whoeverSitsDownLaterBeginsTheSeriesAtNothing() {
        var table = finished(TestTables.wish("buckets", "me", "bot random"), anna);
        ben.watch(table);
        ben.ask(table, new Request.Again(ben.guest(), true));
        var next = rematch(table, anna);
        anna.watch(next, 0);
        ben.watch(next, 1);
        room.finish(next, anna, ben);
        var series = ProtocolJson.MAPPER.readTree(room.tables().series(table));
        assertThat(series.path("score").path(1)).isEqualTo(scores(next).path(1));
        int sum = scores(table).path(0).asInt() + scores(next).path(0).asInt();
        assertThat(series.path("score").path(0).asInt()).isEqualTo(sum);
    }

    @Test
    void aTeamThatHasLostHasNotWonTheSeriesEither() {
        var table = finished(TestTables.wish("larder", "me", "open"), anna, ben);
        var rating = anna.frame(0).path("result").path("remarks").path(0).path("key");
        assertThat(rating.asString()).startsWith("rating.lost");
        var series = ProtocolJson.MAPPER.readTree(room.tables().series(table));
        assertThat(series.path("wins").toString()).isEqualTo("[0,0]");
        assertThat(series.path("places").toString()).isEqualTo("[1,1]");
    }

    private JsonNode scores(String table) {
        var scores = ProtocolJson.MAPPER.createArrayNode();
        anna.watch(table, 0);
        for (var standing : anna.frame(0).path("result").path("standings")) {
            scores.add(standing.path("score").asInt());
        }
        return scores;
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void aFinishedGameForksFromAnyVersionAndPlaysOnAgainstBots(String game) {
        var table = finished(TestTables.wish(game, "me", "open", "bot random"), anna, ben);
        var batches = room.store().log(table);
        for (int i = 0; i < batches.size(); i += 1 + batches.size() / 4) {
            int version = batches.get(i).first() + batches.get(i).lines().size();
            var fork = fork(table, version);
            var described = anna.describe(fork);
            assertThat(described.has("sealed")).isFalse();
            TestTables.done(anna.watch(fork, 0));
            if (described.path("phase").asString().equals("gathering")) {
                TestTables.done(anna.start(fork));
                assertThat(room.log(fork)).doesNotContain("\nseed ", "\nseal ");
                room.finish(fork, anna);
            }
            assertThat(room.over(fork)).isTrue();
            var log = LogReader.read(fork, room.log(fork));
            var verified = Verification.of(Replay.game(log, LiveTablesTest.GAMES), log);
            assertThat(verified.misfit()).isEmpty();
            assertThat(verified.chance()).isEqualTo(Verification.Draws.UNSEALED);
        }
    }

    private String fork(String table, int version) {
        return TestTables.elsewhere(
                anna.ask(table, new Request.Fork(anna.guest(), version, List.of())));
    }

    @Test
    void aForkNeedsAVersionThatThereWasOfAGameThatIsOver() {
        var table = room.playing(TestTables.wish("larder", "me"), anna);
        TestTables.refused(
                anna.ask(table, new Request.Fork(anna.guest(), 0, List.of())),
                Answer.Reason.CONFLICT,
                "refused.notover");
        room.finish(table, anna);
        for (int version : List.of(1, -1, 100_000)) {
            TestTables.refused(
                    anna.ask(table, new Request.Fork(anna.guest(), version, List.of())),
                    Answer.Reason.MISSING,
                    "refused.version");
        }
        var chairs = List.of("bot greedy", "me");
        assertThat(anna.ask(table, new Request.Fork(anna.guest(), 3, chairs)))
                .isInstanceOf(Answer.Refused.class);
    }

    @Test
    void aTableBeginsFromAPreparedLog() {
        var log =
                """
                tischlein 1
                game larder 1
                seats 1 side one line off first 0
                * roll fish
                * roll fish
                * roll fish
                """;
        var table = room.playing(TestTables.wish("", Map.of(), log, "me"), anna);
        assertThat(anna.describe(table).has("sealed")).isFalse();
        assertThat(TestTables.moves(anna.frame(0))).contains("place f1");
        assertThat(anna.version(table)).isEqualTo(3);
        TestTables.done(anna.choose(table, 0, 3, List.of("place f1", "stop")));
        var loaded = room.restart().guest("Anna");
        loaded.watch(table, 0);
        assertThat(loaded.frame(0).path("view")).isEqualTo(anna.frame(0).path("view"));
    }

    @Test
    void aLogThatStopsInTheMiddleOfATurnGoesOnWithTheRestOfTheChoice() {
        var log =
                """
                tischlein 1
                game larder 1
                seats 1 side one line off first 0
                * roll fish
                * roll fish
                * roll bread
                0 place f1
                """;
        for (var rest : List.of(List.of("stop"), List.of("place f2", "reroll"))) {
            var table = room.playing(TestTables.wish("", Map.of(), log, "me"), anna);
            var loaded = room.restart().guest("Anna");
            loaded.watch(table, 0);
            assertThat(TestTables.moves(loaded.frame(0))).contains("place f2", "reroll", "stop");
            TestTables.refused(
                    loaded.choose(table, 0, 4, List.of("place f2")),
                    Answer.Reason.UNSUITABLE,
                    "refused.incomplete");
            assertThat(TestTables.moves(loaded.frame(0)))
                    .contains(loaded.suggestion(table, 0, 4).getFirst());
            TestTables.done(loaded.choose(table, 0, 4, rest));
            assertThat(room.lines(table).subList(4, 4 + rest.size()))
                    .isEqualTo(rest.stream().map(move -> "0 " + move).toList());
        }
    }

    @Test
    void aLogThatEndsWithItsSeedTooEarlyCanGoOn() {
        var log =
                """
                tischlein 1
                game larder 1
                seats 1 side one line off first 0
                * roll fish
                * roll fish
                * roll fish
                seed 00
                """;
        var table = room.playing(TestTables.wish("", Map.of(), log, "me"), anna);
        TestTables.done(anna.choose(table, 0, anna.version(table), List.of("place f1", "stop")));
        var loaded = room.restart().guest("Anna");
        TestTables.done(loaded.watch(table, 0));
    }

    @Test
    void aBadLogIsRefusedWithItsLineAndItsRule() {
        var head = "tischlein 1\ngame larder 1\nseats 1 side one line off first 0\n";
        var rolls = "* roll fish\n* roll fish\n* roll fish\n";
        refuse(head + rolls + "0 reroll\n", "log.line", "line", "7", "rule", "3.2");
        refuse(head + rolls + "0 dance\n", "log.line", "line", "7", "dance");
        refuse("game larder 1\n", "log.line", "line", "1");
        refuse(head.replace("larder 1", "larder 9"), "log.line", "line", "2");
        refuse(head.replace("larder", "chess"), "log.line", "line", "2");
        refuse(head.replace("seats 1", "seats 40"), "log.line", "line", "3");
        assertThat(room.store().count()).isZero();
    }

    private void refuse(String log, String key, String... parts) {
        var answer = room.tables().create(TestTables.wish("", Map.of(), log, "me"), anna.guest());
        var refused = TestTables.refused(answer, Answer.Reason.UNSUITABLE, key);
        assertThat(ProtocolJson.write(refused.why())).contains(parts);
    }

    @Test
    void aWishThatNoTableFulfilsIsRefused() {
        refuse(TestTables.wish("chess", "me"), "refused.game");
        refuse(TestTables.wish("larder", Map.of("side", "three"), "", "me"), "unsuitable.value");
        refuse(TestTables.wish("larder", "you"), "refused.who");
        refuse(TestTables.wish("larder", "bot clever"), "refused.bot");
        refuse(
                TestTables.wish(
                        "larder",
                        new Setup.Absence(Setup.Policy.BOT, -1),
                        TestTables.NO_CLOCK,
                        "me"),
                "refused.seconds");
        refuse(
                TestTables.wish("larder", TestTables.WAIT, new Setup.Pace(0, 0, 10_001), "me"),
                "refused.seconds");
    }

    private void refuse(NewTable wish, String key) {
        TestTables.refused(room.tables().create(wish, anna.guest()), Answer.Reason.UNSUITABLE, key);
    }
}
