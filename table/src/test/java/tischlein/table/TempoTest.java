package tischlein.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.kernel.Beat;
import tischlein.kernel.News;
import tischlein.kernel.Phrase;
import tischlein.table.game.NewsToTell;
import tischlein.table.request.Answer;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.ProtocolJson;
import tischlein.table.store.Setup;
import tools.jackson.databind.JsonNode;

class TempoTest {
    private static final int LONGEST = 2_500;
    private static final int AT_THE_END = 12_000;

    private final TestTables room = new TestTables(57);
    private final TestGuest anna = room.guest("Anna");
    private final TestGuest ben = room.guest("Ben");

    private static Setup.Pace pace(Setup.Tempo tempo) {
        return new Setup.Pace(0, 0, Setup.Pace.USUAL, tempo, false);
    }

    private static NewTable wish(String game, Setup.Tempo tempo, String... chairs) {
        return TestTables.wish(game, TestTables.WAIT, pace(tempo), chairs);
    }

    /** Larder against a bot: the dice pass to it when Anna stops. */
    private String larder(Setup.Tempo tempo) {
        return room.playing(wish("larder", tempo, "me", "bot greedy"), anna);
    }

    private static int length(JsonNode frame) {
        return frame.path("beats").valueStream().mapToInt(JsonNode::asInt).sum();
    }

    /** Anna plays until the bot owes a choice; the frame that says so. */
    private JsonNode untilTheBot(String table) {
        while (anna.frame(0).path("waiting").path(0).asInt() == 0) {
            var moves = room.choice(anna, table, 0);
            TestTables.done(anna.choose(table, 0, anna.version(table), moves));
        }
        return anna.frame(0);
    }

