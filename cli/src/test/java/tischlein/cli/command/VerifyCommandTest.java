package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.InstalledGames;
import tischlein.kernel.Game;
import tischlein.log.LogError;
import tischlein.log.LogReader;
import tischlein.log.Replay;
import tischlein.log.Verification;

class VerifyCommandTest {
    private static final List<String> LINES =
            ProgramRun.run("record", "buffet", "--seats", "3", "--seed", "7", "--sealed")
                    .fine()
                    .lines();

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    private static List<String> with(int number, String line) {
        var lines = new ArrayList<>(LINES);
        lines.set(number - 1, line);
        return lines;
    }

    /** The number of the first line that begins so. */
    private static int first(String beginning) {
        return 1
                + IntStream.range(0, LINES.size())
                        .filter(i -> LINES.get(i).startsWith(beginning))
                        .findFirst()
                        .orElseThrow();
    }

    private static ProgramRun.Ended verify(List<String> lines, String... more) {
        var arguments = Stream.concat(Stream.of("verify", "-"), Stream.of(more));
        return ProgramRun.typed(text(lines), arguments.toArray(String[]::new));
    }

    @TestFactory
    Stream<DynamicTest> everyGameCanBeSealedAndVerifiedAtEveryTable() {
        var tests = new ArrayList<DynamicTest>();
        for (var game : InstalledGames.games()) {
            var about = game.about();
            for (int seats = about.fewestSeats(); seats <= about.mostSeats(); seats++) {
                var count = Integer.toString(seats);
                tests.add(
                        DynamicTest.dynamicTest(
                                about.name() + " with " + count, () -> sealAndVerify(game, count)));
            }
        }
        return tests.stream();
    }

    private static void sealAndVerify(Game<?, ?, ?> game, String seats) {
        var name = game.about().name();
        var log = ProgramRun.run("record", name, "--seats", seats, "--sealed").fine().out();
        var json = ProgramRun.typed(log, "verify", "-", "--json").fine().json();
        assertThat(json.path("fits").asBoolean()).isTrue();
        assertThat(json.path("chance").asString()).isEqualTo("checked");
        assertThat(json.path("draws").asLong())
                .isEqualTo(log.lines().filter(line -> line.startsWith("*")).count());
        assertThat(json.path("kept").asLong())
                .isEqualTo(log.lines().filter(line -> line.startsWith("~")).count());
        assertThat(json.path("uncommitted").asInt()).isZero();
        assertThat(json.path("kept").asLong() > 0).isEqualTo(game.about().hides());
        ProgramRun.typed(log, "replay", "-").fine();
    }

    /** In every game, every draw in turn is exchanged for a dozen others. */
    @TestFactory
    Stream<DynamicTest> everyOtherDrawIsNamed() {
        return InstalledGames.games().stream()
                .map(game ->
                        DynamicTest.dynamicTest(
                                game.about().name(), () -> exchangeEveryDraw(game)));
    }

    private static void exchangeEveryDraw(Game<?, ?, ?> game) {
        var lines =
                ProgramRun.run("record", game.about().name(), "--seats", "3", "--sealed")
                        .fine()
                        .lines();
        var others =
                lines.stream().filter(line -> line.startsWith("*")).distinct().limit(12).toList();
        int exchanged = 0;
        for (int i = 0; i < lines.size(); i++) {
            for (var other : lines.get(i).startsWith("*") ? others : List.<String>of()) {
                if (!other.equals(lines.get(i))) {
                    var log = new ArrayList<>(lines);
                    log.set(i, other);
                    exchanged += named(text(log), i + 1) ? 1 : 0;
                }
            }
        }
        assertThat(exchanged).isGreaterThan(50);
    }

    /** Whether the line is a draw that does not fit; if not, the rules do not allow it. */
    private static boolean named(String text, int line) {
        var log = LogReader.read("log", text);
        try {
            var verification = Verification.of(Replay.game(log, InstalledGames.games()), log);
            assertThat(verification.misfit().orElseThrow().line()).isEqualTo(line);
            return true;
        } catch (LogError e) {
            assertThat(e.line()).isEqualTo(line);
            return false;
        }
    }

    @Test
    void aFairLogIsToldWithWhatWasChecked() {
        long draws = LINES.stream().filter(line -> line.startsWith("*")).count();
        long choices = LINES.stream().filter(line -> line.startsWith("~")).count();
        assertThat(verify(LINES).fine().lines())
                .containsExactly(
                        choices + " secret choices are as they were committed.",
                        draws + " moves of chance are just what the sealed seed draws.",
                        "Everything fits.");
    }

    @Test
    void anotherDrawIsToldWithTheOneThatWasExpected() {
        var line = LINES.get(4);
        var other = line.equals("* draw 9") ? "* draw 8" : "* draw 9";
        assertThat(verify(with(5, other)).complaint())
                .isEqualTo(
                        "-, line 5: The seed draws “%s” here, but the log has “%s”."
                                .formatted(line, other));
        assertThat(verify(with(5, other), "--lang", "de").complaint())
                .contains("Der Startwert ergibt hier „" + line + "“");
    }

