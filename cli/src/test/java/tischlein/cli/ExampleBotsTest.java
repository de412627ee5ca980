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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.cli.bots.BotProtocol;
import tischlein.cli.bots.Conformance;
import tischlein.cli.run.InstalledGames;
import tischlein.client.HttpApi;

@Timeout(180)
class ExampleBotsTest {
    private static final Path EXAMPLES = Path.of("..", "examples");
    private static final int LONGEST = 20;
    private static final List<String> BOTS = List.of("python3 bot.py", "node bot.mjs", "sh bot.sh");

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
                ProgramRun.run("bot-check", "--run", command(bot), "--budget", "20000", "--json")
                        .fine();
        assertThat(ended.json().path("failed").asInt()).isZero();
        assertThat(ended.json().path("checks").asInt())
                .isEqualTo(2 * InstalledGames.games().size());
    }

    @Test
    void theExamplesPlayEveryGameAtALiveTable() {
        var commands = BOTS.stream().map(ExampleBotsTest::command).toList();
        try (var inn = new TestServer();
                var host = inn.errands("Ada")) {
            for (var game : InstalledGames.games()) {
                int seats = Math.max(BOTS.size(), game.about().fewestSeats());
                var table = inn.table(host, game.about().name(), seats, List.of());
                var ends =
                        IntStream.range(0, BOTS.size())
                                .mapToObj(n -> sent(inn, host, table, commands.get(n), n, "20000"))
                                .toList();
                host.post("/api/tables/" + table + "/start", Map.of());
                for (var end : ends) {
                    assertThat(end.join().fine().out()).contains("mistakes: 0.");
                }
            }
        }
    }

    /** Only when it sits the next one comes: so the seats are always the same. */
    private static CompletableFuture<ProgramRun.Ended> sent(
            TestServer inn, HttpApi host, String table, String command, int seat, String budget) {
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
                                        budget),
                        task -> Thread.ofPlatform().daemon().start(task));
        awaitSeat(host, table, seat, ended);
        return ended;
    }

    private static void awaitSeat(
            HttpApi host, String table, int seat, CompletableFuture<ProgramRun.Ended> ended) {
        while (!ended.isDone()
                && host.get("/api/tables/" + table)
                        .path("seats")
                        .path(seat)
                        .path("kind")
                        .asString("")
                        .equals("open")) {
            Thread.onSpinWait();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"buckets", "buffet", "larder", "office"})
    void ourOwnBotsSpeakTheSameWay(String game) throws IOException {
        var dialogue = Files.readString(Path.of("src/main/resources" + Conformance.resource(game)));
        var said =
                ProgramRun.typed(
                        dialogue + "{\"is\":\"bye\"}\nno word is heard after this", "engine");
        var answers = said.fine().lines();
        assertThat(BotProtocol.read(answers.getFirst()))
                .isEqualTo(new BotProtocol.Answer.Hello(1, "Tischlein greedy"));
        var turns = dialogue.lines().filter(line -> line.startsWith("{\"is\":\"turn\"")).toList();
        assertThat(answers).hasSize(turns.size() + 1);
        for (int n = 0; n < turns.size(); n++) {
            assertThat(BotProtocol.read(answers.get(n + 1)))
                    .isInstanceOfSatisfying(
                            BotProtocol.Answer.Choose.class,
                            choice ->
                                    assertThat(turns.get(choice(choice))).contains(quoted(choice)));
        }
    }

    private static int choice(BotProtocol.Answer.Choose choice) {
        return Math.toIntExact(choice.turn()) - 1;
    }

    private static String quoted(BotProtocol.Answer.Choose choice) {
        return "\"" + choice.move() + "\"";
    }

    @Test
    void anEngineSaysWhatItCannotRead() {
        assertThat(ProgramRun.typed("nonsense\n", "engine").complaint()).contains("docs/bots.md");
        var newer = "{\"is\":\"hello\",\"protocol\":2,\"game\":\"buffet\"}\n";
        assertThat(ProgramRun.typed(newer, "engine").complaint()).contains("version 1");
        assertThat(ProgramRun.typed("", "engine", "--bot", "oracle").fine().out()).isEmpty();
    }

    @Test
    void botsThatHangFloodLieOrDieCostTheTableNothing() {
        var hello = "read x; echo '{\"do\":\"hello\",\"protocol\":1}'; ";
        var bad =
                List.of(
                        hello + "while read x; do :; done",
                        hello + "read x; while echo more; do :; done",
                        hello + "n=0; while read x; do n=$((n+1)); echo '{\"do\":\"lie\"}'; done",
                        hello + "read x; exit 5");
        try (var inn = new TestServer();
                var host = inn.errands("Ada")) {
            var table = inn.table(host, "buffet", bad.size(), List.of());
            var ends =
                    IntStream.range(0, bad.size())
                            .mapToObj(n -> sent(inn, host, table, bad.get(n), n, "200"))
                            .toList();
            host.post("/api/tables/" + table + "/start", Map.of());
            for (var end : ends) {
                var ended = end.join();
                assertThat(ended.code()).isZero();
                assertThat(ended.out())
                        .contains("The game is over.")
                        .doesNotContain("mistakes: 0.");
                assertThat(ended.err()).contains("Turn 1: ");
            }
        }
    }

    @Test
    void theSameIsSaidOverAWebSocket() throws Exception {
        try (var engine = ScriptedTalk.with(Map.of(), "engine", "--port", "0", "--bot", "random")) {
            engine.see("The bot listens at ").see("/\n");
            var place = engine.text().strip().replaceFirst(".* ", "");
            ProgramRun.run("bot-check", "--at", place, "--budget", "20000").fine();
            try (var inn = new TestServer();
                    var host = inn.errands("Ada")) {
                var table = inn.table(host, "larder", 1, List.of());
                var name = "Far";
                var end =
                        CompletableFuture.supplyAsync(
                                () -> inn.run("", "bot", table, "--at", place, "--name", name),
                                task -> Thread.ofPlatform().daemon().start(task));
                awaitSeat(host, table, 0, end);
                host.post("/api/tables/" + table + "/start", Map.of());
                assertThat(end.join().fine().out()).contains("mistakes: 0.");
            }
        }
        assertThat(ProgramRun.run("bot-check", "--at", "ws://127.0.0.1:1/").complaint())
                .contains("no bot answers");
        assertThat(ProgramRun.run("bot-check").complaint()).contains("--run or --at");
    }

    @Test
    void aBadBotIsReportedAndFails() {
        var ended = ProgramRun.run("bot-check", "--run", "exit 4", "--game", "larder");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.out())
                .contains("FAILED  larder, recorded dialogue", "exit code 4", "2 of 2 checks");
    }
}