    private Answer seen(TestGuest who, String table, int seat, int version) {
        return who.ask(table, new Request.Seen(who.guest(), seat, version));
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void everyNewsHasABeatAndAllOfThemTogetherAreShort(String game) {
        var table = room.playing(TestTables.wish(game, "me", "open", "bot random"), anna, ben);
        room.finish(table, anna, ben);
        var frames = Stream.concat(anna.all("frame").stream(), ben.all("frame").stream()).toList();
        assertThat(frames).hasSizeGreaterThan(10);
        assertThat(frames)
                .allSatisfy(frame -> {
                    assertThat(frame.path("beats").size()).isEqualTo(frame.path("news").size());
                    boolean over = frame.has("result");
                    assertThat(length(frame)).isBetween(0, over ? AT_THE_END : LONGEST);
                });
        assertThat(frames).anyMatch(frame -> length(frame) > Beat.REVEAL.millis());
    }

    @Test
    void aTellingThatWouldBeTooLongIsShortenedEvenly() {
        var telling = new NewsToTell();
        for (int seat = 0; seat < 5; seat++) {
            telling.tell(new Weighing(Beat.STEP), seat, 0);
            telling.tell(new Weighing(Beat.REVEAL), seat, 0);
        }
        var beats = telling.to(0, Setup.Tempo.CALM).beats();
        assertThat(beats).hasSize(10).startsWith(166, 333, 166, 333);
        assertThat(telling.length(Setup.Tempo.CALM)).isBetween(LONGEST - 10, LONGEST);
        assertThat(telling.to(1, Setup.Tempo.BRISK).beats()).startsWith(166, 333);
        assertThat(telling.length(Setup.Tempo.INSTANT)).isZero();
    }

    @Test
    void whatPeopleWaitForCanBeSeenHoweverMuchThereIs() {
        var telling = new NewsToTell();
        for (int turn = 0; turn < 10; turn++) {
            telling.tell(new Weighing(Beat.REVEAL), turn, 0);
            telling.tell(new Weighing(Beat.REVEAL), turn, 0);
            telling.tell(new Weighing(Beat.STEP), turn, 0);
        }
        var beats = telling.to(0, Setup.Tempo.CALM).beats();
        assertThat(beats).startsWith(250, 250, 50);
        assertThat(telling.length(Setup.Tempo.CALM)).isEqualTo(10 * 550);
        assertThat(telling.length(Setup.Tempo.INSTANT)).isZero();
    }

    @Test
    void nobodyChoosesAfterTheEndSoItIsToldInFull() {
        var telling = new NewsToTell();
        for (int share = 0; share < 5; share++) {
            telling.tell(new Weighing(Beat.REVEAL), share, 0);
        }
        telling.end();
        assertThat(telling.to(0, Setup.Tempo.CALM).beats()).containsOnly(Beat.REVEAL.millis());
        assertThat(telling.length(Setup.Tempo.INSTANT)).isZero();
    }

    @Test
    void theLastDuelInTheOfficeAndTheShareOutAfterItTakeTheTimeTheyNeed() {
        var table = room.playing(TestTables.wish("office", "me", "open", "bot random"), anna, ben);
        room.finish(table, anna, ben);
        var last = anna.frame(0);
        assertThat(last.path("news").valueStream().map(news -> news.path("key").asString()))
                .anyMatch(key -> key.startsWith("news.up"))
                .anyMatch(key -> key.startsWith("news.share"));
        assertThat(length(last)).isGreaterThan(LONGEST);
    }

    /** News of which only the weight matters. */
    private record Weighing(Beat beat) implements News.Happening {
        @Override
        public String name() {
            return beat.name();
        }

        @Override
        public News.Kind kind() {
            return new News.Kind("1.1", beat, (_, _, _) -> Phrase.say("news"));
        }
    }

    @Test
    void whatIsDrawnInSecretTakesAsLongForEverybody() {
        var table = room.playing(TestTables.wish("buffet", "me", "open", "bot random"), anna, ben);
        room.finish(table, anna, ben);
        var mine = anna.all("frame").stream().map(frame -> frame.path("beats").toString()).toList();
        assertThat(ben.all("frame").stream().map(frame -> frame.path("beats").toString()))
                .containsExactlyElementsOf(mine);
    }

    @Test
    void aBotAnswersWhenItHasBeenToldWhatCameBeforeAndNotSooner() {
        var table = larder(Setup.Tempo.CALM);
        var frame = untilTheBot(table);
        int telling = length(frame);
        assertThat(telling).isGreaterThan(Beat.REVEAL.millis());
        room.pass(telling + Setup.Pace.USUAL - 1);
        assertThat(anna.version(table)).isEqualTo(frame.path("version").asInt());
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(frame.path("version").asInt());
    }

    @Test
    void briskIsAboutHalfAsLong() {
        var table = larder(Setup.Tempo.BRISK);
        var frame = untilTheBot(table);
        assertThat(length(frame)).isBetween(100, LONGEST);
        room.pass(length(frame) + 494);
        assertThat(anna.version(table)).isEqualTo(frame.path("version").asInt());
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(frame.path("version").asInt());
    }

    @Test
    void instantBotsAnswerAtOnce() {
        var table = larder(Setup.Tempo.INSTANT);
        var frame = untilTheBot(table);
        assertThat(frame.path("news").size()).isPositive();
        assertThat(length(frame)).isZero();
        room.pass(0);
        assertThat(anna.version(table)).isGreaterThan(frame.path("version").asInt());
    }

    @Test
    void aPaceThatWasNamedCountsFromTheBeginningOfTheStep() {
        var pace = new Setup.Pace(0, 0, 500);
        var table =
                room.playing(
                        TestTables.wish("larder", TestTables.WAIT, pace, "me", "bot greedy"), anna);
        var frame = untilTheBot(table);
        assertThat(length(frame)).isGreaterThan(500);
        room.pass(499);
        assertThat(anna.version(table)).isEqualTo(frame.path("version").asInt());
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(frame.path("version").asInt());
    }

    @Test
    void onceAllPeopleHaveSeenItTheBotNeedsOnlyItsOwnTime() {
        var table = larder(Setup.Tempo.CALM);
        int version = untilTheBot(table).path("version").asInt();
        room.pass(100);
        TestTables.done(seen(anna, table, 0, version));
        room.pass(Setup.Pace.USUAL - 1);
        assertThat(anna.version(table)).isEqualTo(version);
        room.pass(1);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void nobodyHurriesTheOthers() {
        var table =
                room.playing(wish("larder", Setup.Tempo.CALM, "me", "bot greedy", "open"), anna);
        TestTables.done(ben.watch(table)); // an onlooker: the third chair got a bot
        int version = untilTheBot(table).path("version").asInt();
        int telling = length(anna.frame(0));
        TestTables.refused(seen(ben, table, 0, version), Answer.Reason.FORBIDDEN, "refused.seat");
        TestTables.done(seen(anna, table, 0, version - 1)); // of before
        room.pass(telling + Setup.Pace.USUAL - 1);
        assertThat(anna.version(table)).isEqualTo(version);
    }

    @Test
    void ofTwoPeopleBothMustHaveSeenIt() {
        var wish = wish("buckets", Setup.Tempo.CALM, "me", "open", "bot greedy");
        var table = room.playing(wish, anna, ben);
        room.step(table, anna, ben);
        room.pass(LONGEST + Setup.Pace.USUAL); // all have built
        while (!anna.frame(0).path("waiting").toString().equals("[2]")) {
            room.step(table, anna, ben);
        }
        int version = anna.version(table);
        int telling = length(anna.frame(0));
        assertThat(telling).isGreaterThan(100);
        TestTables.done(seen(anna, table, 0, version));
        room.pass(Setup.Pace.USUAL);
        assertThat(anna.version(table)).isEqualTo(version);
        TestTables.done(ben.unwatch(table)); // who is away is not waited for
        TestTables.done(seen(anna, table, 0, version));
        room.pass(Setup.Pace.USUAL);
        assertThat(anna.version(table)).isGreaterThan(version);
    }

    @Test
    void theHostMayChangeTheTempoInTheMiddleOfAStep() {
        var table = larder(Setup.Tempo.CALM);
        int version = untilTheBot(table).path("version").asInt();
        assertThat(anna.describe(table).path("tempo").asString()).isEqualTo("calm");
        TestTables.refused(
                ben.ask(table, new Request.SetTempo(ben.guest(), Setup.Tempo.INSTANT)),
                Answer.Reason.FORBIDDEN,
                "refused.host");
        TestTables.done(anna.ask(table, new Request.SetTempo(anna.guest(), Setup.Tempo.INSTANT)));
        assertThat(anna.last("table").path("tempo").asString()).isEqualTo("instant");
        room.pass(length(anna.frame(0)));
        assertThat(anna.version(table)).isGreaterThan(version);
        assertThat(length(untilTheBot(table))).isZero();
    }

    @Test
    void aTableOfBeforeIsCalm() {
        var kept = ProtocolJson.read("{\"move\":0,\"bank\":0,\"bots\":900}", Setup.Pace.class);
        assertThat(kept).isEqualTo(pace(Setup.Tempo.CALM));
        assertThat(ProtocolJson.read(ProtocolJson.write(pace(Setup.Tempo.BRISK)), Setup.Pace.class))
                .isEqualTo(pace(Setup.Tempo.BRISK));
    }

    @Test
    void aNamedPaceIsForgottenWhenTheHostWantsATempo() {
        assertThat(new Setup.Pace(5, 6, 9_000).in(Setup.Tempo.BRISK))
                .isEqualTo(new Setup.Pace(5, 6, 900, Setup.Tempo.BRISK, false));
    }
}
