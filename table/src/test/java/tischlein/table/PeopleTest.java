package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

class PeopleTest {
    private final TestTables room = new TestTables(71);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    @Test
    void guestsTakeFreeChairsUntilThereAreNone() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "bot greedy"));
        TestTables.done(ben.take(table));
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Ben");
        TestTables.refused(cleo.take(table), Answer.Reason.CONFLICT, "refused.full");
        TestTables.refused(cleo.take(table, 1), Answer.Reason.CONFLICT, "refused.taken");
        TestTables.refused(cleo.take(table, 2), Answer.Reason.CONFLICT, "refused.taken");
        TestTables.refused(cleo.take(table, 3), Answer.Reason.MISSING, "refused.chair");
        TestTables.refused(cleo.take(table, -1), Answer.Reason.MISSING, "refused.chair");
        TestTables.done(ben.ask(table, new Request.Leave(ben.guest(), 1)));
        TestTables.done(cleo.take(table));
        assertThat(anna.seat(table, 1, "name")).isEqualTo("Cleo");
    }

    @Test
    void aGuestMayHaveSeveralSeatsAndGetsAFrameForEach() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "me"));
        TestTables.done(anna.watch(table, 0, 2, 0));
        TestTables.done(anna.start(table));
        assertThat(anna.all("frame").stream().map(f -> f.path("seat").asInt()).toList())
                .containsExactly(0, 2);
        assertThat(anna.describe(table).path("mine").toString()).isEqualTo("[0,2]");
    }

    @Test
    void onFreeChairsSitCharactersWhoPlayFair() {
        var table = room.create(anna, TestTables.wish("office", "me", "open", "open"));
        TestTables.done(anna.start(table));
        assertThat(anna.seat(table, 1, "bot")).isEqualTo("fair");
        assertThat(anna.seat(table, 1, "name")).isNotEqualTo(anna.seat(table, 2, "name"));
    }

    @Test
    void onlyTheHostSeatsBotsStartsAndMutes() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        TestTables.done(ben.take(table));
        for (var request :
                List.<Request>of(
                        new Request.Place(ben.guest(), 2, "greedy"),
                        new Request.Start(ben.guest()),
                        new Request.AllowChat(ben.guest(), false),
                        new Request.Mute(ben.guest(), 0, true))) {
            TestTables.refused(ben.ask(table, request), Answer.Reason.FORBIDDEN, "refused.host");
        }
        TestTables.done(anna.ask(table, new Request.Place(anna.guest(), 2, "random")));
        assertThat(anna.seat(table, 2, "bot")).isEqualTo("random");
        TestTables.done(anna.ask(table, new Request.Place(anna.guest(), 2, "")));
        assertThat(anna.seat(table, 2, "kind")).isEqualTo("open");
        TestTables.refused(
                anna.ask(table, new Request.Place(anna.guest(), 1, "greedy")),
                Answer.Reason.CONFLICT,
                "refused.taken");
        TestTables.refused(
                anna.ask(table, new Request.Place(anna.guest(), 2, "clever")),
                Answer.Reason.UNSUITABLE,
                "refused.bot");
        TestTables.done(anna.start(table));
        assertThat(anna.seat(table, 2, "kind")).isEqualTo("bot"); // free chairs get bots
        TestTables.refused(anna.start(table), Answer.Reason.CONFLICT, "refused.begun");
        TestTables.refused(cleo.take(table), Answer.Reason.CONFLICT, "refused.newcomers");
    }

    @Test
    void theHostPassesOnWhenTheHostLeaves() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        TestTables.done(ben.take(table));
        TestTables.refused(
                ben.ask(table, new Request.Leave(ben.guest(), 0)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        TestTables.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(ben.seat(table, 0, "kind")).isEqualTo("open");
        TestTables.refused(anna.start(table), Answer.Reason.FORBIDDEN, "refused.host");
        TestTables.done(ben.start(table));
    }

    @Test
    void whoLeavesAGameLeavesTheSeatToABot() {
        var table = room.playing(TestTables.wish("larder", "me", "open"), anna, ben);
        TestTables.done(anna.ask(table, new Request.Leave(anna.guest(), 0)));
        assertThat(ben.seat(table, 0, "kind")).isEqualTo("bot");
        assertThat(anna.last("table").path("mine").size()).isZero();
        TestTables.refused(
                anna.choose(table, 0, anna.version(table), List.of("stop")),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        while (!room.over(table)) {
            room.pass(0);
            ben.watch(table, 1);
            if (!TestTables.moves(ben.frame(1)).isEmpty()) {
                ben.choose(table, 1, ben.version(table), room.choice(ben, table, 1));
            }
        }
        TestTables.refused(
                ben.ask(table, new Request.Leave(ben.guest(), 1)),
                Answer.Reason.CONFLICT,
                "refused.over");
    }

    @Test
    void onlookersSeeWhatOnlookersMayAndCanDoNothing() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
        var eye = room.guest("Eye");
        TestTables.done(eye.watch(table));
        assertThat(eye.frame(-1).path("choices").size()).isZero();
        assertThat(eye.all("frame")).hasSize(1);
        int version = eye.version(table);
        for (int seat : List.of(0, 1, 2)) {
            TestTables.refused(eye.watch(table, seat), Answer.Reason.FORBIDDEN, "refused.seat");
            TestTables.refused(
                    eye.choose(table, seat, version, List.of("play 1")),
                    Answer.Reason.FORBIDDEN,
                    "refused.seat");
            for (var request :
                    List.<Request>of(
                            new Request.Try(eye.guest(), seat, version, List.of("play 1")),
                            new Request.Suggest(eye.guest(), seat, version, List.of()),
                            new Request.Story(eye.guest(), seat),
                            new Request.Position(eye.guest(), seat, version),
                            new Request.Leave(eye.guest(), seat))) {
                TestTables.refused(
                        eye.ask(table, request), Answer.Reason.FORBIDDEN, "refused.seat");
            }
        }
        TestTables.refused(
                eye.choose(table, -1, version, List.of("play 1")),
                Answer.Reason.MISSING,
                "refused.chair");
        assertThat(room.store().choices(table)).isEmpty();
    }

    @Test
    void beforeTheStartNobodyPlays() {
        var table = room.create(anna, TestTables.wish("buffet", "me", "open", "open"));
        TestTables.refused(
                anna.choose(table, 0, 0, List.of("play 1")),
                Answer.Reason.CONFLICT,
                "refused.gathering");
        TestTables.refused(
                anna.ask("NONE", new Request.Describe(anna.guest())),
                Answer.Reason.MISSING,
                "refused.table");
    }
}
