package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.MemoryStore;

/** Tables that began before the rules of their game changed. */
class EarlierVersionTest {
    private final TestTables then =
            new TestTables(new ScriptedOutside(211), new MemoryStore(), earlier());
    private final String table = begun();

    /** What a program of that time played: office by version 1 of its rules. */
    private static List<Game<?, ?, ?>> earlier() {
        return LiveTablesTest.GAMES.stream()
                .filter(game -> game.about().name().equals("office"))
                .flatMap(game -> game.earlier().stream())
                .toList();
    }

    private String begun() {
        var anna = then.guest("Anna");
        var ben = then.guest("Ben");
        var begun = then.playing(TestTables.wish("office", "me", "open", "bot greedy"), anna, ben);
        then.step(begun, anna, ben);
        assertThat(anna.describe(begun).has("older")).isFalse();
        return begun;
    }

    private static int version(TestGuest guest, String table) {
        return guest.describe(table).path("version").asInt();
    }

    @Test
    void aTableIsPlayedToItsEndByTheRulesItBeganWith() {
        try (var now = then.restart()) {
            var anna = now.guest("Anna");
            var ben = now.guest("Ben");
            TestTables.done(anna.watch(table, 0));
            TestTables.done(ben.watch(table, 1));
            assertThat(version(anna, table)).isEqualTo(1);
            assertThat(anna.describe(table).path("older").path("key").asString())
                    .isEqualTo("table.older");
            assertThat(anna.describe(table).has("stopped")).isFalse();
            now.finish(table, anna, ben);
            now.verify(table);
            assertThat(now.log(table)).contains("\ngame office 1\n");
        }
    }

    @Test
    void anotherGameIsPlayedByTheRulesOfToday() {
        try (var now = then.restart()) {
            var anna = now.guest("Anna");
            var ben = now.guest("Ben");
            TestTables.done(anna.watch(table, 0));
            TestTables.done(ben.watch(table, 1));
            now.finish(table, anna, ben);
            var next = TestTables.elsewhere(anna.ask(table, new Request.Rematch(anna.guest())));
            assertThat(version(anna, next)).isEqualTo(2);
            assertThat(anna.describe(next).has("older")).isFalse();
        }
    }

    @Test
    void anUploadedLogGoesOnByTheRulesThatItNames() {
        try (var now = new TestTables(212)) {
            var anna = now.guest("Anna");
            var log = then.log(table);
            var uploaded = now.create(anna, TestTables.wish("", Map.of(), log));
            assertThat(version(anna, uploaded)).isEqualTo(1);
            TestTables.refused(
                    now.tables()
                            .create(
                                    TestTables.wish(
                                            "", Map.of(), log.replace("office 1", "office 3")),
                                    anna.guest()),
                    Answer.Reason.UNSUITABLE,
                    "log.line");
        }
    }
}
