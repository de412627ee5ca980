package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;
import tischlein.testkit.pages.Rule;

/** The seventh chapter of docs/rules/larder.md, which the table keeps. */
class DecidingTogetherTest {
    /** Seat 0 is to place: a fish on f1 or f2, or a bread on one of two squares and more. */
    private static final String LOG =
            """
            tischlein 1
            game larder 1
            seats 4 side one line off first 0
            * roll fish
            * roll bread
            * roll fish
            """;

    private final TestTables room = new TestTables(61);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    /** The mover is a bot or Anna; Ben has seat 1 and Cleo, if she plays, seat 2. */
    private String table(String mover, String third) {
        var wish =
                new NewTable(
                        "",
                        0,
                        Map.of(),
                        List.of(mover, "open", third, "bot random"),
                        false,
                        true,
                        false,
                        false,
                        TestTables.WAIT,
                        new Setup.Pace(0, 0, 900),
                        GuestRules.USUAL,
                        LOG);
        var table = room.create(anna, wish);
        TestTables.done(ben.take(table, 1));
        TestTables.done(ben.watch(table, 1));
        return table;
    }

    private static Answer opine(TestGuest client, String table, int seat, String move) {
        return client.ask(
                table, new Request.Opine(client.guest(), seat, client.version(table), move));
    }

    private static String opinions(TestGuest client) {
        return client.last("opinions").path("opinions").toString();
    }

    @Test
    @Rule("7.1")
    void everySeatButTheMoverSaysWhatItWouldDoAndAllSeeIt() {
        var table = table("me", "bot greedy");
        anna.start(table);
        anna.watch(table, 0);
        var eye = room.guest("Eye");
        eye.watch(table);
        TestTables.done(opine(ben, table, 1, "place f1"));
        assertThat(opinions(anna)).isEqualTo("[{\"seat\":1,\"move\":\"place f1\"}]");
        assertThat(opinions(eye)).isEqualTo(opinions(anna));
        var late = room.guest("Late");
        late.watch(table);
        assertThat(opinions(late)).isEqualTo(opinions(anna));
        var no = opine(anna, table, 0, "place f1");
        TestTables.refused(no, Answer.Reason.UNSUITABLE, "refused.opinion");
        // The mover decides, and may do otherwise.
        TestTables.done(anna.choose(table, 0, anna.version(table), List.of("place f2", "stop")));
        assertThat(room.lines(table)).contains("0 place f2").doesNotContain("0 place f1");
    }

