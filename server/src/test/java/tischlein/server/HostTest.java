package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.client.HttpReply;

class HostTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    private static String key(HttpReply reply) {
        return reply.json().path("error").path("key").asString();
    }

    @Test
    void oneStrangerGetsOneChairOfAListedTable() {
        var host = running.guest("Hanna");
        var table =
                host.lay("{\"game\":\"buffet\",\"seats\":6,\"chairs\":[\"me\"],\"listed\":true}");
        var path = "/api/tables/" + table;
        var stranger = running.guest("Rollo");
        assertThat(stranger.post(path + "/seats", "{}").status()).isEqualTo(200);
        for (int i = 0; i < 4; i++) {
            var refused = stranger.post(path + "/seats", "{}");
            assertThat(refused.status()).isEqualTo(409);
            assertThat(key(refused)).isEqualTo("refused.several");
        }
        assertThat(key(stranger.put(path + "/several", "{\"on\":true}"))).isEqualTo("refused.host");
        var allowed = host.put(path + "/several", "{\"on\":true}");
        assertThat(allowed.json().path("several").asBoolean()).isTrue();
        assertThat(stranger.post(path + "/seats", "{}").status()).isEqualTo(200);
    }

    @Test
    void aTableIsLaidWithItsRulesForGuests() {
        var host = running.guest("Hanna");
        var usual = host.get("/api/tables/" + host.lay("{\"game\":\"buffet\"}")).json();
        assertThat(usual.path("several").asBoolean()).isFalse();
        assertThat(usual.path("patience").asInt()).isEqualTo(5);
        var laid = host.lay("{\"game\":\"buffet\",\"several\":true,\"patience\":2}");
        var other = host.get("/api/tables/" + laid).json();
        assertThat(other.path("several").asBoolean()).isTrue();
        assertThat(other.path("patience").asInt()).isEqualTo(2);
        var wrong = host.post("/api/tables", "{\"game\":\"buffet\",\"patience\":100000}");
        assertThat(wrong.status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({"en,sent you away", "fr,fait quitter", "de,weggeschickt", "ja,外しました"})
    void whoIsSentAwayIsToldSoInTheirLanguage(String language, String words) {
        var host = running.guest("Hanna");
        var table = host.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"open\",\"open\"]}");
        var path = "/api/tables/" + table;
        var griefer = running.guest("Rollo").speaking(language);
        griefer.post(path + "/seats", "{\"seat\":1}");
        var ear = griefer.listen().hello(table, 1);
        var others = host.listen().hello(table, 0);
        assertThat(key(griefer.delete(path + "/seats/0/guest"))).isEqualTo("refused.host");
        var removed = host.delete(path + "/seats/1/guest");
        assertThat(removed.status()).isEqualTo(200);
        assertThat(removed.json().path("seats").path(1).path("kind").asString()).isEqualTo("open");
        var bye = ear.await("bye");
        assertThat(bye.path("table").asString()).isEqualTo(table);
        assertThat(bye.path("error").path("says").asString()).contains(words);
        others.await(message -> message.path("decided").path("name").asString().equals("Rollo"));
        var refused = griefer.post(path + "/seats", "{}");
        assertThat(refused.status()).isEqualTo(403);
        assertThat(refused.says()).contains(words);
        var again = ear.ask("\"do\":\"hello\",\"table\":\"" + table + "\",\"seats\":[]");
        assertThat(again.path("error").path("key").asString()).isEqualTo("refused.removed");
    }

    @Test
    void aChairThatTheHostFreesInPlayIsABots() {
        var started = Started.of(running, "buffet", 3);
        var path = "/api/tables/" + started.table();
        var freed = started.host().delete(path + "/seats/1");
        assertThat(freed.status()).isEqualTo(200);
        assertThat(freed.json().path("seats").path(1).path("kind").asString()).isEqualTo("bot");
    }

    @Test
    void aNewNameIsToldAtTheTable() {
        var guest = running.guest("Cleo");
        var table = guest.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"open\",\"open\"]}");
        var ear = guest.listen().hello(table, 0);
        guest.put("/api/guest", "{\"name\":\"Cleopatra\",\"figure\":\"cat\"}");
        ear.await(message ->
                message.path("seats").path(0).path("name").asString().equals("Cleopatra"));
    }
}
