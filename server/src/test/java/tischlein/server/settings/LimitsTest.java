package tischlein.server.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import tischlein.client.HttpApi;
import tischlein.server.RunningServer;
import tischlein.server.Server;
import tischlein.server.StillClock;
import tischlein.server.WirePerson;
import tischlein.server.live.RawSocket;
import tischlein.server.live.Sockets;
import tischlein.table.LiveTables;
import tischlein.table.outside.World;
import tischlein.table.store.MemoryStore;

class LimitsTest {
    @Test
    void whatIsSaidIsHeardByAllAndNotTooOften() {
        var limits =
                new Limits(
                        100,
                        RunningServer.GENEROUS.address(),
                        RunningServer.GENEROUS.socket(),
                        new TokenRate(2, 0.001),
                        RunningServer.GENEROUS.seat(),
                        RunningServer.GENEROUS.onlookers(),
                        RunningServer.GENEROUS.codes());
        try (var slow = RunningServer.with(RunningServer.settings(limits))) {
            var host = slow.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var other = slow.guest("Olga").listen().hello(table);
            var ear = host.listen().hello(table, 0);
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
                        RunningServer.GENEROUS.address(),
                        new TokenRate(5, 0.001),
                        RunningServer.GENEROUS.chat(),
                        RunningServer.GENEROUS.seat(),
                        RunningServer.GENEROUS.onlookers(),
                        RunningServer.GENEROUS.codes());
        try (var strict = RunningServer.with(RunningServer.settings(limits))) {
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
    private static Limits narrow(TokenRate address, TokenRate onlookers) {
        return new Limits(
                100,
                address,
                RunningServer.GENEROUS.socket(),
                RunningServer.GENEROUS.chat(),
                RunningServer.GENEROUS.seat(),
                onlookers,
                RunningServer.GENEROUS.codes());
    }

    private static final String CHAT =
            "\"do\":\"chat\",\"table\":\"%s\",\"seat\":%d,\"text\":\"hi\"";

    @Test
    void onlookersCannotUseUpWhatBelongsToSeats() {
        var limits = narrow(RunningServer.GENEROUS.address(), new TokenRate(5, 0.001));
        try (var strict = RunningServer.with(RunningServer.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, 0);
            var stranger = strict.guest("Flo").listen().hello(table);
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
            var again = host.listen().hello(table, 0);
            assertThat(again.heard()).isNotEmpty();
            stranger.say("{\"do\":\"ping\"}");
            stranger.await("pong");
        }
    }

    @Test
    void neighboursAtOneAddressCannotUseUpWhatBelongsToSeats() {
        var limits = narrow(new TokenRate(200, 0.001), RunningServer.GENEROUS.onlookers());
        try (var strict = RunningServer.with(RunningServer.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, 0);
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
            assertThat(host.listen().hello(table, 0).heard()).isNotEmpty();
        }
    }

    @Test
    void whoSitsSomewhereNeedNotWaitAfterARefusalElsewhere() {
        var limits = narrow(RunningServer.GENEROUS.address(), new TokenRate(1, 0.001));
        var outside = new World();
        var store = new MemoryStore();
        var tables = new LiveTables(RunningServer.games(), store, outside);
        var sockets = new Sockets(outside, limits, new StillClock()); // it never strikes
        try (var server =
                new Server(
                                RunningServer.settings(limits),
                                RunningServer.games(),
                                store,
                                outside,
                                tables,
                                sockets)
                        .listen()) {
            var api = new HttpApi(URI.create("http://127.0.0.1:" + server.port()), "en");
            var host = new WirePerson(api.by(api.newGuest("Hanna")));
            var other = new WirePerson(api.by(api.newGuest("Olga")));
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var elsewhere = other.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var ear = host.listen().hello(table, 0);
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
                        new TokenRate(100, 0.001),
                        RunningServer.GENEROUS.socket(),
                        RunningServer.GENEROUS.chat(),
                        new TokenRate(5, 0.001),
                        RunningServer.GENEROUS.onlookers(),
                        RunningServer.GENEROUS.codes());
        try (var strict = RunningServer.with(RunningServer.settings(limits))) {
            var host = strict.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var seated = host.listen().hello(table, 0);
            var last = "done";
            for (int i = 0; i < 100 && last.equals("done"); i++) {
                last = seated.ask(CHAT.formatted(table, 0)).path("is").asString();
            }
            assertThat(last).isEqualTo("refused");
        }
    }

    @Test
    void hellosThatAreRefusedDoNotUseUpASocket() {
        try (var running = RunningServer.usual()) {
            var host = running.guest("Hanna");
            var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
            var ear = host.listen();
            for (int i = 0; i < 40; i++) {
                var hello = "\"do\":\"hello\",\"table\":\"NONE%d\"".formatted(i);
                assertThat(ear.ask(hello).path("error").path("key").asString())
                        .isEqualTo("refused.table");
            }
            ear.hello(table, 0);
        }
    }

    @Test
    void emptyPartsOfAMessageCountAsFrames() {
        try (var strict = RunningServer.with(RunningServer.settings(fewFrames()))) {
            var guest = strict.guest("Flo");
            try (var raw = new RawSocket(strict.server().port(), guest.key())) {
                raw.sendParts(20);
                assertThat(raw.bye()).contains("live.toomuch");
            }
        }
    }

    @Test
    void pingsOfTheWebSocketCountAsFrames() {
        try (var strict = RunningServer.with(RunningServer.settings(fewFrames()))) {
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
                RunningServer.GENEROUS.address(),
                new TokenRate(10, 0.001),
                RunningServer.GENEROUS.chat(),
                RunningServer.GENEROUS.seat(),
                RunningServer.GENEROUS.onlookers(),
                RunningServer.GENEROUS.codes());
    }

    @Test
    void anAddressMayHoldOnlySoManySockets() {
        var limits =
                new Limits(
                        2,
                        RunningServer.GENEROUS.address(),
                        RunningServer.GENEROUS.socket(),
                        RunningServer.GENEROUS.chat(),
                        RunningServer.GENEROUS.seat(),
                        RunningServer.GENEROUS.onlookers(),
                        RunningServer.GENEROUS.codes());
        try (var strict = RunningServer.with(RunningServer.settings(limits))) {
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
