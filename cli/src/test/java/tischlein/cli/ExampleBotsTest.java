package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(180)
class ExampleBotsTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final int LONGEST = 20;
    private static final List<String> BOTS =
            List.of("python3 bot.py", "node bot.mjs", "sh bot.sh");

    @TempDir private Path folder;

    private static String command(String bot) {
        var words = bot.split(" ");
        assumeTrue(found(words[0]), "There is no " + words[0] + " here to run " + words[1]);
        return words[0] + " " + EXAMPLES.resolve(words[1]).toAbsolutePath().normalize();
    }

    private static boolean found(String program) {
        return Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(System.getenv().getOrDefault("PATH", ""))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"python3 bot.py", "node bot.mjs", "sh bot.sh"})
    void anExampleIsShortAndPassesTheCheck(String bot) throws IOException {
        assertThat(Files.readAllLines(EXAMPLES.resolve(bot.split(" ")[1])))
                .hasSizeLessThanOrEqualTo(LONGEST);
        var ended =
                Shell.run("bot-check", "--run", command(bot), "--budget", "20000", "--json").fine();
        assertThat(ended.json().path("failed").asInt()).isZero();
        assertThat(ended.json().path("checks").asInt()).isEqualTo(2 * Shelf.games().size());
    }

    @Test
    void theExamplesPlayEveryGameAtALiveTable() {
        var commands = BOTS.stream().map(ExampleBotsTest::command).toList();
        try (var inn = new Inn(folder);
                var host = inn.errands("Ada")) {
            for (var game : Shelf.games()) {
                int seats = Math.max(BOTS.size(), game.about().fewestSeats());
                var table = inn.table(host, game.about().name(), seats, List.of());
                var ends =
                        IntStream.range(0, BOTS.size())
                                .mapToObj(n -> sent(inn, host, table, commands.get(n), n))
                                .toList();
                host.post("/api/tables/" + table + "/start", Map.of());
                for (var end : ends) {
                    assertThat(end.join().fine().out()).contains("slips: 0.");
                }
            }
        }
    }

    /** Only when it sits the next one comes: so the seats are always the same. */
    private static CompletableFuture<Shell.Ended> sent(
            Inn inn, Errands host, String table, String command, int seat) {
        var ended =
                CompletableFuture.supplyAsync(
                        () ->
                                inn.run(
                                        "",
                                        "bot",
                                        table,
                                        "--run",
                                        command,
                                        "--name",
                                        "Bot" + seat,
                                        "--seat",
                                        Integer.toString(seat),
                                        "--budget",
                                        "20000"),
                        task -> Thread.ofPlatform().daemon().start(task));
        while (!ended.isDone()
                && host.get("/api/tables/" + table)
                        .path("seats")
                        .path(seat)
                        .path("kind")
                        .asString("")
                        .equals("open")) {
            Thread.onSpinWait();
        }
        return ended;
    }

    @Test
    void ourOwnBotsAreOneOfThem() {
        var turn =
                "{\"is\":\"turn\",\"turn\":1,\"choices\":[],\"budget\":{\"ms\":1},\"view\":{}}";
        assertThat(Shell.typed("{\"is\":\"bye\"}\n" + turn, "engine").fine().out()).isEmpty();
        assertThat(Shell.typed("nonsense\n", "engine").complaint()).contains("docs/bots.md");
    }

    @Test
    void aBadBotIsReportedAndFails() {
        var ended = Shell.run("bot-check", "--run", "exit 4", "--game", "larder");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.out())
                .contains("FAILED  larder, recorded dialogue", "exit code 4", "2 of 2 checks");
    }
}
