package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tischlein.server.settings.HomeNetwork;

class HallTest {
    @RegisterExtension static final RunningServer running = RunningServer.usual();

    @Test
    void theGamesAreToldWithTheirOptionsAndBots() {
        var games = running.stranger().speaking("fr").get("/api/games").json();
        assertThat(games.path("games").findValuesAsString("name"))
                .contains("buffet", "office", "larder", "buckets", "edition");
        assertThat(games.path("bots").values().stream().map(bot -> bot.asString()))
                .contains("random", "greedy");
        assertThat(games.path("games").path(0).path("title").asString()).isNotEmpty();
        for (var game : games.path("games")) {
            var characters = game.path("characters");
            assertThat(characters.findValuesAsString("bot"))
                    .containsExactly("gentle", "fair", "sharp");
            assertThat(characters.findValuesAsString("style")).allMatch(style -> !style.isEmpty());
            assertThat(characters.path(2).path("millis").asInt()).isPositive();
        }
        assertThat(games.path("games").findValuesAsString("name")).contains("Grignote");
    }

    @Test
    void whoIsAtHomeLearnsWhereOtherDevicesReachTheServer() {
        var alone = running.stranger().get("/api/games").json();
        assertThat(alone.path("alone").asBoolean()).isTrue();
        assertThat(alone.path("home").size()).isZero();
        try (var open =
                RunningServer.with(RunningServer.listening("0.0.0.0", Optional.empty(), false))) {
            var told = open.stranger().get("/api/games").json();
            var home = HomeNetwork.of("0.0.0.0").links(open.server().port());
            assertThat(told.path("alone").asBoolean()).isFalse();
            assertThat(told.path("home").values().stream().map(link -> link.asString()))
                    .containsExactlyElementsOf(home);
            // A page that was opened by such a link is the server's own.
            var head =
                    "GET /api/games HTTP/1.1\nHost: %s\nOrigin: http://%s\nConnection: close\n\n";
            var host = "192.168.0.10:" + open.server().port();
            assertThat(RawRequest.sent(open, head.formatted(host, host)))
                    .startsWith("HTTP/1.1 200 ");
            assertThat(RawRequest.sent(open, head.formatted(host, "evil.example")))
                    .startsWith("HTTP/1.1 403 ");
        }
    }

    @Test
    void whereAServerIsReachedFromElsewhereItsHomeIsNobodysBusiness() {
        var url = Optional.of(URI.create("https://play.example.org"));
        for (var settings :
                List.of(
                        RunningServer.listening("0.0.0.0", url, false),
                        RunningServer.listening("0.0.0.0", Optional.empty(), true))) {
            try (var open = RunningServer.with(settings)) {
                var told = open.stranger().get("/api/games").json();
                assertThat(told.path("home").size()).isZero();
                assertThat(told.path("alone").asBoolean()).isFalse();
            }
        }
    }
}
