package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.log.LogReader;
import tischlein.server.messages.Fields;
import tools.jackson.databind.JsonNode;

class PlayingTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    private static JsonNode finished(Started started) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            var friend =
                    new SocketPlayer(
                            started.friend().listen().hello(started.table(), 1),
                            started.table(),
                            1);
            var host =
                    new SocketPlayer(
                            started.host().listen().hello(started.table(), 0), started.table(), 0);
            var other = CompletableFuture.supplyAsync(friend::finish, threads);
            var frame =
                    CompletableFuture.supplyAsync(host::finish, threads).get(120, TimeUnit.SECONDS);
            assertThat(other.get(120, TimeUnit.SECONDS).path("result"))
                    .isEqualTo(frame.path("result"));
            assertThat(host.acknowledged()).isNotEmpty().doesNotHaveDuplicates();
            return frame;
        }
    }

    @ParameterizedTest
    @CsvSource({"buffet,4", "office,3", "larder,3", "buckets,3"})
    void twoPeopleAndBotsPlayAWholeGame(String game, int seats) throws Exception {
        var started = Started.of(running, game, seats);
        var onlooker = running.guest("Olga").listen().hello(started.table());
        var frame = finished(started);
        assertThat(frame.path("result").path("standings").size()).isEqualTo(seats);
        var seen = onlooker.frame(-1, one -> one.has("result"));
        assertThat(seen.path("result")).isEqualTo(frame.path("result"));
        var path = "/api/tables/" + started.table();
        var log = running.stranger().get(path + "/log");
        assertThat(log.header("Content-Disposition")).contains(started.table() + ".log");
        var read = LogReader.read("log", log.body());
        assertThat(read.header().game()).isEqualTo(game);
        assertThat(log.body()).contains("\nseed ");
        assertThat(running.stranger().get(path + "/story").json().path("chapters").size())
                .isPositive();
        var first = running.stranger().get(path + "/position?version=0&seat=1").json();
        assertThat(first.path("version").asInt()).isZero();
        assertThat(first.path("seat").asInt()).isEqualTo(1);
    }

    @Test
    void afterTheEndThereIsARematchASeriesAndAFork() throws Exception {
        var started = Started.of(running, "buffet", 3);
        var path = "/api/tables/" + started.table();
        assertThat(started.host().post(path + "/rematch", "").status()).isEqualTo(409);
        assertThat(started.host().get(path + "/log").status()).isEqualTo(409);
        finished(started);
        var noted = started.friend().post(path + "/rematch", "");
        assertThat(noted.status()).isEqualTo(200);
        assertThat(noted.body()).isEqualTo("{\"table\":null}");
        assertThat(started.host().get(path).json().path("again")).hasToString("[1]");
        assertThat(started.friend().post(path + "/again", "{\"yes\":1}").status()).isEqualTo(400);
        var rematch = started.host().post(path + "/rematch", "");
        assertThat(rematch.status()).isEqualTo(201);
        assertThat(started.friend().post(path + "/again", "{\"yes\":true}").json())
                .isEqualTo(rematch.json());
        var series = running.stranger().get("/api/series/" + started.table()).json();
        assertThat(series.path("tables").size()).isEqualTo(2);
        assertThat(started.host().post(path + "/fork", "{\"version\":99999}").status())
                .isEqualTo(404);
        var then = started.host().get(path + "/story").json().path("chapters").path(2);
        var fork =
                started.host().post(path + "/fork", "{\"version\":" + then.path("version") + "}");
        assertThat(fork.status()).isEqualTo(201);
        var forked = fork.json().path("table").asString();
        var described = started.host().get("/api/tables/" + forked).json();
        assertThat(described.has("sealed")).isFalse();
        assertThat(described.path("mine")).hasToString("[0]");
        assertThat(started.host().get("/api/tables/mine").json().path("tables").size())
                .isEqualTo(3);
    }

    private static String choice(JsonNode frame, String table, String id, JsonNode moves) {
        return "{\"do\":\"choose\",\"id\":\"%s\",\"table\":\"%s\",\"seat\":%d,\"version\":%d,\"moves\":%s}"
                .formatted(
                        id,
                        table,
                        frame.path("seat").asInt(),
                        frame.path("version").asInt(),
                        moves);
    }

    private static JsonNode advice(SocketEar ear, JsonNode frame) {
        return ear.ask(
                        "\"do\":\"suggest\",\"table\":\"%s\",\"seat\":%d,\"version\":%d"
                                .formatted(
                                        frame.path("table").asString(),
                                        frame.path("seat").asInt(),
                                        frame.path("version").asInt()))
                .path("moves");
    }

    @Test
    void aChoiceThatIsSentAgainIsNotMadeAgain() {
        var host = running.guest("Hanna");
        var table = host.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var ear = host.listen().hello(table, 0);
        host.post("/api/tables/" + table + "/start", "");
        var frame = ear.frame(0, one -> !one.path("choices").isEmpty());
        var moves = advice(ear, frame);
        ear.say(choice(frame, table, "mine", moves));
        var done = ear.answer("mine");
        assertThat(done.path("is").asString()).isEqualTo("done");
        int version = done.path("version").asInt();
        assertThat(version).isGreaterThan(frame.path("version").asInt());
        var again = host.listen().hello(table, 0);
        again.say(choice(frame, table, "mine", moves));
        assertThat(again.answer("mine")).isEqualTo(done);
        again.say(choice(frame, table, "other", moves));
        assertThat(again.answer("other").path("error").path("key").asString())
                .isEqualTo("refused.stale");
        var now = again.frame(0, _ -> true);
        assertThat(now.path("version").asInt()).isEqualTo(version);
    }

    @Test
    void severalTabsOfASeatSeeTheSame() {
        var host = running.guest("Hanna");
        var table = host.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var first = host.listen().hello(table, 0);
        var second = host.listen().hello(table, 0);
        host.post("/api/tables/" + table + "/start", "");
        int seen = -1;
        for (int i = 0; i < 6; i++) {
            int before = seen;
            var ear = i % 2 == 0 ? first : second;
            var frame =
                    ear.frame(
                            0,
                            one ->
                                    one.path("version").asInt() > before
                                            && !one.path("choices").isEmpty());
            ear.say(choice(frame, table, "c" + i, advice(ear, frame)));
            seen = ear.answer("c" + i).path("version").asInt() - 1;
        }
        int last = seen + 1;
        var one = first.frame(0, frame -> frame.path("version").asInt() >= last);
        var other = second.frame(0, frame -> frame.equals(one));
        assertThat(other).isEqualTo(one);
    }

    @Test
    void whoComesBackIsToldWhatTheyMissed() {
        var started = Started.of(running, "buffet", 4);
        var ear = started.host().listen().hello(started.table(), 0);
        var friend = started.friend().listen().hello(started.table(), 1);
        int seen = ear.frame(0, one -> !one.path("choices").isEmpty()).path("version").asInt();
        new SocketPlayer(ear, started.table(), 0).choose(seen);
        ear.breakOff();
        var player = new SocketPlayer(friend, started.table(), 1);
        player.choose(
                friend.frame(1, one -> !one.path("choices").isEmpty()).path("version").asInt());
        friend.frame(1, one -> one.path("version").asInt() > seen);
        var back = started.host().listen();
        back.say(
                "{\"do\":\"hello\",\"id\":\"h\",\"table\":\"%s\",\"seats\":[0],\"version\":%d}"
                        .formatted(started.table(), seen));
        var frame = back.frame(0, one -> one.has("missed"));
        assertThat(frame.path("missed").asBoolean()).isTrue();
        assertThat(frame.path("news").size()).isPositive();
        assertThat(frame.path("version").asInt()).isGreaterThan(seen);
    }

    @Test
    void aTryTellsWhatWouldHappenAndNothingDoes() {
        var host = running.guest("Hanna");
        var table = host.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var ear = host.listen().hello(table, 0);
        host.post("/api/tables/" + table + "/start", "");
        var frame = ear.frame(0, one -> !one.path("choices").isEmpty());
        var move = frame.path("choices").path(0).path("move");
        var tried =
                ear.ask(
                        "\"do\":\"try\",\"table\":\"%s\",\"seat\":0,\"version\":%d,\"moves\":[%s]"
                                .formatted(table, frame.path("version").asInt(), move));
        assertThat(tried.path("is").asString()).isEqualTo("tried");
        assertThat(tried.has("choices")).isTrue();
        assertThat(tried.has("complete")).isTrue();
        assertThat(tried.has("news")).isTrue();
        var now = host.listen().hello(table, 0).frame(0, _ -> true);
        assertThat(now.path("version")).isEqualTo(frame.path("version"));
    }

    @Test
    void aMoveAgainstTheRulesIsRefusedWithTheRuleInTheGuestsLanguage() {
        var host = running.guest("Hanna", "de");
        var table = host.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        var ear = host.listen().hello(table, 0);
        host.post("/api/tables/" + table + "/start", "");
        int version = ear.frame(0, one -> !one.path("choices").isEmpty()).path("version").asInt();
        var refused =
                ear.ask(
                        "\"do\":\"choose\",\"table\":\"%s\",\"seat\":0,\"version\":%d,\"moves\":[\"stop\"]"
                                .formatted(table, version));
        assertThat(refused.path("is").asString()).isEqualTo("refused");
        assertThat(refused.path("error").path("rule").asString()).matches("\\d+\\.\\d+");
        assertThat(refused.path("error").path("says").asString()).isNotEmpty();
    }

    @Test
    void aFrameMayBeLongerThanAnythingThatAClientMaySay() {
        var host = running.guest("Hanna");
        var bots = ",\"bot random\"".repeat(5);
        var table =
                host.lay("{\"game\":\"buckets\",\"chairs\":[\"me\"%s],\"pace\":0}".formatted(bots));
        var ear = host.listen().hello(table, 0);
        host.post("/api/tables/" + table + "/start", "");
        new SocketPlayer(ear, table, 0).finish();
        assertThat(
                        ear.heard().stream()
                                .mapToInt(message -> message.toString().length())
                                .max()
                                .orElse(0))
                .isGreaterThan(Fields.LONGEST);
    }
}
