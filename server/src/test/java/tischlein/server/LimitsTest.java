package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.WebSocket;
import java.util.List;
import org.junit.jupiter.api.Test;

class LimitsTest {
    @Test
    void whatIsSaidIsHeardByAllAndNotTooOften() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        new Bucket.Rate(2, 0.001),
                        Running.GENEROUS.table());
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
                        Running.GENEROUS.table());
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

    @Test
    void aTableCanTakeOnlySoMuchFromAllTogether() {
        var limits =
                new Limits(
                        100,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        new Bucket.Rate(3, 0.001));
        try (var strict = Running.with(Running.settings(limits))) {
            var guest = strict.guest("Flo");
            var bye = "{\"do\":\"bye\",\"table\":\"T\"}";
            var one = guest.listen();
            one.say(bye);
            one.say(bye);
            one.say("{\"do\":\"ping\"}");
            one.await("pong");
            var other = guest.listen();
            other.say(bye);
            other.say("{\"do\":\"ping\"}");
            other.await("pong");
            other.say(bye);
            assertThat(other.closed()).isEqualTo("1008 too much");
            one.say("{\"do\":\"ping\"}");
        }
    }

    @Test
    void anAddressMaySendOnlySoMuchOnAllItsSockets() {
        var limits =
                new Limits(
                        100,
                        new Bucket.Rate(5, 0.001), // a guest, two sockets, and two messages
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.table());
        try (var strict = Running.with(Running.settings(limits))) {
            var guest = strict.guest("Flo");
            var one = guest.listen();
            var other = guest.listen();
            for (var ear : List.of(one, other)) {
                ear.say("{\"do\":\"ping\"}");
                ear.await("pong");
            }
            other.say("{\"do\":\"ping\"}");
            assertThat(other.closed()).isEqualTo("1008 too much");
        }
    }

    @Test
    void anAddressMayHoldOnlySoManySockets() {
        var limits =
                new Limits(
                        2,
                        Running.GENEROUS.address(),
                        Running.GENEROUS.socket(),
                        Running.GENEROUS.chat(),
                        Running.GENEROUS.table());
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
