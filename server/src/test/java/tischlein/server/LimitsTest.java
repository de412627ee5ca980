package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.WebSocket;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tischlein.table.MemoryStore;
import tischlein.table.Tables;
import tischlein.table.World;

class LimitsTest {
    @Test
    void whatIsSaidIsHeardByAllAndNotTooOften() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        new Bucket.Rate(2, 0.001),
                        Running.GENEROUS.seat(),
                        Running.GENEROUS.onlookers(),
                        Running.GENEROUS.codes());
        try (var slow = Running.with(Running.settings(limits))) {
            var host = slow.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var other = slow.guest("Olga").listen().hello(table, "[]");
            var ear = host.listen().hello(table, "[0]");
            var says =
                    "\"do\":\"chat\",\"table\":\"%s\",\"seat\":0,\"text\":\"hi\"".formatted(table);
            assertThat(ear.ask(says).path("is").asString()).isEqualTo("done");
            assertThat(other.await("chat").path("text").asString()).isEqualTo("hi");
            var yum =
                    "\"do\":\"emote\",\"table\":\"%s\",\"seat\":0,\"emote\":\"yum\""
                            .formatted(table);
            assertThat(ear.ask(yum).path("is").asString()).isEqualTo("done");
            assertThat(other.await("emote").path("emote").asString()).isEqualTo("yum");
            assertThat(ear.ask(says).path("error").path("key").asString()).isEqualTo("live.chat");
            ear.say("{\"do\":\"ping\"}");
            ear.await("pong");
        }
    }

    @Test
    void whoSendsTooMuchIsShownTheDoor() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        new Bucket.Rate(5, 0.001),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.seat(),
                        Running.GENEROUS.onlookers(),
                        Running.GENEROUS.codes());
        try (var strict = Running.with(Running.settings(limits))) {
            var ear = strict.guest("Flo").listen();
            for (int i = 0; i < 6; i++) {
                ear.say("{\"do\":\"ping\"}");
            }
            assertThat(ear.closed()).isEqualTo("1008 too much");
            assertThat(ear.heard()).hasSize(6);
            strict.untilMetrics("tischlein_sockets_closed_total{reason=\"too much\"} 1.0");
        }
    }

    /** Two tables' worth: whoever lays them must not be short of anything. */
    private static Limits narrow(Bucket.Rate address, Bucket.Rate onlookers) {
        return new Limits(
                100,
                address,
                Running.GENEROUS.socket(),
                Running.GENEROUS.chat(),
                Running.GENEROUS.seat(),
                onlookers,
                Running.GENEROUS.codes());
    }

    private static final String CHAT =
            "\"do\":\"chat\",\"table\":\"%s\",\"seat\":%d,\"text\":\"hi\"";

    @Test
    void onlookersCannotUseUpWhatBelongsToSeats() {
        var limits = narrow(Running.GENEROUS.address(), new Bucket.Rate(5, 0.001));
        try (var strict = Running.with(Running.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, "[0]");
            var stranger = strict.guest("Flo").listen().hello(table, "[]");
            var says = CHAT.formatted(table, 1);
            for (int i = 0; i < 5; i++) {
                stranger.ask(says);
            }
            assertThat(stranger.ask(says).path("error").path("key").asString())
                    .isEqualTo("live.toomuch");
            var other = strict.guest("Olga").listen();
            assertThat(other.ask(says).path("error").path("key").asString())
                    .isEqualTo("live.toomuch");
            for (int i = 0; i < 20; i++) {
                assertThat(seated.ask(CHAT.formatted(table, 0)).path("is").asString())
                        .isEqualTo("done");
            }
            var again = host.listen().hello(table, "[0]");
            assertThat(again.heard()).isNotEmpty();
            stranger.say("{\"do\":\"ping\"}");
            stranger.await("pong");
        }
    }

    @Test
    void neighboursAtOneAddressCannotUseUpWhatBelongsToSeats() {
        var limits = narrow(new Bucket.Rate(200, 0.001), Running.GENEROUS.onlookers());
        try (var strict = Running.with(Running.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, "[0]");
            var stranger = strict.guest("Flo").listen();
            var says = CHAT.formatted(table, 1);
            var key = "";
            for (int i = 0; i < 200 && !key.equals("live.toomuch"); i++) {
                key = stranger.ask(says).path("error").path("key").asString();
            }
            assertThat(key).isEqualTo("live.toomuch");
            for (int i = 0; i < 20; i++) {
                assertThat(seated.ask(CHAT.formatted(table, 0)).path("is").asString())
                        .isEqualTo("done");
                seated.say("{\"do\":\"ping\"}");
            }
            seated.await("pong");
            // Nor keep them from coming back after a lost connection.
            assertThat(host.get("/api/tables").status()).isEqualTo(429);
            assertThat(host.listen().hello(table, "[0]").heard()).isNotEmpty();
        }
    }

    @Test
    void whoSitsSomewhereNeedNotWaitAfterARefusalElsewhere() {
        var limits = narrow(Running.GENEROUS.address(), new Bucket.Rate(1, 0.001));
        var outside = new World();
        var store = new MemoryStore();
        var tables = new Tables(Running.games(), store, outside);
        var sockets = new Sockets(outside, limits, new StillClock()); // it never strikes
        try (var server =
                new Server(
                                Running.settings(limits),
                                Running.games(),
                                store,
                                outside,
                                tables,
                                sockets)
                        .listen()) {
            var host = Person.guest("127.0.0.1:" + server.port(), "Hanna", "en");
            var other = Person.guest("127.0.0.1:" + server.port(), "Olga", "en");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var elsewhere = other.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var ear = host.listen().hello(table, "[0]");
            var keys = new ArrayList<String>();
            for (int i = 0; i < 3; i++) {
                keys.add(
                        ear.ask(CHAT.formatted(elsewhere, 1)).path("error").path("key").asString());
            }
            assertThat(keys).endsWith("live.toomuch", "live.toomuch");
            assertThat(ear.ask(CHAT.formatted(table, 0)).path("is").asString()).isEqualTo("done");
        }
    }

    @Test
    void whoSitsThereMaySendOnlySoMuchThemselves() {
        var limits =
                new Limits(
                        100,
                        new Bucket.Rate(100, 0.001),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        new Bucket.Rate(5, 0.001),
                        Running.GENEROUS.onlookers(),
                        Running.GENEROUS.codes());
        try (var strict = Running.with(Running.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, "[0]");
            var last = "done";
            for (int i = 0; i < 100 && last.equals("done"); i++) {
                last = seated.ask(CHAT.formatted(table, 0)).path("is").asString();
            }
            assertThat(last).isEqualTo("refused");
        }
    }

    @Test
    void hellosThatAreRefusedDoNotUseUpASocket() {
        try (var running = Running.usual()) {
            var host = running.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var ear = host.listen();
            for (int i = 0; i < 40; i++) {
                var hello = "\"do\":\"hello\",\"table\":\"NONE%d\"".formatted(i);
                assertThat(ear.ask(hello).path("error").path("key").asString())
                        .isEqualTo("refused.table");
            }
            ear.hello(table, "[0]");
        }
    }

    @Test
    void emptyPartsOfAMessageCountAsFrames() {
        try (var strict = Running.with(Running.settings(fewFrames()))) {
            var guest = strict.guest("Flo");
            try (var raw = new RawSocket(strict.server().port(), guest.key())) {
                raw.sendParts(20);
                assertThat(raw.bye()).contains("live.toomuch");
            }
        }
    }

    @Test
    void pingsOfTheWebSocketCountAsFrames() {
        try (var strict = Running.with(Running.settings(fewFrames()))) {
            var guest = strict.guest("Flo");
            try (var raw = new RawSocket(strict.server().port(), guest.key())) {
                raw.pingPong();
                raw.sendPings(20);
                assertThat(raw.bye()).contains("live.toomuch");
            }
        }
    }

    private static Limits fewFrames() {
        return new Limits(
                100,
                Running.GENEROUS.address(),
                new Bucket.Rate(10, 0.001),
                Running.GENEROUS.chat(),
                Running.GENEROUS.seat(),
                Running.GENEROUS.onlookers(),
                Running.GENEROUS.codes());
    }

    @Test
    void anAddressMayHoldOnlySoManySockets() {
        var limits =
                new Limits(
                        2,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.seat(),
                        Running.GENEROUS.onlookers(),
                        Running.GENEROUS.codes());
        try (var strict = Running.with(Running.settings(limits))) {
            var guest = strict.guest("Flo");
            var first = guest.listen();
            guest.listen();
            assertThat(guest.listen().closed()).isEqualTo("1008 too many sockets");
            first.socket().sendClose(WebSocket.NORMAL_CLOSURE, "").join();
            strict.untilMetrics("tischlein_sockets 1.0");
            var again = guest.listen();
            again.say("{\"do\":\"ping\"}");
            again.await("pong");
        }
    }
}
