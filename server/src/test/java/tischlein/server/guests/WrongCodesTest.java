package tischlein.server.guests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tischlein.server.RunningServer;
import tischlein.server.settings.Limits;
import tischlein.server.settings.TokenRate;

class WrongCodesTest {
    private static final Limits FEW =
            new Limits(
                    100,
                    RunningServer.GENEROUS.address(),
                    RunningServer.GENEROUS.socket(),
                    RunningServer.GENEROUS.chat(),
                    RunningServer.GENEROUS.seat(),
                    RunningServer.GENEROUS.onlookers(),
                    new TokenRate(5, 0.001));

    private static final String WISH = "{\"game\":\"buffet\",\"seats\":3,\"chairs\":[\"me\"]}";

    @Test
    void anAddressMayTryOnlyAFewWrongCodesAndWhoSitsThereComesInAllTheSame() {
        try (var strict = RunningServer.with(RunningServer.settings(FEW))) {
            var host = strict.guest("Hanna");
            var table = host.lay(WISH);
            var stranger = strict.guest("Flo");
            assertThat(stranger.get("/api/tables/" + table).status()).isEqualTo(200);
            for (int i = 0; i < 5; i++) {
                assertThat(stranger.get("/api/tables/NONE" + i).status()).isEqualTo(404);
            }
            var refused = stranger.get("/api/tables/NONE");
            assertThat(refused.status()).isEqualTo(429);
            assertThat(refused.says()).startsWith("There were too many wrong codes");
            // Nobody learns any more whether there is such a table.
            assertThat(stranger.get("/api/tables/" + table).status()).isEqualTo(429);
            assertThat(stranger.get("/api/series/" + table).status()).isEqualTo(429);
            assertThat(stranger.post("/api/links", "{\"token\":\"" + table + "-x\"}").status())
                    .isEqualTo(429);
            var ear = stranger.listen();
            var hello = "\"do\":\"hello\",\"table\":\"" + table + "\"";
            assertThat(ear.ask(hello).path("error").path("key").asString()).isEqualTo("live.codes");
            assertThat(host.get("/api/tables/" + table).status()).isEqualTo(200);
            host.listen().hello(table, 0);
        }
    }

    @Test
    void whoGuessesCodesDoesNotLearnOfATableByGettingAnotherName() {
        try (var strict = RunningServer.with(RunningServer.settings(FEW))) {
            var table = strict.guest("Juniper").lay(WISH);
            var stranger = strict.guest("Juniper");
            for (int i = 0; i < 5; i++) {
                assertThat(stranger.get("/api/tables/NONE" + i).status()).isEqualTo(404);
            }
            assertThat(stranger.post("/api/tables/" + table + "/seats", "{}").status())
                    .isEqualTo(429);
            assertThat(stranger.get("/api/guest").json().path("name").asString())
                    .isEqualTo("Juniper");
        }
    }

    @Test
    void wrongCodesOnASocketInASeriesOrInALinkCountAsWell() {
        try (var strict = RunningServer.with(RunningServer.settings(FEW))) {
            var stranger = strict.guest("Flo");
            var ear = stranger.listen();
            var hello = "\"do\":\"hello\",\"table\":\"NONE\"";
            for (int i = 0; i < 3; i++) {
                assertThat(ear.ask(hello).path("error").path("key").asString())
                        .isEqualTo("refused.table");
            }
            assertThat(stranger.get("/api/series/NONE").status()).isEqualTo(200);
            assertThat(stranger.post("/api/links", "{\"token\":\"NONE-x\"}").status())
                    .isEqualTo(404);
            assertThat(ear.ask(hello).path("error").path("key").asString()).isEqualTo("live.codes");
        }
    }

    @Test
    void codesAreLongAndMayBeTypedInGroups() {
        try (var running = RunningServer.usual()) {
            var host = running.guest("Hanna");
            var table = host.lay(WISH);
            assertThat(table).matches("[2-9B-DF-HJ-NP-TV-XZ]{12}");
            var typed =
                    "%s-%s-%s"
                            .formatted(
                                    table.substring(0, 4),
                                    table.substring(4, 8),
                                    table.substring(8))
                            .toLowerCase(java.util.Locale.ROOT);
            assertThat(host.get("/api/tables/" + typed).json().path("table").asString())
                    .isEqualTo(table);
        }
    }
}
