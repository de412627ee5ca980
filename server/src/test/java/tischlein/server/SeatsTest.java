package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.server.messages.ServerTexts;
import tischlein.words.Language;

class SeatsTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    @Test
    void aLinkMovesASeatToAnotherDevice() {
        var started = Started.of(running, "buffet", 3);
        var path = "/api/tables/" + started.table();
        var old = started.host().listen().hello(started.table(), 0);
        int version = old.frame(0, one -> !one.path("choices").isEmpty()).path("version").asInt();
        var link = started.host().post(path + "/seats/0/link", "").json().path("link").asString();
        assertThat(link).startsWith("http://" + running.authority() + "/#seat=");
        var token = link.substring(link.indexOf('=') + 1);
        var device = running.guest("Pocket");
        var followed = device.post("/api/links", "{\"token\":\"" + token + "\"}");
        assertThat(followed.json().path("table").asString()).isEqualTo(started.table());
        assertThat(device.get(path).json().path("mine")).hasToString("[0]");
        assertThat(device.post("/api/links", "{\"token\":\"" + token + "\"}").status())
                .isEqualTo(404);
        var refused = new SocketPlayer(old, started.table(), 0).choose(version);
        assertThat(refused.path("error").path("key").asString()).isEqualTo("refused.seat");
        var moved = device.listen().hello(started.table(), 0);
        moved.frame(0, one -> !one.path("choices").isEmpty());
        assertThat(
                        new SocketPlayer(moved, started.table(), 0)
                                .choose(version)
                                .path("is")
                                .asString())
                .isEqualTo("done");
    }

    @Test
    void aGuestMaySitOnSeveralChairsAndOneSocketServesThemAll() {
        var host = running.guest("Hanna");
        var table = host.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"me\",\"bot greedy\"]}");
        var ear = host.listen().hello(table, 0, 1);
        host.post("/api/tables/" + table + "/start", "");
        ear.frame(0, one -> !one.path("choices").isEmpty());
        ear.frame(1, one -> !one.path("choices").isEmpty());
        var other = host.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
        ear.hello(other, 0);
        ear.await(message -> message.path("table").asString().equals(other));
    }

    @Test
    void aNewcomerTakesOverFromABotWhileTheHostAllowsIt() {
        var host = running.guest("Hanna");
        var chairs = "\"chairs\":[\"me\",\"bot greedy\",\"bot greedy\"]";
        var table = host.lay("{\"game\":\"buffet\",\"newcomers\":true," + chairs + "}");
        var path = "/api/tables/" + table;
        host.post(path + "/start", "");
        var late = running.guest("Lena");
        var ear = late.listen().hello(table);
        var taken = late.post(path + "/seats", "{\"seat\":1}");
        assertThat(taken.json().path("mine")).hasToString("[1]");
        ear.hello(table, 1).frame(1, one -> !one.path("choices").isEmpty());
        var closed = host.put(path + "/newcomers", "{\"on\":false}");
        assertThat(closed.json().path("newcomers").asBoolean()).isFalse();
        var refused = running.guest("Lutz").post(path + "/seats", "{\"seat\":2}");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.json().path("error").path("key").asString())
                .isEqualTo("refused.newcomers");
    }

    @Test
    void listedTablesAreListedAndOthersAreNot() {
        var host = running.guest("Hanna");
        var open = host.lay("{\"game\":\"buffet\",\"listed\":true}");
        var hidden = host.lay("{\"game\":\"buffet\"}");
        var list = running.stranger().get("/api/tables").body();
        assertThat(list).contains(open).doesNotContain(hidden);
        assertThat(
                        running.stranger()
                                .get("/api/tables/" + hidden.toLowerCase(java.util.Locale.ROOT))
                                .status())
                .isEqualTo(200);
        assertThat(running.stranger().get("/api/tables/NOSUCH").status()).isEqualTo(404);
    }

    @Test
    void theHostKeepsTheTable() {
        var host = running.guest("Hanna");
        var guest = running.guest("Gus");
        var table = host.lay("{\"game\":\"buffet\",\"chairs\":[\"me\",\"open\",\"open\"]}");
        var path = "/api/tables/" + table;
        assertThat(guest.put(path + "/seats/1/bot", "{\"bot\":\"greedy\"}").status())
                .isEqualTo(403);
        var placed = host.put(path + "/seats/1/bot", "{\"bot\":\"greedy\"}").json();
        assertThat(placed.path("seats").path(1).path("bot").asString()).isEqualTo("greedy");
        assertThat(
                        host.put(path + "/seats/1/bot", "{\"bot\":\"\"}")
                                .json()
                                .path("seats")
                                .path(1)
                                .path("kind")
                                .asString())
                .isEqualTo("open");
        assertThat(guest.post(path + "/seats", "{\"seat\":2}").status()).isEqualTo(200);
        assertThat(
                        host.put(path + "/seats/2/mute", "{\"on\":true}")
                                .json()
                                .path("seats")
                                .path(2)
                                .path("muted")
                                .asBoolean())
                .isTrue();
        assertThat(host.put(path + "/chat", "{\"on\":false}").json().path("chat").asBoolean(true))
                .isFalse();
        assertThat(guest.delete(path + "/seats/2").json().path("mine")).hasToString("[]");
        assertThat(guest.delete(path + "/seats/7").status()).isEqualTo(404);
        assertThat(guest.delete(path + "/seats/x").status()).isEqualTo(400);
        assertThat(host.delete(path + "/seats/0/link").status()).isEqualTo(200);
        assertThat(guest.post(path + "/start", "").status()).isEqualTo(403);
    }

    @Test
    void nobodyIsRefusedForANameThatWasDrawnForThem() {
        var host = running.guest("Sorrel");
        var table =
                host.lay(
                        "{\"game\":\"buffet\",\"seats\":4,\"chairs\":[\"me\",\"open\",\"open\",\"open\"]}");
        var path = "/api/tables/" + table + "/seats";
        var second = running.guest("Sorrel");
        assertThat(second.post(path, "{}").json().path("mine")).hasToString("[1]");
        var name = second.get("/api/guest").json().path("name").asString();
        assertThat(new ServerTexts(RunningServer.games()).text(Language.EN, "guest.names"))
                .contains(name);
        assertThat(name).isNotEqualTo("Sorrel");
        assertThat(host.get("/api/guest").json().path("name").asString()).isEqualTo("Sorrel");
        running.guest("Hanna").post(path, "{}");
        // A name that somebody has chosen is theirs: they are told, and choose another one.
        assertThat(running.guest("Hanna").post(path, "{}").status()).isEqualTo(409);
    }
}
