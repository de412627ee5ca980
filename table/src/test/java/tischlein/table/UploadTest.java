package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Append;
import tischlein.table.store.Batch;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.StoredTable;

class UploadTest {
    private final TestTables room = new TestTables(201);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private String finishedLog() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        room.finish(table, anna, ben, cleo);
        return room.log(table);
    }

    private Answer upload(String log) {
        return room.tables().create(TestTables.wish("", Map.of(), log), anna.guest());
    }

    private static String without(String log, String beginning) {
        return log.lines()
                .filter(line -> !line.startsWith(beginning))
                .map(line -> line + "\n")
                .reduce("", String::concat);
    }

    private static String inserted(String log, int at, String line) {
        var lines = new ArrayList<>(log.lines().toList());
        lines.add(at, line);
        return String.join("\n", lines) + "\n";
    }

    private String refused(String log, String key) {
        var answer = upload(log);
        assertThat(answer).isInstanceOf(Answer.Refused.class);
        var why = ((Answer.Refused) answer).why();
        assertThat(ProtocolJson.write(why)).contains("\"" + key + "\"");
        return ProtocolJson.write(why);
    }

    @Test
    void aWholeGameIsKeptWithAllThatProvesIt() {
        var log = finishedLog();
        var table = TestTables.elsewhere(upload(log));
        assertThat(room.log(table)).isEqualTo(without(log, "seal "));
        assertThat(room.over(table)).isTrue();
    }

    @Test
    void remarksAndSpacesAreNotKept() {
        var log = finishedLog();
        var table =
                TestTables.elsewhere(
                        upload(log.replace("\n", "\n\n# a remark\n  ").strip() + "\n"));
        assertThat(room.log(table)).isEqualTo(without(log, "seal "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "! 0 aa",
                "! 2 000102030405060708090a0b0c0d0e0f",
                "~ 0 556118dc00b89fdd03bccd5970143d014c6f26ec28f7b70626e9fb5da97c5c3a"
            })
    void aLineThatBelongsToNothingIsRefusedWithItsNumber(String stray) {
        var log = without(without(finishedLog(), "seal "), "seed ");
        int lines = (int) log.lines().count();
        var told = refused(log + stray + "\n", "refused.log.stray");
        assertThat(told).contains("\"line\":" + (lines + 1));
        told = refused(inserted(log, 4, stray), "refused.log.stray"); // among the cards dealt
        assertThat(told).contains("\"line\":5");
    }

    @Test
    void aLineThatBelongsToNothingIsRefusedInAGameThatGoesOnToo() {
        var begun = "tischlein 1\ngame buffet 1\nseats 3 edition french first 1\n* draw 9\n";
        TestTables.elsewhere(upload(begun));
        refused(begun + "! 0 aa\n", "refused.log.stray");
    }

    @Test
    void whatWasPromisedMustBeKept() {
        var log = finishedLog();
        refused(log.replaceFirst("\n! 0 [0-9a-f]{32}\n", "\n"), "refused.log.unfit");
        refused(log.replaceFirst("\n! 0 [0-9a-f]{4}", "\n! 0 0000"), "refused.log.unfit");
        refused(log.replaceFirst("\nseed [0-9a-f]{4}", "\nseed 0000"), "refused.log.unfit");
    }

    @Test
    void aLogLongerThanAnyGameIsRefused() {
        var begun = "tischlein 1\ngame buffet 1\nseats 3 edition french first 1\n";
        refused(begun + "* draw 9\n".repeat(5_001), "refused.log");
        refused(begun + "# a remark\n".repeat(12_000), "refused.log");
        refused(begun + "! 0 aa\n".repeat(5_001), "refused.log"); // before anything is played
    }

    @Test
    void aForkWritesNoMoreThanTheGame() {
        var table = TestTables.elsewhere(upload(finishedLog()));
        int version = anna.version(table);
        var fork = anna.ask(table, new Request.Fork(anna.guest(), version, List.of()));
        assertThat(room.lines(TestTables.elsewhere(fork))).hasSameSizeAs(room.lines(table));
    }

    @Test
    void aPaddedTableFromBeforeIsNotForked() {
        var table = TestTables.elsewhere(upload(without(without(finishedLog(), "seal "), "seed ")));
        var row = room.store().table(table).orElseThrow();
        var padding = new Batch(row.length(), List.of("! 0 aa", "! 0 aa"), "", 0);
        room.store()
                .append(
                        new Append(
                                table,
                                padding,
                                StoredTable.Phase.OVER,
                                StoredTable.NEVER,
                                "",
                                List.of()));
        try (var again = room.restart()) {
            var guest = again.guest("Anna");
            var answer =
                    guest.ask(table, new Request.Fork(guest.guest(), row.length() + 2, List.of()));
            TestTables.refused(answer, Answer.Reason.UNSUITABLE, "log.line");
        }
    }
}
