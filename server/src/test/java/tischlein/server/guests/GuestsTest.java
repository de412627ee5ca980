package tischlein.server.guests;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.server.RunningServer;
import tischlein.server.messages.GuestNames;
import tischlein.server.messages.ServerTexts;
import tischlein.server.settings.ServerSettings;
import tischlein.table.store.Keys;

class GuestsTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    @Test
    void aGuestGetsACookieThatScriptsCannotReadAndNoKeyInTheBody() {
        var reply = running.stranger().post("/api/guest", "{\"name\":\"Ada\",\"figure\":\"owl\"}");
        assertThat(reply.status()).isEqualTo(200);
        assertThat(reply.body()).isEqualTo("{\"name\":\"Ada\",\"figure\":\"owl\"}");
        assertThat(reply.header("Set-Cookie"))
                .matches(
                        "tischlein=[0-9a-f]{32}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax");
    }

    @Test
    void overHttpsTheCookieStaysThere() {
        var settings =
                new ServerSettings(
                        "127.0.0.1",
                        0,
                        Optional.of(URI.create("https://play.example/")),
                        false,
                        ServerSettings.PAGE,
                        RunningServer.GENEROUS);
        try (var secure = RunningServer.with(settings)) {
            assertThat(secure.stranger().post("/api/guest", "{}").header("Set-Cookie"))
                    .endsWith("; Secure");
        }
    }

    @Test
    void theCookieIsTheGuest() {
        var made = running.stranger().post("/api/guest", "{\"name\":\"Bo\",\"figure\":\"cow\"}");
        var cookie = made.header("Set-Cookie").split(";")[0];
        var known = running.stranger().request("GET", "/api/guest", "", Map.of("Cookie", cookie));
        assertThat(known.body()).isEqualTo("{\"name\":\"Bo\",\"figure\":\"cow\"}");
    }

    @Test
    void aProgramGetsItsKeyAndNoCookieAndTheStoreKeepsOnlyAHash() {
        var reply = running.stranger().post("/api/guest", "{\"key\":true}");
        assertThat(reply.header("Set-Cookie")).isEmpty();
        var key = reply.json().path("key").asString();
        assertThat(key).matches("[0-9a-f]{32}");
        assertThat(running.store().guest(Keys.hash(key))).isPresent();
        assertThat(running.store().guest(key)).isEmpty();
        assertThat(running.person(key).get("/api/guest").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "en,This server does not know you yet",
        "fr,Ce serveur ne vous connaît pas encore",
        "de,Dieser Server kennt dich noch nicht",
        "ja,まだゲスト登録がありません"
    })
    void aStrangerIsToldSoInTheirLanguage(String language, String beginning) {
        var reply = running.stranger().speaking(language).get("/api/guest");
        assertThat(reply.status()).isEqualTo(401);
        assertThat(reply.says()).startsWith(beginning);
        assertThat(reply.json().path("error").path("key").asString()).isEqualTo("guest.missing");
    }

    @Test
    void whoSaysNoNameGetsOneInTheirLanguage() {
        var texts = new ServerTexts(RunningServer.games());
        for (var language : tischlein.words.Language.values()) {
            var reply =
                    running.stranger().speaking(language.code()).post("/api/guest", "{}").json();
            assertThat(texts.text(language, "guest.names")).contains(reply.path("name").asString());
            assertThat(GuestFigures.ALL).contains(reply.path("figure").asString());
        }
    }

    @Test
    void everyNameThatMayBeDrawnIsACleanOne() {
        var texts = new ServerTexts(RunningServer.games());
        for (var language : tischlein.words.Language.values()) {
            var names = texts.text(language, "guest.names").split("[,、] ?");
            assertThat(names).hasSizeGreaterThanOrEqualTo(20).doesNotHaveDuplicates();
            assertThat(names).allMatch(name -> GuestNames.clean(name).equals(name));
        }
    }

    @Test
    void aGuestMayChangeNameAndFigure() {
        var guest = running.guest("Cleo");
        var changed =
                guest.put("/api/guest", "{\"name\":\" Cleo \\u202e II \",\"figure\":\"pig\"}");
        assertThat(changed.body()).isEqualTo("{\"name\":\"Cleo II\",\"figure\":\"pig\"}");
        assertThat(guest.get("/api/guest").body()).isEqualTo(changed.body());
    }

    @Test
    void aNameMustShowAndAFigureMustBeOneOfOurs() {
        var empty = running.stranger().post("/api/guest", "{\"name\":\"\\u200b\\u202e \"}");
        assertThat(empty.status()).isEqualTo(400);
        assertThat(empty.says()).isEqualTo("A name needs at least one visible character.");
        var figure = running.stranger().post("/api/guest", "{\"figure\":\"dragon\"}");
        assertThat(figure.status()).isEqualTo(400);
        assertThat(figure.says()).contains("mouse, cat, hen");
    }

    @Test
    void nobodySitsDownBesideALookalike() {
        var host = running.guest("Anna");
        var table = host.lay("{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}");
        var path = "/api/tables/" + table + "/seats";
        var refused = running.guest("\u0410nn\u0430").post(path, "{}");
        assertThat(refused.status()).isEqualTo(409);
        assertThat(refused.says()).contains("would look like “Anna”");
        var other = running.guest("Berta");
        assertThat(other.post(path, "{}").status()).isEqualTo(200);
        var renamed = other.put("/api/guest", "{\"name\":\"ANNA\",\"figure\":\"pig\"}");
        assertThat(renamed.status()).isEqualTo(409);
        assertThat(other.get("/api/guest").json().path("name").asString()).isEqualTo("Berta");
    }
}