    @Test
    void jsonTellsTheMisfitAndTheExitCodeIsTheSame() {
        var line = LINES.get(4);
        var other = line.equals("* draw 9") ? "* draw 8" : "* draw 9";
        var ended = verify(with(5, other), "--json");
        assertThat(ended.code()).isEqualTo(2);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.json().path("fits").asBoolean()).isFalse();
        var misfit = ended.json().path("misfit");
        assertThat(misfit.path("line").asInt()).isEqualTo(5);
        assertThat(misfit.path("kind").asString()).isEqualTo("draw");
        assertThat(misfit.path("expected").asString()).isEqualTo(line);
        assertThat(misfit.path("found").asString()).isEqualTo(other);
        assertThat(misfit.path("told").asString()).startsWith("The seed draws “");
    }

    @Test
    void everyKindOfMisfitHasItsSentence() {
        int commitment = first("~ 0");
        int opening = first("! 0");
        int end = LINES.size();
        var salt = "! 0 " + "0".repeat(32);
        assertThat(verify(with(opening, salt)).complaint())
                .startsWith("-, line " + opening + ": This salt and the moves have the hash ")
                .endsWith("the commitment was " + LINES.get(commitment - 1).substring(4) + ".");
        assertThat(verify(with(opening, "! 0 00")).complaint())
                .isEqualTo("-, line " + opening + ": Expected 32 hexadecimal digits, but found 2.");
        assertThat(verify(with(end, "seed " + "0".repeat(64))).complaint())
                .startsWith("-, line " + end + ": This seed does not belong to the seal ");
        assertThat(verify(with(commitment, "#")).complaint())
                .startsWith(
                        "-, line " + (commitment + 1) + ": Expected “~ 0 HASH”, but found “~ 1");
        assertThat(verify(with(opening, "#")).complaint())
                .startsWith("-, line " + (opening + 1) + ": Expected “! 0 SALT”, but found “! 1");
        assertThat(verify(with(5, LINES.get(commitment - 1))).complaint())
                .startsWith("-, line 5: “~ 0 ")
                .contains("is out of place.");
        assertThat(verify(with(5, salt)).complaint())
                .isEqualTo(
                        "-, line 5: “"
                                + salt
                                + "” opens nothing. No seat has a complete choice here that was"
                                + " committed and not opened yet.");
    }

    @Test
    void aGameThatIsOverWithoutItsLastOpeningIsTold() {
        int end = LINES.size() - 2;
        assertThat(verify(LINES.subList(0, end)).complaint())
                .isEqualTo(
                        "-, line "
                                + end
                                + ": The log ends here, and “! 2 SALT” is missing. A commitment"
                                + " must be opened.");
    }

    @Test
    void anUnfinishedGameIsCheckedWithoutItsDraws() {
        var ended = verify(LINES.subList(0, first("! 2"))).fine();
        assertThat(ended.lines())
                .containsExactly(
                        "3 secret choices are as they were committed.",
                        "The game is not over, and its seed is still secret: 32 moves of chance cannot be",
                        "  checked yet.",
                        "So far everything fits.");
        assertThat(verify(LINES.subList(0, 40), "--json").fine().json().path("chance").asString())
                .isEqualTo("untold");
    }

    @Test
    void aFinishedGameWithoutItsSeedProvesNothing() {
        var ended = verify(LINES.subList(0, LINES.size() - 1));
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.err())
                .startsWith("-: The game is over, but the log does not contain its seed: ");
        assertThat(ended.out()).contains(" secret choices are as they were committed.");
    }

    @Test
    void withoutASealThereIsNothingToVerify() {
        var log = ProgramRun.run("record", "buffet", "--seats", "3").fine().out();
        var ended = ProgramRun.typed(log, "verify", "-");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.out()).isEmpty();
        assertThat(ended.err())
                .isEqualTo(
                        "-: The log has no seal: nothing was fixed beforehand, so there is"
                                + " nothing to verify.\n");
        var json = ProgramRun.typed(log, "verify", "-", "--json");
        assertThat(json.code()).isEqualTo(1);
        assertThat(json.json().path("chance").asString()).isEqualTo("unsealed");
    }

    @Test
    void choicesWithoutCommitmentAreCounted() {
        var bare =
                LINES.stream()
                        .filter(line -> !line.startsWith("~") && !line.startsWith("!"))
                        .toList();
        assertThat(verify(bare).fine().out())
                .contains("choices were made at the same time as others, without a commitment");
    }

    @Test
    void aLogThatBreaksTheRulesIsRefused() {
        assertThat(verify(with(5, "0 play 9")).complaint()).startsWith("-, line 5: “0 play 9” is ");
        assertThat(ProgramRun.run("verify", "no.log").complaint())
                .isEqualTo("no.log: There is no such file.");
    }

    @Test
    void theSealedLogIsTheSameForTheSameSeedAndKeepsItsMovesInJson() {
        var again = ProgramRun.run("record", "buffet", "--seats", "3", "--seed", "7", "--sealed");
        assertThat(again.lines()).isEqualTo(LINES);
        var json =
                ProgramRun.run(
                                "record",
                                "buffet",
                                "--seats",
                                "3",
                                "--seed",
                                "7",
                                "--sealed",
                                "--json")
                        .fine()
                        .json();
        assertThat(json.path("log").asString()).isEqualTo(text(LINES));
        assertThat(json.path("moves").asLong())
                .isEqualTo(LINES.stream().filter(line -> line.matches("[*0-9] .*")).count());
    }

    @Test
    void theExampleOnThePageIsOneThatTheProgramWrites() throws IOException {
        var page = Files.readString(Path.of("../docs/log.md"));
        var example = Pattern.compile("(?s)```text\n(~ 0 .*?)```").matcher(page).results().toList();
        assertThat(example).hasSize(1);
        assertThat(text(LINES)).contains(example.getFirst().group(1));
    }
}
