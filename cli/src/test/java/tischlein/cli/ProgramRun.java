package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Runs the program as a shell would, and keeps what it printed. */
public final class ProgramRun {
    private static final String GAMES = Path.of("target", "unfinished").toString();

    private ProgramRun() {}

    public record Ended(int code, String out, String err) {
        public List<String> lines() {
            return out.lines().toList();
        }

        public JsonNode json() {
            return JsonMapper.shared().readTree(out);
        }

        public Ended fine() {
            assertThat(err).isEmpty();
            assertThat(code).isZero();
            return this;
        }

        /** One line of complaint, nothing else, and exit code 2. */
        public String complaint() {
            assertThat(err.lines()).as(err).hasSize(1);
            assertThat(out).isEmpty();
            assertThat(code).isEqualTo(2);
            return err.strip();
        }
    }

    public static Ended run(String... arguments) {
        return typed("", arguments);
    }

    public static Ended typed(String input, String... arguments) {
        return with(Map.of(), input, arguments);
    }

    /** Games that are left are not kept where those of the user are. */
    private static Map<String, String> away(Map<String, String> environment) {
        var away = new HashMap<>(Map.of("TISCHLEIN_GAMES", GAMES));
        away.putAll(environment);
        return away;
    }

    public static Ended with(Map<String, String> environment, String input, String... arguments) {
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        var around =
                new Surroundings(
                        new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                        new Outlet(out),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        away(environment));
        int code = Tischlein.run(around, arguments);
        return new Ended(
                code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
