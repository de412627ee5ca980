package tischlein.load.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tischlein.load.measure.LoadWindow;
import tools.jackson.databind.json.JsonMapper;

class LoadRowsTest {
    private static final LoadWindow.Server KNOWN =
            new LoadWindow.Server(
                    OptionalDouble.of(0.31),
                    OptionalLong.of(700L << 20),
                    OptionalLong.of(400L << 20),
                    OptionalLong.of(90L << 20),
                    OptionalLong.of(4_061),
                    OptionalLong.of(57),
                    OptionalLong.of(12L << 20),
                    OptionalLong.of(1_013));

    private static final LoadWindow.Server UNKNOWN =
            new LoadWindow.Server(
                    OptionalDouble.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty(),
                    OptionalLong.empty());

    private static LoadWindow window(double seconds, LoadWindow.Server server) {
        return new LoadWindow(seconds, 499.8, 7.25, 31.5, 120.04, 998, 1_204, 204, server);
    }

    private static List<String> told(boolean json, LoadWindow... windows) {
        var out = new ByteArrayOutputStream();
        var rows = new LoadRows(new PrintStream(out, true, StandardCharsets.UTF_8), json);
        for (var window : windows) {
            rows.tell(window);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void rowsStandUnderOneHead() {
        var lines = told(false, window(60, KNOWN), window(7_200, UNKNOWN));
        assertThat(lines).hasSize(3);
        assertThat(lines.stream().map(String::length).distinct()).hasSize(1);
        assertThat(lines.get(1).strip().split(" +")).hasSize(16).contains("1204", "4061", "57");
        assertThat(lines.get(2).strip().split(" +")).hasSize(16).startsWith("7200").endsWith("-");
    }

    @Test
    void programsGetAnObjectALine() {
        var lines = told(true, window(60, KNOWN), window(120, UNKNOWN));
        assertThat(lines).hasSize(2);
        var first = JsonMapper.shared().readTree(lines.getFirst());
        assertThat(first.path("p99").asDouble()).isEqualTo(31.5);
        assertThat(first.path("server").path("files").asInt()).isEqualTo(4_061);
        var second = JsonMapper.shared().readTree(lines.getLast());
        assertThat(second.path("server").path("live").isNull()).isTrue();
    }
}
