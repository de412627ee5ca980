package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tischlein.kernel.Game;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.GuestRules;
import tischlein.table.store.ProtocolJson;
import tools.jackson.databind.JsonNode;

class LookingBackTest {
    private final TestTables room = new TestTables(91);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");
    private final TestGuest cleo = room.guest("Cleo");

    private String buffet() {
        return room.playing(TestTables.wish("buffet", "me", "open", "open"), anna, ben, cleo);
    }

    private static JsonNode told(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Told.class);
        return ProtocolJson.MAPPER.readTree(((Answer.Told) answer).json());
    }

    private static JsonNode story(TestGuest client, String table, int seat) {
        return told(client.ask(table, new Request.Story(client.guest(), seat)));
    }

    private static JsonNode position(TestGuest client, String table, int seat, int version) {
        return told(client.ask(table, new Request.Position(client.guest(), seat, version)));
    }

    @Test
    void theLogIsExportedWhenTheGameIsOver() {
        var table = buffet();
        TestTables.refused(
                anna.ask(table, new Request.Export(anna.guest())),
                Answer.Reason.CONFLICT,
                "refused.export");
        room.finish(table, anna, ben, cleo);
        var exported = anna.ask(table, new Request.Export(room.guest("Anybody").guest()));
        assertThat(exported).isEqualTo(new Answer.Exported(room.log(table)));
        assertThat(room.log(table)).contains("\nseal ").containsPattern("\nseed [0-9a-f]{64}\n$");
        assertThat(room.log(table)).contains(room.store().table(table).orElseThrow().seed());
    }

    @Test
    void beforeTheEndTheSeedIsNowhereToBeHeard() {
        var table = buffet();
        var seed = room.store().table(table).orElseThrow().seed();
        do {
            story(anna, table, 0);
        } while (room.step(table, anna, ben, cleo));
        assertThat(anna.heard()).noneMatch(message -> message.contains(seed));
        assertThat(anna.describe(table).toString()).doesNotContain(seed);
        assertThat(anna.describe(table).path("sealed").asString()).hasSize(64);
    }

    @Test
    void aStoryIsToldAsTheSeatMayKnowIt() {
        var table = buffet();
        var mine = story(anna, table, 0);
        var seen = story(anna, table, -1);
        assertThat(mine.path("chapters").size()).isEqualTo(seen.path("chapters").size());
        assertThat(mine.path("chapters")).isNotEqualTo(seen.path("chapters"));
        TestTables.refused(
                anna.ask(table, new Request.Story(anna.guest(), 1)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        room.finish(table, anna, ben, cleo);
        assertThat(story(anna, table, 1).path("chapters").path(0))
                .isNotEqualTo(mine.path("chapters").path(0));
        assertThat(story(anna, table, 0).path("chapters").path(0))
                .isEqualTo(mine.path("chapters").path(0));
    }

    @Test
    void aStoryHasTheBeatsOfACalmTable() {
        var table = buffet();
        room.finish(table, anna, ben, cleo);
        var heard = anna.all("frame").stream().filter(frame -> frame.has("beats")).toList();
        assertThat(heard).isNotEmpty();
        var chapters = story(anna, table, 0).path("chapters");
        assertThat(chapters.valueStream())
                .allSatisfy(chapter ->
                        assertThat(chapter.path("beats").size())
                                .isEqualTo(chapter.path("news").size()));
        assertThat(chapters.path(chapters.size() - 1).path("beats"))
                .isEqualTo(heard.getLast().path("beats"));
    }

    @Test
    void aPositionOfLongAgoIsShownAsItWas() {
        var table = buffet();
        var before = anna.frame(0);
        int version = anna.version(table);
        var hidden = ben.frame(1).path("view");
        room.step(table, anna, ben, cleo);
        var then = position(anna, table, 0, version);
        assertThat(then.path("view")).isEqualTo(before.path("view"));
        assertThat(then.path("choices")).isEqualTo(before.path("choices"));
        TestTables.refused(
                anna.ask(table, new Request.Position(anna.guest(), 1, version)),
                Answer.Reason.FORBIDDEN,
                "refused.seat");
        TestTables.refused(
                anna.ask(table, new Request.Position(anna.guest(), 0, version + 1)),
                Answer.Reason.MISSING,
                "refused.version");
        room.finish(table, anna, ben, cleo);
        assertThat(position(anna, table, 1, version).path("view")).isEqualTo(hidden);
    }

    @Test
    void whoComesBackHearsWhatWasMissed() {
        var table = buffet();
        int version = anna.version(table);
        anna.unwatch(table);
        var moves = room.choice(anna, table, 0);
        TestTables.done(anna.choose(table, 0, version, moves));
        room.step(table, missing(), ben, cleo);
        var back = room.guest("Anna");
        hello(back, table, OptionalInt.of(version));
        assertThat(back.frame(0).path("missed").asBoolean()).isTrue();
        assertThat(back.frame(0).path("news").size()).isPositive();
        assertThat(back.frame(0).path("news")).isEqualTo(news(story(back, table, 0), version));
        hello(back, table, OptionalInt.of(back.version(table)));
        assertThat(back.frame(0).has("missed")).isFalse();
        assertThat(back.frame(0).path("news").size()).isZero();
    }

    /** Somebody who sees no choices. */
    private TestGuest missing() {
        var nobody = room.guest("Nobody");
        nobody.hear("{\"is\":\"frame\",\"seat\":0,\"choices\":[]}");
        return nobody;
    }

    private static void hello(TestGuest client, String table, OptionalInt seen) {
        TestTables.done(
                client.ask(table, new Request.Watch(client.guest(), client, List.of(0), seen)));
    }

    private static JsonNode news(JsonNode story, int since) {
        var news = ProtocolJson.MAPPER.createArrayNode();
        for (var chapter : story.path("chapters")) {
            if (chapter.path("version").asInt() > since) {
                chapter.path("news").forEach(news::add);
            }
        }
        return news;
    }

    @Test
    void aTableOfAnUnknownVersionIsShownAndExportedAndSaysWhy() {
        var table = buffet();
        var log = room.log(table);
        List<Game<?, ?, ?>> others =
                LiveTablesTest.GAMES.stream()
                        .filter(game -> !game.about().name().equals("buffet"))
                        .toList();
        try (var older = new TestTables(room.script(), room.store(), others)) {
            older.tables().resume();
            var guest = older.guest("Anna");
            TestTables.done(guest.watch(table, 0));
            assertThat(guest.last("table").path("stopped").path("key").asString())
                    .isEqualTo("table.stopped");
            assertThat(guest.all("frame")).isEmpty();
            TestTables.refused(
                    guest.choose(table, 0, guest.version(table), List.of("play 1")),
                    Answer.Reason.CONFLICT,
                    "table.stopped");
            TestTables.refused(
                    guest.ask(table, new Request.Story(guest.guest(), 0)),
                    Answer.Reason.CONFLICT,
                    "table.stopped");
            assertThat(guest.ask(table, new Request.Export(guest.guest())))
                    .isEqualTo(new Answer.Exported(log));
            assertThat(older.tables().ofGuest(guest.guest())).contains("table.stopped");
            assertThat(older.tables().series(table)).contains("\"score\":[0,0,0]");
        }
    }

    @Test
    void listsShowWhatEverybodyMayFind() {
        var hidden = room.create(anna, TestTables.wish("larder", "me"));
        var wish =
                new NewTable(
                        "larder",
                        2,
                        Map.of(),
                        List.of("me"),
                        true,
                        true,
                        false,
                        false,
                        TestTables.WAIT,
                        TestTables.NO_CLOCK,
                        GuestRules.USUAL,
                        "");
        var listed = room.create(anna, wish);
        assertThat(room.tables().listed()).contains(listed).doesNotContain(hidden);
        assertThat(room.tables().ofGuest(anna.guest())).contains(listed, hidden);
        assertThat(room.tables().ofGuest(ben.guest())).doesNotContain(listed, hidden);
        assertThat(room.tables().listed()).doesNotContain(anna.guest().hash());
    }
}