    @Test
    @Rule("7.2")
    void aSuggestionIsOneLegalMoveIsReplacedTakenBackAndLapsesWithEveryChoice() {
        var table = table("me", "bot greedy");
        anna.start(table);
        anna.watch(table, 0);
        TestTables.done(opine(ben, table, 1, "place f1"));
        TestTables.done(opine(ben, table, 1, "place f2"));
        assertThat(opinions(ben)).isEqualTo("[{\"seat\":1,\"move\":\"place f2\"}]");
        TestTables.done(opine(ben, table, 1, ""));
        assertThat(opinions(ben)).isEqualTo("[]");
        assertThat(((Answer.Refused) opine(ben, table, 1, "place g1")).rule()).startsWith("3.");
        // The choice now open ends with one of these, so it may be said before a die lies.
        TestTables.done(opine(ben, table, 1, "reroll"));
        TestTables.done(opine(ben, table, 1, "stop"));
        TestTables.refused(opine(ben, table, 1, "dance"), Answer.Reason.UNSUITABLE, "refused.word");
        TestTables.done(opine(ben, table, 1, "place f2"));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, List.of("place f1", "place f2", "stop")));
        var late = room.guest("Late");
        late.watch(table);
        assertThat(late.all("opinions")).isEmpty();
        TestTables.refused(
                ben.ask(table, new Request.Opine(ben.guest(), 1, version, "place f2")),
                Answer.Reason.CONFLICT,
                "refused.stale");
        assertThat(room.log(table)).doesNotContain("1 place");
    }

    @Test
    @Rule("7.2")
    void aBotDoesWhatAllPeopleSayWhenItsPauseIsOver() {
        for (var move : List.of("place f1", "place f2")) {
            var table = table("bot random", "bot greedy");
            anna.start(table);
            int version = ben.version(table);
            room.pass(500);
            TestTables.done(opine(ben, table, 1, move));
            assertThat(ben.version(table)).isEqualTo(version);
            room.pass(400);
            assertThat(room.lines(table).get(version)).isEqualTo("0 " + move);
        }
    }

    @Test
    @Rule("7.2")
    void aBotDoesWhatItWouldHaveDoneIfPeopleDisagreeOrOneSaysNothing() {
        var alone = played("", "");
        var other = alone.equals("place f1") ? "place f2" : "place f1";
        var third = alone.equals("place a6") ? "place a7" : "place a6";
        assertThat(played(other, "")).isEqualTo(alone);
        assertThat(played("", other)).isEqualTo(alone);
        assertThat(played(other, third)).isEqualTo(alone);
        assertThat(played(other, other)).isEqualTo(other);
    }

    @Test
    @Rule("7.2")
    void aBotBeginsWithThePlacingThatAllWantAndGoesOnAsItSeesFit() {
        var alone = wholly("");
        var wanted = alone.contains("0 place a6") ? "place a7" : "place a6";
        assertThat(alone).doesNotContain("0 " + wanted);
        assertThat(wholly(wanted)).startsWith("0 " + wanted).hasSizeGreaterThan(1);
    }

    @Test
    @Rule("7.2")
    void aBotEndsItsPlacingAsAllWant() {
        // With three dice the turn would be collected: there is room for two and the decision.
        var own = wholly("").subList(0, 2);
        for (var end : List.of("reroll", "stop")) {
            assertThat(wholly(end)).isEqualTo(List.of(own.get(0), own.get(1), "0 " + end));
        }
    }

    /** The whole choice of a bot, always with the same luck, when Ben and Cleo both want this. */
    private static List<String> wholly(String wanted) {
        var test = new DecidingTogetherTest();
        var table = test.table("bot greedy", "open");
        var cleo = test.room.guest("Cleo");
        TestTables.done(cleo.take(table, 2));
        TestTables.done(cleo.watch(table, 2));
        TestTables.done(test.anna.start(table));
        TestTables.done(opine(test.ben, table, 1, wanted));
        TestTables.done(opine(cleo, table, 2, wanted));
        int version = cleo.version(table);
        test.room.pass(900);
        return test.room.lines(table).stream()
                .skip(version)
                .takeWhile(line -> line.startsWith("0 "))
                .toList();
    }

    private static Answer draft(TestGuest client, String table, int seat, String... moves) {
        return client.ask(
                table,
                new Request.Draft(client.guest(), seat, client.version(table), List.of(moves)));
    }

    private static String drafted(TestGuest client) {
        return client.last("draft").path("moves").toString();
    }

    @Test
    @Rule("7.1")
    void allSeeTheMoversChoiceGrowAndNoLogHasIt() {
        var table = table("me", "bot greedy");
        anna.start(table);
        anna.watch(table, 0);
        var eye = room.guest("Eye");
        eye.watch(table);
        TestTables.done(draft(anna, table, 0, "place f1"));
        TestTables.done(draft(anna, table, 0, "place f1", "place a6"));
        assertThat(drafted(ben)).isEqualTo("[\"place f1\",\"place a6\"]");
        assertThat(eye.last("draft")).isEqualTo(ben.last("draft"));
        assertThat(ben.last("draft").path("seat").asInt()).isZero();
        assertThat(ben.last("draft").path("version").asInt()).isEqualTo(anna.version(table));
        var late = room.guest("Late");
        late.watch(table);
        assertThat(drafted(late)).isEqualTo(drafted(ben));
        // Others point while it grows, and it stays while they do.
        TestTables.done(opine(ben, table, 1, "place f2"));
        TestTables.done(draft(anna, table, 0));
        assertThat(drafted(ben)).isEqualTo("[]");
        assertThat(opinions(anna)).isEqualTo("[{\"seat\":1,\"move\":\"place f2\"}]");
        TestTables.done(draft(anna, table, 0, "place f2"));
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, List.of("place f1", "stop")));
        assertThat(room.lines(table)).contains("0 place f1").doesNotContain("0 place f2");
        var later = room.guest("Later");
        later.watch(table);
        assertThat(later.all("draft")).isEmpty();
        TestTables.refused(
                anna.ask(table, new Request.Draft(anna.guest(), 0, version, List.of())),
                Answer.Reason.CONFLICT,
                "refused.stale");
    }

    @Test
    @Rule("7.1")
    void onlyTheMoverDraftsAndOnlyWhatTheRulesAllow() {
        var table = table("me", "bot greedy");
        anna.start(table);
        anna.watch(table, 0);
        TestTables.refused(
                draft(ben, table, 1, "place f1"), Answer.Reason.UNSUITABLE, "refused.draft");
        TestTables.refused(
                draft(ben, table, 0, "place f1"), Answer.Reason.FORBIDDEN, "refused.seat");
        TestTables.refused(
                draft(anna, table, 0, "dance"), Answer.Reason.UNSUITABLE, "refused.word");
        var illegal = (Answer.Refused) draft(anna, table, 0, "place f1", "place g1");
        assertThat(illegal.rule()).isEqualTo("3.2");
        var many = draft(anna, table, 0, "place f1", "place f2", "place a6", "stop");
        assertThat(many).isInstanceOf(Answer.Refused.class);
        assertThat(ben.all("draft")).isEmpty();
        TestTables.done(draft(anna, table, 0, "place f1", "place f2", "place a6"));
        assertThat(anna.version(table)).isEqualTo(3);
    }

    @Test
    void whereSomethingIsHiddenNothingIsDrafted() {
        for (var game : List.of("buckets", "office", "buffet")) {
            var cleo = room.guest("Cleo");
            var table = room.playing(TestTables.wish(game, "me", "open", "open"), anna, ben, cleo);
            for (var client : List.of(anna, ben, cleo)) {
                int seat = List.of(anna, ben, cleo).indexOf(client);
                TestTables.refused(
                        draft(client, table, seat), Answer.Reason.UNSUITABLE, "refused.draft");
            }
            assertThat(ben.all("draft")).isEmpty();
        }
    }

    /** What a bot does, always with the same luck, when Ben and Cleo have said this. */
    private static String played(String ben, String cleo) {
        var test = new DecidingTogetherTest();
        var table = test.table("bot greedy", "open");
        var third = test.room.guest("Cleo");
        TestTables.done(third.take(table, 2));
        TestTables.done(third.watch(table, 2));
        TestTables.done(test.anna.start(table));
        TestTables.done(opine(test.ben, table, 1, ben));
        TestTables.done(opine(third, table, 2, cleo));
        int version = third.version(table);
        test.room.pass(900);
        return test.room.lines(table).get(version).substring("0 ".length());
    }

    @Test
    @Rule("7.3")
    void onlookersSuggestNothingAndOneSeatHasNobodyToAsk() {
        var table = table("me", "bot greedy");
        anna.start(table);
        var eye = room.guest("Eye");
        eye.watch(table);
        TestTables.refused(
                opine(eye, table, 1, "place f1"), Answer.Reason.FORBIDDEN, "refused.seat");
        TestTables.refused(
                opine(eye, table, -1, "place f1"), Answer.Reason.MISSING, "refused.chair");
        assertThat(eye.all("opinions")).isEmpty();
        var single = room.playing(TestTables.wish("larder", "me"), anna);
        TestTables.refused(
                opine(anna, single, 0, TestTables.moves(anna.frame(0)).getFirst()),
                Answer.Reason.UNSUITABLE,
                "refused.opinion");
    }

    @Test
    void whereEverybodyPlaysForThemselvesThereIsNothingToSuggest() {
        var table = room.playing(TestTables.wish("buckets", "me", "open"), anna, ben);
        TestTables.refused(
                opine(ben, table, 1, "bucket red"), Answer.Reason.UNSUITABLE, "refused.opinion");
    }
}
