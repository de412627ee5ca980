package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class SlowChoicesTest {
    private static final Setup.Pace PACE = new Setup.Pace(0, 0, 500);
    private static final int MINUTES = 5 * 60_000;

    private final TestTables room = new TestTables(181);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private static NewTable wish(Setup.Absence absence, Setup.Pace pace, int patience) {
        return new NewTable(
                "buffet",
                0,
                Map.of(),
                List.of("me", "open", "open"),
                false,
                true,
                false,
                false,
                absence,
                pace,
                new GuestRules(false, patience),
                "");
    }

    /** Three at a table, of whom the first does not choose and the others have. */
    private String waitingForAnna(NewTable wish) {
        var table = room.playing(wish, anna, ben, cleo);
        int version = anna.version(table);
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        TestTables.done(cleo.choose(table, 2, version, room.choice(cleo, table, 2)));
        return table;
    }

    private String waitingForAnna() {
        return waitingForAnna(wish(TestTables.WAIT, PACE, 5));
    }

    private static Answer vote(TestGuest client, String table, int seat, int about, boolean bot) {
        return client.ask(table, new Request.Vote(client.guest(), seat, about, bot));
    }

    private static JsonNode chair(TestGuest client, int seat) {
        return client.last("table").path("seats").path(seat);
    }

    private void outvoted(String table) {
        room.pass(MINUTES);
        TestTables.done(vote(ben, table, 1, 0, true));
        TestTables.done(vote(cleo, table, 2, 0, true));
    }

    @Test
    void somebodyWhoIsHereAndNeverChoosesCanBeOutvoted() {
        var table = waitingForAnna();
        int version = ben.version(table);
        room.pass(MINUTES - 1);
        assertThat(chair(ben, 0).has("slow")).isFalse();
        refused(vote(ben, table, 1, 0, true));
        room.pass(1);
        assertThat(chair(ben, 0).path("slow").asBoolean()).isTrue(); // everybody is told
        assertThat(chair(anna, 0).path("slow").asBoolean()).isTrue();
        TestTables.done(vote(ben, table, 1, 0, true));
        assertThat(chair(cleo, 0).path("votes").toString()).isEqualTo("[1]");
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here"); // one of two
        TestTables.done(vote(cleo, table, 2, 0, true));
        assertThat(anna.last("table").path("decided").toString())
                .isEqualTo("{\"what\":\"outvoted\",\"seat\":0,\"name\":\"Anna\"}");
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        assertThat(chair(ben, 0).has("away")).isFalse();
        assertThat(chair(ben, 0).has("votes")).isFalse();
        room.pass(500);
        assertThat(ben.version(table)).isGreaterThan(version);
    }

    private static void refused(Answer answer) {
        TestTables.refused(answer, Answer.Reason.CONFLICT, "refused.vote");
    }

    @Test
    void theBotPlaysUntilThePersonDoesSomething() {
        var table = waitingForAnna();
        outvoted(table);
        for (int i = 0; i < 3; i++) {
            anna.watch(table, 0); // a page that comes back by itself is nobody
            int version = ben.version(table);
            room.step(table, new TreeMap<>(Map.of(1, ben, 2, cleo)));
            room.pass(500);
            assertThat(ben.version(table)).isGreaterThan(version);
            assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        }
        TestTables.done(anna.ask(table, new Request.Emote(anna.guest(), 0, "oops")));
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here");
        int version = ben.version(table);
        room.pass(MINUTES - 1);
        assertThat(ben.version(table)).isEqualTo(version);
    }

    @Test
    void whoSaysNoToABotIsBack() {
        var table = waitingForAnna();
        outvoted(table);
        int version = anna.version(table);
        TestTables.refused(
                vote(anna, table, 0, 0, true), Answer.Reason.CONFLICT, "refused.vote.own");
        TestTables.done(vote(anna, table, 0, 0, false));
        room.pass(10_000);
        assertThat(anna.version(table)).isEqualTo(version); // the bot that thought does not play
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here");
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
    }

    @Test
    void whoCameBackIsWaitedForAgainBeforeTheNextVote() {
        var table = waitingForAnna();
        outvoted(table);
        TestTables.done(vote(anna, table, 0, 0, false));
        refused(vote(ben, table, 1, 0, true));
        room.pass(MINUTES);
        assertThat(chair(ben, 0).path("slow").asBoolean()).isTrue();
        TestTables.done(vote(ben, table, 1, 0, true));
    }

    @Test
    void whoIsAwayIsVotedAboutLikewiseWhereTheTableWaits() {
        var table = waitingForAnna();
        anna.unwatch(table);
        outvoted(table);
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        anna.watch(table, 0);
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here"); // back by coming
    }

    @Test
    void ofTwoTheOneWhoWaitsDecides() {
        var table =
                room.playing(
                        TestTables.wish("larder", TestTables.WAIT, PACE, "me", "open"), anna, ben);
        int turn = anna.frame(0).path("waiting").path(0).asInt();
        room.pass(MINUTES);
        TestTables.done(vote(turn == 0 ? ben : anna, table, 1 - turn, turn, true));
        assertThat(chair(ben, turn).path("here").asString()).isEqualTo("bot");
    }

    @Test
    void whoKeepsPeopleWaitingTooDoesNotCountUnlessTheyVote() {
        var table = room.playing(wish(TestTables.WAIT, PACE, 5), anna, ben, cleo);
        int version = anna.version(table);
        TestTables.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        room.pass(MINUTES);
        TestTables.done(vote(cleo, table, 2, 0, true));
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here"); // Ben does not
        TestTables.done(vote(cleo, table, 2, 0, false));
        TestTables.done(vote(ben, table, 1, 0, true));
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
    }

    @Test
    void theOtherSeatsOfOnesOwnScreenDoNotSpeakForOneself() {
        var table =
                room.create(
                        anna, TestTables.wish("buffet", TestTables.WAIT, PACE, "me", "me", "open"));
        TestTables.done(ben.take(table, 2));
        TestTables.done(anna.watch(table, 0, 1));
        TestTables.done(ben.watch(table, 2));
        TestTables.done(anna.start(table));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 1, version, room.choice(anna, table, 1)));
        TestTables.done(ben.choose(table, 2, version, room.choice(ben, table, 2)));
        room.pass(MINUTES);
        TestTables.done(vote(ben, table, 2, 0, true)); // one of one
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        TestTables.done(vote(anna, table, 1, 0, false)); // from the seat before the screen
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here");
    }

    @Test
    void whoHasChosenOrPlaysByTheClockIsNotVotedAbout() {
        var table = waitingForAnna();
        room.pass(MINUTES);
        refused(vote(ben, table, 1, 2, true)); // Cleo has chosen
        var clock = new Setup.Pace(600_000, 0, 500);
        var timed = waitingForAnna(wish(TestTables.WAIT, clock, 5));
        room.pass(MINUTES);
        refused(vote(ben, timed, 1, 0, true));
        var never = waitingForAnna(wish(TestTables.WAIT, PACE, 0));
        room.pass(100 * MINUTES);
        refused(vote(ben, never, 1, 0, true));
    }

    @Test
    void aStrangerDoesNotVote() {
        var table = waitingForAnna();
        room.pass(MINUTES);
        var dora = room.guest("Dora");
        TestTables.refused(vote(dora, table, 1, 0, true), Answer.Reason.FORBIDDEN, "refused.seat");
    }

    @Test
    void oneAlarmWatchesATableHoweverManyStepsItTakes() {
        var table = room.playing(wish(TestTables.WAIT, PACE, 5), anna, ben, cleo);
        int alarms = room.script().alarms();
        for (int i = 0; i < 30 && room.step(table, anna, ben, cleo); i++) {
            room.pass(100);
            assertThat(room.script().alarms()).isEqualTo(alarms);
        }
        room.pass(MINUTES); // somebody owes a choice for less than that when it first rings
        assertThat(ben.heard()).anyMatch(message -> message.contains("\"slow\":true"));
    }

    @Test
    void noTableWaitsLongerThanADayBeforeTheVote() {
        TestTables.refused(
                room.tables().create(wish(TestTables.WAIT, PACE, 1_441), anna.guest()),
                Answer.Reason.UNSUITABLE,
                "refused.seconds");
        TestTables.refused(
                room.tables().create(wish(TestTables.WAIT, PACE, -1), anna.guest()),
                Answer.Reason.UNSUITABLE,
                "refused.seconds");
    }
}
