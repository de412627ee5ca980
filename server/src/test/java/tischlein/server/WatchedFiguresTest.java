package tischlein.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** The dashboard and the alerts of docs/operate.md look at figures that are there. */
class WatchedFiguresTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern FIGURE =
            Pattern.compile("\\b(?:tischlein|jvm|process|system)_[a-z0-9_]+");

    /** There as soon as a server has joined others: ClusterStatusTest. */
    private static final Pattern OF_SEVERAL =
            Pattern.compile("tischlein_(servers|requests_relayed_total|tables_moved_total)");

    private static Set<String> watched() throws IOException {
        var text =
                Files.readString(DOCS.resolve("grafana.json"))
                        + Files.readString(DOCS.resolve("operate").resolve("alerts.yml"));
        return FIGURE.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    @Test
    void everyFigureThatIsWatchedIsThere() throws IOException {
        try (var running = RunningServer.usual()) {
            var ada = running.guest("Ada");
            var table = ada.lay("{\"game\":\"larder\",\"seats\":1,\"chairs\":[\"me\"]}");
            var ear = ada.listen().hello(table, 0);
            ada.post("/api/tables/" + table + "/start", "");
            var asked = ear.frame(0, frame -> !frame.path("choices").isEmpty());
            new SocketPlayer(ear, table, 0).choose(asked.path("version").asInt());
            var figures = running.stranger().get("/metrics").body();
            assertThat(watched())
                    .hasSizeGreaterThan(15)
                    .filteredOn(figure -> !OF_SEVERAL.matcher(figure).matches())
                    .allMatch(figures::contains);
        }
    }

    @Test
    void theDashboardIsJson() throws IOException {
        var dashboard = JsonMapper.shared().readTree(DOCS.resolve("grafana.json").toFile());
        assertThat(dashboard.path("panels")).isNotEmpty();
        assertThat(
                        Stream.of(dashboard.path("title"), dashboard.path("uid"))
                                .map(text -> text.asString()))
                .containsExactly("Tischlein", "tischlein");
    }
}
