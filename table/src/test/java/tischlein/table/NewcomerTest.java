package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;

class NewcomerTest {
    private static final Setup.Pace LATER = new Setup.Pace(0, 0, 900);

    private final TestTables room = new TestTables(84);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    /** Anna against two bots, who have not answered yet. */
    private String playing(String game, Setup.Absence absence) {
        var wish = TestTables.wish(game, absence, LATER, "me", "bot random", "bot random");
        var table = room.playing(wish, anna);
        allow(table, true);
        return table;
    }

    private void allow(String table, boolean on) {
        TestTables.done(anna.ask(table, new Request.AllowNewcomers(anna.guest(), on)));
    }

    @Test
    void aBotsSeatIsFreeOnlyWhileTheHostAllowsIt() {
        var table = playing("buffet", TestTables.WAIT);
        assertThat(anna.last("table").path("newcomers").asBoolean()).isTrue();
        TestTables.refused(
                ben.ask(table, new Request.AllowNewcomers(ben.guest(), true)),
                Answer.Reason.FORBIDDEN,
                "refused.host");
        allow(table, false);
        TestTables.refused(ben.take(table, 1), Answer.Reason.CONFLICT, "refused.newcomers");
        allow(table, true);
        TestTables.done(ben.take(table, 1));
        assertThat(anna.last("table").path("seats").path(1).path("name").asString())
                .isEqualTo("Ben"); // everybody is told
    }

    @Test
    void ofTwoWhoWantTheSameSeatOneGetsItAndTheOtherIsTold() {
        var table = playing("buffet", TestTables.WAIT);
        TestTables.done(ben.take(table, 1));
        TestTables.refused(cleo.take(table, 1), Answer.Reason.CONFLICT, "refused.taken");
        TestTables.done(cleo.take(table));
        assertThat(anna.seat(table, 2, "name")).isEqualTo("Cleo");
        TestTables.refused(room.guest("Dora").take(table), Answer.Reason.CONFLICT, "refused.full");
    }

    @Test
    void nobodyGetsASecondHandNorAnotherThanTheOneTheyLeft() {
        var table = playing("buffet", TestTables.WAIT);
        TestTables.refused(anna.take(table, 1), Answer.Reason.CONFLICT, "refused.seated");
        TestTables.done(ben.take(table, 1));
        TestTables.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        TestTables.refused(ben.take(table, 2), Answer.Reason.CONFLICT, "refused.left");
        TestTables.done(ben.take(table));
        assertThat(ben.describe(table).path("mine").toString()).isEqualTo("[1]");
    }

    @Test
    void aNameThatSomebodyElseHasIsRefusedTheBotsOwnIsNot() {
        var table = playing("buffet", TestTables.WAIT);
        var like = new Guest(ben.guest().hash(), "anna", "cat", 0);
        TestTables.refused(
                ben.ask(table, new Request.Take(like, OptionalInt.of(1))),
                Answer.Reason.CONFLICT,
                "refused.name");
        var bot = new Guest(ben.guest().hash(), anna.seat(table, 1, "name"), "cat", 0);
        TestTables.done(ben.ask(table, new Request.Take(bot, OptionalInt.of(1))));
    }

    @Test
    void theBotsThoughtIsDroppedAndTheNewcomerChooses() {
        var table = playing("buffet", TestTables.WAIT);
        ben.watch(table);
        TestTables.done(ben.take(table, 1));
        ben.watch(table, 1);
        room.pass(5_000);
        var chosen = ben.frame(1).path("chosen");
        assertThat(chosen.valueStream().map(one -> one.path("seat").asInt())).doesNotContain(1);
        int version = ben.version(table);
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
    }

    @Test
    void whatTheBotHasChosenInSecretStandsAndCanBeChanged() {
        var table = playing("buffet", TestTables.WAIT);
        room.pass(5_000); // both bots have chosen, Anna has not
        int version = anna.version(table);
        ben.watch(table);
        TestTables.done(ben.take(table, 1));
        ben.watch(table, 1);
        var frame = ben.frame(1);
        var mine = ProtocolJson.write(frame.path("mine"));
        assertThat(frame.path("mine").size()).isPositive();
        var other =
                TestTables.moves(frame).stream().filter(move -> !mine.contains(move)).findFirst();
        TestTables.done(ben.choose(table, 1, version, List.of(other.orElseThrow())));
        ben.watch(table, 1);
        assertThat(ProtocolJson.write(ben.frame(1).path("mine"))).contains(other.orElseThrow());
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        assertThat(room.lines(table)).anyMatch(line -> line.equals("1 " + other.orElseThrow()));
    }

    @Test
    void aNewcomerWhoDoesNotComeIsAbsentFromThenOn() {
        var table = playing("buffet", new Setup.Absence(Setup.Policy.BOT, 60));
        TestTables.done(ben.take(table, 1));
        assertThat(anna.seat(table, 1, "here")).isEqualTo("gone");
        room.pass(59_000);
        assertThat(anna.seat(table, 1, "here")).isEqualTo("gone");
        room.pass(1_000);
        assertThat(anna.seat(table, 1, "here")).isEqualTo("bot");
    }

    @Test
    void aNewcomerHasTimeByTheClock() {
        var pace = new Setup.Pace(10_000, 0, 9_000);
        var wish =
                TestTables.wish("buffet", TestTables.WAIT, pace, "me", "bot random", "bot random");
        var table = room.playing(wish, anna);
        allow(table, true);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        int version = anna.version(table);
        TestTables.done(ben.take(table, 1));
        ben.watch(table, 1);
        room.pass(9_999);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(20_000);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void theGameGoesOnToItsEndAndItsLogHolds(String game) {
        var table = playing(game, TestTables.WAIT);
        room.step(table, anna);
        ben.watch(table);
        TestTables.done(ben.take(table, 1));
        ben.watch(table, 1);
        while (room.step(table, anna, ben)) {
            room.pass(1_000);
        }
        room.verify(table);
    }

    /** What an onlooker is told until then is the same whatever the hands are (two worlds). */
    @Test
    void aNewcomerHasSeenNothingButTheOnlookersFramesAndThenTheSeatsOwn() {
        var table = playing("buffet", TestTables.WAIT);
        var eve = room.guest("Eve");
        eve.watch(table);
        ben.watch(table);
        room.pass(5_000);
        TestTables.done(anna.choose(table, 0, anna.version(table), room.choice(anna, table, 0)));
        assertThat(frames(ben, -1)).isEqualTo(frames(eve, -1)).isNotEmpty();
        assertThat(ben.heard()).allMatch(line -> !line.contains("\"seat\":1,\"version\""));
        ben.forget();
        TestTables.done(ben.take(table, 1));
        assertThat(ben.all("frame")).isEmpty(); // not before the newcomer watches as that seat
        ben.watch(table, 1);
        assertThat(ben.all("frame")).hasSize(1);
        var direct = room.guest("Ben");
        direct.watch(table, 1);
        assertThat(ben.frame(1)).isEqualTo(direct.frame(1));
        assertThat(ben.frame(1).path("view").path("viewer").asInt()).isEqualTo(1);
        TestTables.refused(ben.watch(table, 2), Answer.Reason.FORBIDDEN, "refused.seat");
    }

    private static List<String> frames(TestGuest client, int seat) {
        var frames = new ArrayList<String>();
        for (var frame : client.all("frame")) {
            if (frame.path("seat").asInt() == seat) {
                frames.add(frame.toString());
            }
        }
        return frames;
    }
}
