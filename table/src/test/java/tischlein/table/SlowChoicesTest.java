package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SlowChoicesTest {
    private static final Setup.Pace PACE = new Setup.Pace(0, 0, 500);
    private static final int MINUTES = 5 * 60_000;

    private final Room room = new Room(181);
    private final Client anna = room.guest("Anna");
    private final Client ben = room.guest("Ben");
    private final Client cleo = room.guest("Cleo");

    private static Wish wish(Setup.Absence absence, Setup.Pace pace, int patience) {
        return new Wish(
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
    private String waitingForAnna(Wish wish) {
        var table = room.playing(wish, anna, ben, cleo);
        int version = anna.version(table);
        Room.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        Room.done(cleo.choose(table, 2, version, room.choice(cleo, table, 2)));
        return table;
    }

    private String waitingForAnna() {
        return waitingForAnna(wish(Room.WAIT, PACE, 5));
    }

    private static Answer vote(Client client, String table, int seat, int about, boolean bot) {
        return client.ask(table, new Request.Vote(client.guest(), seat, about, bot));
    }

    private static JsonNode chair(Client client, int seat) {
        return client.last("table").path("seats").path(seat);
    }

    private void outvoted(String table) {
        room.pass(MINUTES);
        Room.done(vote(ben, table, 1, 0, true));
        Room.done(vote(cleo, table, 2, 0, true));
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
        Room.done(vote(ben, table, 1, 0, true));
        assertThat(chair(cleo, 0).path("votes").toString()).isEqualTo("[1]");
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here"); // one of two
        Room.done(vote(cleo, table, 2, 0, true));
        assertThat(anna.last("table").path("decided").toString())
                .isEqualTo("{\"what\":\"outvoted\",\"seat\":0,\"name\":\"Anna\"}");
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        assertThat(chair(ben, 0).has("away")).isFalse();
        assertThat(chair(ben, 0).has("votes")).isFalse();
        room.pass(500);
        assertThat(ben.version(table)).isGreaterThan(version);
    }

    private static void refused(Answer answer) {
        Room.refused(answer, Answer.Reason.CONFLICT, "refused.vote");
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
        Room.done(anna.ask(table, new Request.Emote(anna.guest(), 0, "oops")));
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
        Room.refused(vote(anna, table, 0, 0, true), Answer.Reason.CONFLICT, "refused.vote.own");
        Room.done(vote(anna, table, 0, 0, false));
        room.pass(10_000);
        assertThat(anna.version(table)).isEqualTo(version); // the bot that thought does not play
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here");
        Room.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
    }

    @Test
    void whoCameBackIsWaitedForAgainBeforeTheNextVote() {
        var table = waitingForAnna();
        outvoted(table);
        Room.done(vote(anna, table, 0, 0, false));
        refused(vote(ben, table, 1, 0, true));
        room.pass(MINUTES);
        assertThat(chair(ben, 0).path("slow").asBoolean()).isTrue();
        Room.done(vote(ben, table, 1, 0, true));
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
        var table = room.playing(Room.wish("larder", Room.WAIT, PACE, "me", "open"), anna, ben);
        int turn = anna.frame(0).path("waiting").path(0).asInt();
        room.pass(MINUTES);
        Room.done(vote(turn == 0 ? ben : anna, table, 1 - turn, turn, true));
        assertThat(chair(ben, turn).path("here").asString()).isEqualTo("bot");
    }

    @Test
    void whoKeepsPeopleWaitingTooDoesNotCountUnlessTheyVote() {
        var table = room.playing(wish(Room.WAIT, PACE, 5), anna, ben, cleo);
        int version = anna.version(table);
        Room.done(ben.choose(table, 1, version, room.choice(ben, table, 1)));
        room.pass(MINUTES);
        Room.done(vote(cleo, table, 2, 0, true));
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here"); // Ben does not
        Room.done(vote(cleo, table, 2, 0, false));
        Room.done(vote(ben, table, 1, 0, true));
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
    }

    @Test
    void theOtherSeatsOfOnesOwnScreenDoNotSpeakForOneself() {
        var table = room.create(anna, Room.wish("buffet", Room.WAIT, PACE, "me", "me", "open"));
        Room.done(ben.take(table, 2));
        Room.done(anna.watch(table, 0, 1));
        Room.done(ben.watch(table, 2));
        Room.done(anna.start(table));
        int version = anna.version(table);
        Room.done(anna.choose(table, 1, version, room.choice(anna, table, 1)));
        Room.done(ben.choose(table, 2, version, room.choice(ben, table, 2)));
        room.pass(MINUTES);
        Room.done(vote(ben, table, 2, 0, true)); // one of one
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("bot");
        Room.done(vote(anna, table, 1, 0, false)); // from the seat before the screen
        assertThat(chair(ben, 0).path("here").asString()).isEqualTo("here");
    }

    @Test
    void whoHasChosenOrPlaysByTheClockIsNotVotedAbout() {
        var table = waitingForAnna();
        room.pass(MINUTES);
        refused(vote(ben, table, 1, 2, true)); // Cleo has chosen
        var clock = new Setup.Pace(600_000, 0, 500);
        var timed = waitingForAnna(wish(Room.WAIT, clock, 5));
        room.pass(MINUTES);
        refused(vote(ben, timed, 1, 0, true));
        var never = waitingForAnna(wish(Room.WAIT, PACE, 0));
        room.pass(100 * MINUTES);
        refused(vote(ben, never, 1, 0, true));
    }

    @Test
    void aStrangerDoesNotVote() {
        var table = waitingForAnna();
        room.pass(MINUTES);
        var dora = room.guest("Dora");
        Room.refused(vote(dora, table, 1, 0, true), Answer.Reason.FORBIDDEN, "refused.seat");
    }

    @Test
    void oneAlarmWatchesATableHoweverManyStepsItTakes() {
        var table = room.playing(wish(Room.WAIT, PACE, 5), anna, ben, cleo);
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
        Room.refused(
                room.tables().create(wish(Room.WAIT, PACE, 1_441), anna.guest()),
                Answer.Reason.UNSUITABLE,
                "refused.seconds");
        Room.refused(
                room.tables().create(wish(Room.WAIT, PACE, -1), anna.guest()),
                Answer.Reason.UNSUITABLE,
                "refused.seconds");
    }
}
