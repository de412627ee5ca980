package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.seats.GuestDecision;
import tischlein.table.store.GuestRules;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class HostPowersTest {
    private final TestTables room = new TestTables(171);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private String gathering() {
        var table =
                room.create(anna, TestTables.wish("buffet", "me", "open", "open", "open", "open"));
        TestTables.done(anna.watch(table, 0));
        TestTables.done(ben.take(table, 1));
        TestTables.done(ben.watch(table, 1));
        return table;
    }

    private String playing() {
        return room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
    }

    private static Answer free(TestGuest by, String table, int seat) {
        return by.ask(table, new Request.Leave(by.guest(), seat));
    }

    private static Answer remove(TestGuest by, String table, int seat) {
        return by.ask(table, new Request.Remove(by.guest(), seat));
    }

    private static Answer allowSeveral(TestGuest by, String table, boolean on) {
        return by.ask(table, new Request.AllowSeveral(by.guest(), on));
    }

    private static void conflict(Answer answer, String key) {
        TestTables.refused(answer, Answer.Reason.CONFLICT, key);
    }

    private static void forbidden(Answer answer, String key) {
        TestTables.refused(answer, Answer.Reason.FORBIDDEN, key);
    }

    private static JsonNode decided(TestGuest client) {
        return client.last("table").path("decided");
    }

    @Test
    void aGuestGetsOneChairUnlessTheHostAllowsMore() {
        var table = gathering();
        conflict(ben.take(table, 2), "refused.several");
        conflict(ben.take(table), "refused.several");
        forbidden(allowSeveral(ben, table, true), "refused.host");
        assertThat(ben.last("table").path("several").asBoolean()).isFalse();
        TestTables.done(allowSeveral(anna, table, true));
        assertThat(ben.last("table").path("several").asBoolean()).isTrue();
        TestTables.done(ben.take(table, 2));
        TestTables.done(allowSeveral(anna, table, false));
        conflict(ben.take(table, 3), "refused.several");
        assertThat(ben.describe(table).path("mine").toString()).isEqualTo("[1,2]");
    }

    @Test
    void theHostTakesAsManyChairsAsShareOneScreen() {
        var table = gathering();
        TestTables.done(anna.take(table, 2));
        TestTables.done(anna.take(table));
        assertThat(anna.describe(table).path("mine").toString()).isEqualTo("[0,2,3]");
    }

    @Test
    void severalChairsCanBeAllowedWhenTheTableIsLaid() {
        var usual = TestTables.wish("buffet", "me", "open", "open");
        var wish =
                new NewTable(
                        usual.game(),
                        0,
                        Map.of(),
                        usual.chairs(),
                        false,
                        true,
                        false,
                        false,
                        usual.absence(),
                        usual.pace(),
                        new GuestRules(true, 0),
                        "");
        var table = room.create(anna, wish);
        TestTables.done(ben.take(table));
        TestTables.done(ben.take(table));
    }

    @Test
    void noLinkGivesAGuestASecondChair() {
        var table = gathering();
        TestTables.done(cleo.take(table, 2));
        var link = (Answer.Linked) cleo.ask(table, new Request.Link(cleo.guest(), 2));
        conflict(room.tables().follow(link.token(), ben.guest()), "refused.several");
        TestTables.elsewhere(
                room.tables().follow(link.token(), cleo.guest())); // the same one again
    }

    @Test
    void theHostFreesAChairBeforeTheStartAndEverybodyIsTold() {
        var table = gathering();
        TestTables.done(free(anna, table, 1));
        assertThat(anna.seat(table, 1, "kind")).isEqualTo("open");
        assertThat(decided(ben).toString())
                .isEqualTo("{\"what\":\"freed\",\"seat\":1,\"name\":\"Ben\"}");
        assertThat(anna.describe(table).has("decided")).isFalse(); // it was told once
        TestTables.done(ben.take(table, 1)); // and may sit down again
    }

    @Test
    void onAChairThatIsFreedInPlayABotPlaysOn() {
        var table = playing();
        TestTables.done(free(anna, table, 1));
        assertThat(decided(cleo).path("what").asString()).isEqualTo("freed");
        assertThat(anna.seat(table, 1, "kind")).isEqualTo("bot");
        int version = anna.version(table);
        TestTables.done(anna.choose(table, 0, version, room.choice(anna, table, 0)));
        TestTables.done(cleo.choose(table, 2, version, room.choice(cleo, table, 2)));
        room.pass(10_000);
        assertThat(anna.version(table)).isGreaterThan(version);
        forbidden(ben.choose(table, 1, version, List.of("keep")), "refused.seat");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void nobodyButTheHostSendsPeopleAway(boolean plays) {
        var table = plays ? playing() : gathering();
        forbidden(free(ben, table, 0), "refused.seat");
        forbidden(remove(ben, table, 0), "refused.host");
        var stranger = room.guest("Dora");
        forbidden(free(stranger, table, 1), "refused.seat");
        forbidden(remove(stranger, table, 1), "refused.host");
        forbidden(allowSeveral(stranger, table, true), "refused.host");
    }

    @Test
    void theHostCannotSendAwayThemselvesABotOrAnEmptyChair() {
        var table = gathering();
        TestTables.done(anna.ask(table, new Request.Place(anna.guest(), 2, "greedy")));
        conflict(remove(anna, table, 0), "refused.self");
        conflict(remove(anna, table, 2), "refused.nobody");
        conflict(free(anna, table, 2), "refused.nobody");
        conflict(remove(anna, table, 3), "refused.nobody");
        TestTables.refused(remove(anna, table, 9), Answer.Reason.MISSING, "refused.chair");
    }

    @Test
    void whoeverLaidTheTableIsNotSentAwayByALaterHost() {
        var table = gathering();
        TestTables.done(anna.unwatch(table));
        room.pass(60_000);
        assertThat(ben.last("table").path("seats").path(1).path("host").asBoolean()).isTrue();
        conflict(remove(ben, table, 0), "refused.founder");
        conflict(free(ben, table, 0), "refused.founder");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aGuestWhoIsSentAwayIsToldSoAndStaysOut(boolean plays) {
        var table = plays ? playing() : gathering();
        TestTables.done(remove(anna, table, 1));
        assertThat(ben.last("bye").path("error").path("key").asString())
                .isEqualTo("refused.removed");
        assertThat(decided(anna).path("what").asString()).isEqualTo("removed");
        assertThat(decided(anna).path("name").asString()).isEqualTo("Ben");
        assertThat(anna.seat(table, 1, "kind")).isEqualTo(plays ? "bot" : "open");
        ben.forget();
        staysOut(table);
        TestTables.done(anna.ask(table, new Request.Say(anna.guest(), 0, "Well.")));
        assertThat(ben.heard()).isEmpty();
        try (var again = room.restart()) { // it is written down
            TestTables.refused(
                    again.guest("Ben").take(table), Answer.Reason.FORBIDDEN, "refused.removed");
            TestTables.refused(
                    again.guest("Ben").watch(table), Answer.Reason.FORBIDDEN, "refused.removed");
        }
    }

    private void staysOut(String table) {
        for (var request :
                List.<Request>of(
                        new Request.Take(ben.guest(), OptionalInt.empty()),
                        new Request.Watch(ben.guest(), ben, List.of(), OptionalInt.empty()),
                        new Request.Story(ben.guest(), -1),
                        new Request.Position(ben.guest(), -1, 0),
                        new Request.Say(ben.guest(), 1, "Hello?"),
                        new Request.Again(ben.guest(), true))) {
            forbidden(ben.ask(table, request), "refused.removed");
        }
    }

    @Test
    void aGuestWhoIsSentAwayLosesAllChairsAndFollowsNoLink() {
        var table = gathering();
        TestTables.done(allowSeveral(anna, table, true));
        TestTables.done(ben.take(table, 2));
        TestTables.done(cleo.take(table, 3));
        var link = (Answer.Linked) cleo.ask(table, new Request.Link(cleo.guest(), 3));
        TestTables.done(remove(anna, table, 2));
        assertThat(anna.seat(table, 1, "kind")).isEqualTo("open");
        assertThat(anna.seat(table, 2, "kind")).isEqualTo("open");
        forbidden(room.tables().follow(link.token(), ben.guest()), "refused.removed");
    }

    @Test
    void whoIsSentAwayIsKeptOutOfTheRematch() {
        var table = playing();
        TestTables.done(remove(anna, table, 1));
        for (int i = 0; i < 1_000 && !room.over(table); i++) {
            room.step(table, new TreeMap<>(Map.of(0, anna, 2, cleo)));
            room.pass(1_000);
        }
        var next = TestTables.elsewhere(anna.ask(table, new Request.Rematch(anna.guest())));
        assertThat(anna.seat(next, 1, "kind")).isEqualTo("bot");
        forbidden(ben.watch(next), "refused.removed");
    }

    @Test
    void whoIsSentAwayAfterTheEndStaysInTheResultAndNotInTheNextGame() {
        var table = playing();
        room.finish(table, anna, ben, cleo);
        TestTables.done(remove(anna, table, 1));
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Ben");
        staysOut(table);
        TestTables.done(cleo.unwatch(table));
        var next = TestTables.elsewhere(anna.ask(table, new Request.Again(anna.guest(), true)));
        assertThat(anna.seat(next, 1, "kind")).isEqualTo("bot");
        forbidden(ben.watch(next), "refused.removed");
        conflict(remove(anna, table, 2), "refused.next"); // it would not be heard of there
    }

    @Test
    void noMoreAreRememberedThanAHostCanHaveMet() {
        var rules = new GuestRules(false, 5);
        for (int i = 0; i < 1_000; i++) {
            rules = rules.without("guest " + i);
        }
        assertThat(rules.removed()).hasSize(100).contains("guest 999").doesNotContain("guest 1");
    }

    @Test
    void aTableThatAnOlderProgramHasKeptHasTheUsualRules() {
        var setup =
                ProtocolJson.read(
                        "{\"host\":\"\",\"chairs\":[],\"chat\":true,\"next\":\"\"}", Setup.class);
        assertThat(setup.rules()).isEqualTo(new GuestRules(false, 5));
    }

    @Test
    void nobodyIsNamedWhereSomethingIsRecorded() {
        assertThat(new GuestRules(false, 5).without("secret").toString()).doesNotContain("secret");
        assertThat(new GuestDecision(GuestDecision.What.FREED, 1, "Ben").toString())
                .doesNotContain("Ben");
    }
}
