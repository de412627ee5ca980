package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class NamesTest {
    private final TestTables room = new TestTables(71);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    @Test
    void noTwoAtATableHaveTheSameName() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        var twin = new TestGuest(room.tables(), "ANNA");
        TestTables.refused(twin.take(table), Answer.Reason.CONFLICT, "refused.name");
        var cyrillic = new TestGuest(room.tables(), "\u0410nn\u0430");
        TestTables.refused(cyrillic.take(table), Answer.Reason.CONFLICT, "refused.lookalike");
        TestTables.done(ben.take(table));
        TestTables.refused(
                ben.ask(table, new Request.Rename(ben.named("anna"), "Ben")),
                Answer.Reason.CONFLICT,
                "refused.name");
        var link = (Answer.Linked) ben.ask(table, new Request.Link(ben.guest(), 1));
        TestTables.refused(
                room.tables().follow(link.token(), cleo.named("Anna")),
                Answer.Reason.CONFLICT,
                "refused.name");
        TestTables.elsewhere(room.tables().follow(link.token(), cleo.named("Ben")));
        var nelli = room.guest("Nelli"); // as the first bot would be called
        var other = room.create(nelli, TestTables.wish("buffet", "bot greedy", "me", "bot greedy"));
        assertThat(nelli.seat(other, 0, "name")).isNotEqualTo("Nelli");
    }

    @Test
    void charactersAreCalledByTheGamesTextsInEveryLanguage() {
        var crumb = room.guest("Crumb"); // as the first gentle one would be called
        var table =
                room.create(
                        crumb,
                        TestTables.wish("buffet", "me", "bot gentle", "bot fair", "bot fair"));
        var seats = crumb.describe(table).path("seats");
        assertThat(seats.findValuesAsString("name"))
                .doesNotHaveDuplicates()
                .containsExactly("Crumb", "Dot", "Whisker", "Biscuit");
        assertThat(seats.path(1).path("called").path("en").asString()).isEqualTo("Dot");
        assertThat(seats.path(3).path("called").path("fr").asString()).isEqualTo("Biscotte");
        assertThat(seats.path(3).path("called").path("ja").asString()).isEqualTo("ビスケ");
        assertThat(seats.findValuesAsString("figure")).doesNotHaveDuplicates();
    }

    @Test
    void noBotIsTakenForAGuest() {
        var lookalike = room.guest("\u0421rumb"); // the first letter is Cyrillic
        var table =
                room.create(lookalike, TestTables.wish("buffet", "me", "bot gentle", "bot gentle"));
        var seats = lookalike.describe(table).path("seats");
        assertThat(seats.path(1).path("name").asString()).isEqualTo("Dot");
        assertThat(seats.path(2).path("name").asString()).isEqualTo("Bean");
    }

    @Test
    void aGuestIsRenamedWhereTheGameIsNotOver() {
        var over = room.playing(TestTables.wish("larder", "me"), anna);
        room.finish(over, anna);
        var table = room.create(anna, TestTables.wish("buffet", "open", "me", "open"));
        anna.watch(table, 1);
        room.tables().rename(anna.named("Anne"), "Anna");
        assertThat(anna.last("table").path("seats").path(1).path("name").asString())
                .isEqualTo("Anne");
        assertThat(anna.seat(table, 1, "figure")).isEqualTo("cat");
        assertThat(anna.seat(over, 0, "name")).isEqualTo("Anna");
    }

    @Test
    void seatsOfOneGuestHaveNamesOfTheirOwnIfTheyWantTo() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "me", "open"));
        TestTables.done(ben.take(table));
        TestTables.done(call(anna, table, 1, "Mia"));
        assertThat(anna.seat(table, 0, "name")).isEqualTo("Anna");
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Mia");
        TestTables.refused(call(anna, table, 1, "ben"), Answer.Reason.CONFLICT, "refused.name");
        TestTables.refused(call(anna, table, 0, "Mia"), Answer.Reason.CONFLICT, "refused.name");
        TestTables.refused(call(ben, table, 1, "Tim"), Answer.Reason.FORBIDDEN, "refused.seat");
        room.tables().rename(anna.named("Anne"), "Anna");
        assertThat(anna.seat(table, 0, "name")).isEqualTo("Anne");
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Mia");
        assertThat(anna.seat(table, 1, "figure")).isEqualTo("cat");
        TestTables.done(anna.ask(table, new Request.Call(anna.named("Anne"), 1, "")));
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Anne");
    }

    @Test
    void whoeverHasOneSeatIsRenamedWhateverTheSeatIsCalled() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        TestTables.done(call(anna, table, 0, "Mia"));
        room.tables().rename(anna.named("Anne"), "Anna");
        assertThat(anna.seat(table, 0, "name")).isEqualTo("Anne");
    }

    private static Answer call(TestGuest client, String table, int seat, String name) {
        return client.ask(table, new Request.Call(client.guest(), seat, name));
    }

    @Test
    void aNewNameReachesAllTablesThatAreNotOver() {
        var tables = new ArrayList<String>();
        for (int i = 0; i < 230; i++) {
            tables.add(room.create(anna, TestTables.wish("larder", "me", "open")));
        }
        var over = room.playing(TestTables.wish("larder", "me"), anna);
        room.finish(over, anna);
        room.tables().rename(anna.named("Annika"), "Anna");
        assertThat(tables).allMatch(table -> anna.seat(table, 0, "name").equals("Annika"));
        assertThat(anna.seat(over, 0, "name")).isEqualTo("Anna");
    }
}
