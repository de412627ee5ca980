package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class AnotherGameTest {
    private static final Setup.Absence BOT = new Setup.Absence(Setup.Policy.BOT, 60);

    private final TestTables room = new TestTables(83);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private String finished(Setup.Absence absence, String third, TestGuest... guests) {
        var wish = TestTables.wish("larder", absence, TestTables.NO_CLOCK, "me", "open", third);
        var table = room.playing(wish, guests);
        room.finish(table, guests);
        return table;
    }

    private static Answer again(TestGuest client, String table, boolean yes) {
        return client.ask(table, new Request.Again(client.guest(), yes));
    }

    private static Answer rematch(TestGuest client, String table) {
        return client.ask(table, new Request.Rematch(client.guest()));
    }

    private static String next(TestGuest client) {
        return client.last("table").path("next").asString("");
    }

    private static String here(TestGuest client, String table, int seat) {
        return client.describe(table).path("seats").path(seat).path("here").asString();
    }

    private static JsonNode yes(TestGuest client) {
        return client.last("table").path("again");
    }

    @Test
    void theNextGameStartsWhenEverybodyWhoIsHereHasSaidYes() {
        var table = finished(TestTables.WAIT, "open", anna, ben, cleo);
        assertThat(yes(anna).toString()).isEqualTo("[]");
        assertThat(again(anna, table, true)).isEqualTo(new Answer.Noted());
        assertThat(again(cleo, table, true)).isEqualTo(new Answer.Noted());
        assertThat(yes(ben).toString()).isEqualTo("[0,2]");
        assertThat(again(cleo, table, false)).isEqualTo(new Answer.Noted());
        assertThat(yes(ben).toString()).isEqualTo("[0]");
        assertThat(again(ben, table, true)).isEqualTo(new Answer.Noted());
        assertThat(next(ben)).isEmpty();
        var next = TestTables.elsewhere(again(cleo, table, true));
        assertThat(next(anna)).isEqualTo(next);
        assertThat(TestTables.elsewhere(again(anna, table, true))).isEqualTo(next);
        assertThat(anna.describe(next).path("phase").asString()).isEqualTo("playing");
    }

    @Test
    void whoHasGoneIsNotAsked() {
        var table = finished(TestTables.WAIT, "open", anna, ben, cleo);
        ben.unwatch(table);
        again(anna, table, true);
        assertThat(next(anna)).isEmpty();
        cleo.unwatch(table); // the last one who had not said yes
        assertThat(next(anna)).isNotEmpty();
    }

    @Test
    void theHostStartsAtOnceAndAnybodyElseOnlySaysYes() {
        var table = finished(TestTables.WAIT, "bot random", anna, ben);
        assertThat(rematch(ben, table)).isEqualTo(new Answer.Noted());
        assertThat(yes(anna).toString()).isEqualTo("[1]");
        var next = TestTables.elsewhere(rematch(anna, table));
        assertThat(TestTables.elsewhere(rematch(ben, table))).isEqualTo(next);
        assertThat(room.store().count()).isEqualTo(2);
    }

    @Test
    void whileTheHostIsAwayAnybodyWithASeatStarts() {
        var table = finished(TestTables.WAIT, "open", anna, ben, cleo);
        anna.unwatch(table);
        var next = TestTables.elsewhere(rematch(cleo, table));
        assertThat(next(ben)).isEqualTo(next);
    }

    @Test
    void afterARestartEverybodyIsAskedAgain() {
        var table = finished(TestTables.WAIT, "bot random", anna, ben);
        again(anna, table, true);
        var later = room.restart();
        var ada = later.guest("Anna");
        var bob = later.guest("Ben");
        ada.watch(table, 0);
        bob.watch(table, 1);
        assertThat(yes(ada).toString()).isEqualTo("[]");
        assertThat(again(bob, table, true)).isEqualTo(new Answer.Noted());
        TestTables.elsewhere(again(ada, table, true));
    }

    @Test
    void anOnlookerSitsDownWhereABotSat() {
        var table = room.playing(TestTables.wish("larder", "me", "open", "bot random"), anna, ben);
        cleo.watch(table);
        assertThat(again(cleo, table, true)).isEqualTo(new Answer.Noted()); // during the game
        TestTables.refused(again(anna, table, true), Answer.Reason.CONFLICT, "refused.notover");
        var joining = ben.last("table").path("joining");
        assertThat(joining.toString()).isEqualTo("[{\"name\":\"Cleo\",\"figure\":\"mouse\"}]");
        var mine = cleo.last("table").path("joining").path(0).path("mine");
        assertThat(mine.asBoolean()).isTrue();
        room.finish(table, anna, ben);
        var dora = room.guest("Dora");
        dora.watch(table);
        TestTables.refused(again(dora, table, true), Answer.Reason.CONFLICT, "refused.nochair");
        again(anna, table, true);
        var next = TestTables.elsewhere(again(ben, table, true));
        assertThat(cleo.describe(next).path("mine").toString()).isEqualTo("[2]");
        assertThat(anna.seat(next, 2, "name")).isEqualTo("Cleo");
    }

    @Test
    void anOnlookerWhoHasGoneOrSaidNoGetsNoChair() {
        var table = finished(TestTables.WAIT, "bot random", anna, ben);
        cleo.watch(table);
        again(cleo, table, true);
        again(cleo, table, false);
        var dora = room.guest("Dora");
        dora.watch(table);
        again(dora, table, true);
        dora.unwatch(table);
        var next = TestTables.elsewhere(rematch(anna, table));
        assertThat(anna.seat(next, 2, "kind")).isEqualTo("bot");
    }

    @Test
    void whoStillReadsTheEndIsNotAwayAndNoBotPlaysForThem() {
        var table = finished(BOT, "open", anna, ben, cleo);
        var next = TestTables.elsewhere(rematch(anna, table));
        anna.watch(next, 0);
        anna.unwatch(table);
        cleo.watch(next, 2);
        cleo.unwatch(table);
        assertThat(here(anna, next, 1)).isEqualTo("reading");
        assertThat(anna.describe(next).path("seats").path(1).has("away")).isFalse();
        untilItIsBensTurn(next);
        room.pass(200_000);
        assertThat(here(anna, next, 1)).isEqualTo("reading");
        ben.unwatch(table); // closes the page without coming along
        awayIsBen(next);
    }

    @Test
    void aPageLeftOpenAtTheEndHoldsUpTheNextGameForFiveMinutes() {
        var table = finished(BOT, "open", anna, ben, cleo);
        var next = TestTables.elsewhere(rematch(anna, table));
        anna.watch(next, 0);
        cleo.watch(next, 2);
        untilItIsBensTurn(next);
        room.pass(299_999);
        assertThat(here(anna, next, 1)).isEqualTo("reading");
        room.pass(1);
        awayIsBen(next);
        ben.watch(next, 1);
        assertThat(here(anna, next, 1)).isEqualTo("here");
    }

    /** Seat 1 has just gone; after the table's minute a bot plays for it. */
    private void awayIsBen(String next) {
        assertThat(here(anna, next, 1)).isEqualTo("gone");
        room.pass(59_999);
        assertThat(here(anna, next, 1)).isEqualTo("gone");
        room.pass(1);
        assertThat(here(anna, next, 1)).isEqualTo("bot");
    }

    private void untilItIsBensTurn(String table) {
        while (!anna.frame(0).path("waiting").toString().equals("[1]")) {
            int seat = anna.frame(0).path("waiting").path(0).asInt();
            var mover = seat == 0 ? anna : cleo;
            int version = mover.version(table);
            TestTables.done(mover.choose(table, seat, version, room.choice(mover, table, seat)));
        }
    }

    @Test
    void whoComesAlongIsHere() {
        var table = finished(BOT, "bot random", anna, ben);
        var next = TestTables.elsewhere(rematch(anna, table));
        assertThat(here(anna, next, 1)).isEqualTo("reading");
        ben.watch(next, 1);
        assertThat(here(anna, next, 1)).isEqualTo("here");
        ben.unwatch(table);
        assertThat(here(anna, next, 1)).isEqualTo("here");
    }
}
