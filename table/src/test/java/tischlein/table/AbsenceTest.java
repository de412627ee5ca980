package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class AbsenceTest {
    private static final Setup.Pace PACE = new Setup.Pace(0, 0, 500);
    private static final Setup.Absence BOT = new Setup.Absence(Setup.Policy.BOT, 60);
    private static final Setup.Absence VOTE = new Setup.Absence(Setup.Policy.VOTE, 60);

    private final TestTables room = new TestTables(41);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private static String here(TestGuest client, int seat) {
        return client.last("table").path("seats").path(seat).path("here").asString();
    }

    /** Three at a table, of whom the first owes a choice and the others have made theirs. */
    private String waitingForAnna(Setup.Absence absence) {
        var table =
                room.playing(
                        TestTables.wish("buffet", absence, PACE, "me", "open", "open"),
                        anna,
                        ben,
                        cleo);
        int version = anna.version(table);
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        TestTables.done(cleo.choose(table, 2, version, room.choice(cleo, table, 2)));
        return table;
    }

    @Test
    void everybodySeesWhoIsHereAndWhoIsGone() {
        var table = waitingForAnna(TestTables.WAIT);
        assertThat(here(ben, 0)).isEqualTo("here");
        anna.unwatch(table);
        assertThat(here(ben, 0)).isEqualTo("gone");
        anna.watch(table, 0);
        assertThat(here(ben, 0)).isEqualTo("here");
        var tab = room.guest("Anna");
        tab.watch(table, 0);
        anna.unwatch(table);
        assertThat(here(ben, 0)).isEqualTo("here"); // the other tab is
        tab.watch(table); // says hello again, as an onlooker
        assertThat(here(ben, 0)).isEqualTo("gone");
        assertThat(ben.last("table").path("onlookers").asInt()).isEqualTo(1);
    }

    private static JsonNode chair(TestGuest client, int seat) {
        return client.last("table").path("seats").path(seat);
    }

    @Test
    void everybodySeesHowLongAGuestIsGoneAndHowLongTheTableWaits() {
        var table = waitingForAnna(BOT);
        assertThat(chair(ben, 0).has("away")).isFalse();
        room.pass(5_000);
        anna.unwatch(table);
        assertThat(chair(ben, 0).path("away").asLong()).isZero();
        assertThat(chair(ben, 0).path("kept").asLong()).isEqualTo(60_000);
        room.pass(20_000);
        ben.watch(table, 1);
        assertThat(chair(ben, 0).path("away").asLong()).isEqualTo(20_000);
        assertThat(chair(ben, 0).path("kept").asLong()).isEqualTo(40_000);
        room.pass(40_000);
        assertThat(here(ben, 0)).isEqualTo("bot");
        assertThat(chair(ben, 0).path("away").asLong()).isEqualTo(60_000);
        assertThat(chair(ben, 0).has("kept")).isFalse(); // a bot plays, nobody waits
        anna.watch(table, 0);
        assertThat(chair(ben, 0).has("away")).isFalse();
    }

    @Test
    void aTableThatWaitsForEverSaysNotHowLong() {
        var table = waitingForAnna(TestTables.WAIT);
        anna.unwatch(table);
        assertThat(chair(ben, 0).has("away")).isTrue();
        assertThat(chair(ben, 0).has("kept")).isFalse();
    }

    @Test
    void whoIsGoneAndOwesNothingIsWaitedForFromTheNextChoiceOn() {
        var table = room.playing(TestTables.wish("larder", VOTE, PACE, "me", "open"), anna, ben);
        int turn = anna.frame(0).path("waiting").path(0).asInt();
        var here = turn == 0 ? anna : ben;
        (turn == 0 ? ben : anna).unwatch(table);
        assertThat(chair(here, 1 - turn).has("kept")).isFalse(); // it is not their turn
        for (int i = 0; i < 50 && here.frame(turn).path("waiting").path(0).asInt() == turn; i++) {
            room.pass(7_000);
            var moves = room.choice(here, table, turn);
            TestTables.done(here.choose(table, turn, here.version(table), moves));
        }
        assertThat(chair(here, 1 - turn).path("kept").asLong()).isEqualTo(60_000);
    }

    @Test
    void aTableThatWaitsWaitsForEver() {
        var table = waitingForAnna(TestTables.WAIT);
        int version = ben.version(table);
        anna.unwatch(table);
        room.pass(100_000_000);
        assertThat(ben.version(table)).isEqualTo(version);
    }

    @Test
    void aBotPlaysAfterSoManySecondsAndNotBefore() {
        var table = waitingForAnna(BOT);
        int version = ben.version(table);
        room.pass(100_000);
        assertThat(ben.version(table)).isEqualTo(version); // she is there and thinks
        anna.unwatch(table);
        room.pass(59_999);
        assertThat(here(ben, 0)).isEqualTo("gone");
        room.pass(1);
        assertThat(here(ben, 0)).isEqualTo("bot");
        assertThat(ben.version(table)).isEqualTo(version);
        room.pass(500); // the bot takes its time
        assertThat(ben.version(table)).isGreaterThan(version);
        assertThat(room.lines(table).stream().skip(version)).anyMatch(l -> l.startsWith("0 play"));
    }

    @Test
    void aSeatIsHandedBackAtOnceAndTheBotThatThinksDoesNotPlay() {
        var table = waitingForAnna(BOT);
        int version = ben.version(table);
        anna.unwatch(table);
        room.pass(60_400);
        assertThat(here(ben, 0)).isEqualTo("bot");
        anna.watch(table, 0);
        assertThat(here(ben, 0)).isEqualTo("here");
        room.pass(1_000_000);
        assertThat(ben.version(table)).isEqualTo(version);
        var moves = room.choice(anna, table, 0);
        TestTables.done(anna.choose(table, 0, version, moves));
        assertThat(room.lines(table)).contains("0 " + moves.getFirst());
        anna.unwatch(table); // and goes again: the next bot comes all the same
        room.pass(60_000);
        assertThat(here(ben, 0)).isEqualTo(owes(ben, table) ? "bot" : "gone");
    }

    /** Whether seat 0 owes a choice. */
    private static boolean owes(TestGuest client, String table) {
        client.watch(table, 1);
        return client.frame(1).path("waiting").path(0).asInt() == 0;
    }

    @Test
    void whoeverWasHereInTheMeantimeIsWaitedForAgain() {
        var table = waitingForAnna(BOT);
        int version = ben.version(table);
        anna.unwatch(table);
        room.pass(30_000);
        anna.watch(table, 0);
        anna.unwatch(table);
        room.pass(59_000);
        assertThat(ben.version(table)).isEqualTo(version);
        room.pass(1_500);
        assertThat(ben.version(table)).isGreaterThan(version);
    }

    @Test
    void whoeverPlaysAgainstBotsOnlyIsWaitedFor() {
        var wish = TestTables.wish("buffet", BOT, PACE, "me", "bot random", "bot random");
        var table = room.playing(wish, anna);
        room.pass(10_000);
        anna.unwatch(table);
        room.pass(100_000_000);
        anna.watch(table, 0);
        assertThat(here(anna, 0)).isEqualTo("here");
        assertThat(room.lines(table)).noneMatch(line -> line.startsWith("0 play"));
        assertThat(chair(anna, 0).has("kept")).isFalse();
    }

    @Test
    void theBotOfAnAbsentGuestPlaysToTheEnd() {
        var table = waitingForAnna(BOT);
        List.of(anna, ben, cleo).forEach(client -> client.unwatch(table));
        for (int i = 0; i < 1_000 && !room.over(table); i++) {
            room.pass(61_000);
        }
        room.verify(table);
    }

    @Test
    void theOthersMayVoteAfterSoManySeconds() {
        var table = waitingForAnna(VOTE);
        int version = ben.version(table);
        refused(vote(table, ben, 1, true));
        anna.unwatch(table);
        room.pass(59_999);
        refused(vote(table, ben, 1, true));
        room.pass(1);
        TestTables.done(vote(table, ben, 1, true));
        assertThat(here(ben, 0)).isEqualTo("gone"); // one of two is not more than half
        TestTables.done(vote(table, ben, 1, false));
        TestTables.done(vote(table, cleo, 2, true));
        assertThat(here(ben, 0)).isEqualTo("gone");
        TestTables.done(vote(table, ben, 1, true));
        assertThat(here(ben, 0)).isEqualTo("bot");
        room.pass(500);
        assertThat(ben.version(table)).isGreaterThan(version);
        anna.watch(table, 0);
        assertThat(here(ben, 0)).isEqualTo("here");
    }

    @Test
    void whoGoesLeavesTheVoteToThoseWhoAreStillHere() {
        var table = waitingForAnna(VOTE);
        anna.unwatch(table);
        room.pass(60_000);
        TestTables.done(vote(table, ben, 1, true));
        assertThat(here(ben, 0)).isEqualTo("gone"); // one of two is not more than half
        cleo.unwatch(table);
        assertThat(here(ben, 0)).isEqualTo("bot"); // but one of one is
    }

    private static void refused(Answer answer) {
        TestTables.refused(answer, Answer.Reason.CONFLICT, "refused.vote");
    }

    private static Answer vote(String table, TestGuest client, int seat, boolean bot) {
        return client.ask(table, new Request.Vote(client.guest(), seat, 0, bot));
    }

    @Test
    void nobodyVotesForASeatThatIsNotTheirs() {
        var table = waitingForAnna(VOTE);
        anna.unwatch(table);
        room.pass(60_000);
        TestTables.refused(vote(table, ben, 2, true), Answer.Reason.FORBIDDEN, "refused.seat");
        TestTables.refused(
                ben.ask(table, new Request.Vote(ben.guest(), 1, 9, true)),
                Answer.Reason.MISSING,
                "refused.chair");
    }

    @Test
    void aSeatThatMovesToADeviceThatNeverComesIsAbsent() {
        var table = waitingForAnna(BOT);
        int version = ben.version(table);
        var link = (Answer.Linked) anna.ask(table, new Request.Link(anna.guest(), 0));
        TestTables.elsewhere(room.tables().follow(link.token(), room.guest("Phone").guest()));
        room.pass(60_500);
        assertThat(ben.version(table)).isGreaterThan(version);
    }
}
