package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;

class ReviewCommandTest {
    private static final String LEDGER_ONLY = "0";
    private static final String FEW = "64";

    private static String recorded(String game) {
        return ProgramRun.run("record", game, "--seats", "3", "--seed", "7", "--bots", "random")
                .fine()
                .out();
    }

    private static final String BUFFET = recorded("buffet");

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "de", "ja"})
    void itTellsTheGameInEveryLanguageOnAScreenOfEightyColumns(String language) {
        var told =
                ProgramRun.typed(BUFFET, "review", "-", "--budget", FEW, "--lang", language)
                        .fine()
                        .out();
        assertThat(told.lines().map(Layout::width))
                .allMatch(width -> width <= Window.USUAL_COLUMNS);
        assertThat(told).doesNotContain("review.").doesNotContain("{");
        assertThat(told).contains("advice-1", "greedy-1", "100");
    }

    @ParameterizedTest
    @ValueSource(strings = {"buffet", "office", "larder", "buckets"})
    void theFiguresForProgramsAddUp(String game) {
        var json =
                ProgramRun.typed(recorded(game), "review", "-", "--budget", LEDGER_ONLY, "--json")
                        .fine()
                        .json();
        assertThat(json.path("game").asString()).isEqualTo(game);
        assertThat(json.path("finished").asBoolean()).isTrue();
        assertThat(json.path("ledger").size()).isEqualTo(3);
        for (var row : json.path("ledger")) {
            double sum = 0;
            for (var column : new String[] {"chair", "luck", "own", "others"}) {
                sum += row.path(column).asDouble();
                assertThat(row.path("reach").path(column).asDouble()).isNotNegative();
            }
            assertThat(sum).isCloseTo(row.path("result").asDouble(), within(1e-9));
            assertThat(row.path("choices").size()).isZero();
        }
        assertThat(json.path("chances").size()).isGreaterThan(10);
        assertThat(json.path("turns").size()).isBetween(0, 3);
    }

    @Test
    void choicesAreToldWithWhatWasBetterAndWhy() {
        var told =
                ProgramRun.typed(recorded("buckets"), "review", "-", "--budget", FEW).fine().out();
        assertThat(told).contains("Choices worth a second look", "Chosen: ", "Better: ", "Why: ");
    }

    @Test
    void aSeatIsToldOnlyOfItsOwnChoices() {
        var json =
                ProgramRun.typed(
                                recorded("buckets"),
                                "review",
                                "-",
                                "--budget",
                                FEW,
                                "--seat",
                                "1",
                                "--json")
                        .fine()
                        .json();
        assertThat(json.path("ledger").path(0).path("choices").size()).isZero();
        assertThat(json.path("ledger").path(2).path("choices").size()).isZero();
        assertThat(json.path("ledger").path(1).path("choices").size()).isPositive();
    }

    @Test
    void theSameSeedGivesTheSameReview() {
        var once = ProgramRun.typed(BUFFET, "review", "-", "--budget", FEW, "--json").fine().out();
        var again = ProgramRun.typed(BUFFET, "review", "-", "--budget", FEW, "--json").fine().out();
        assertThat(again).isEqualTo(once);
    }

    @Test
    void aPageNeedsNothingButItself(@TempDir Path folder) throws IOException {
        var page = folder.resolve("review.html");
        ProgramRun.typed(BUFFET, "review", "-", "--budget", LEDGER_ONLY, "--html", page.toString())
                .fine();
        var html = Files.readString(page);
        assertThat(html)
                .contains("<polyline", "aria-label", "<table")
                .doesNotContain("http:", "https:", "<script");
        assertThat(html.split("<polyline", -1)).hasSize(4);
    }

    @Test
    void aGameStoppedInTheMiddleIsToldAsFarAsItGoes() {
        var half =
                BUFFET.lines()
                        .limit(BUFFET.lines().count() / 2)
                        .reduce("", (text, line) -> text + line + "\n");
        var told = ProgramRun.typed(half, "review", "-", "--budget", LEDGER_ONLY).fine().out();
        assertThat(told).contains("The game is not over");
    }

    @Test
    void aBrokenOrForeignLogGetsOneClearLine() {
        for (var log :
                new String[] {
                    "",
                    "nonsense\n",
                    BUFFET.replaceFirst("game buffet 1", "game chess 1"),
                    BUFFET.replaceFirst("game buffet 1", "game buffet 99"),
                    BUFFET.replaceFirst("\\* draw", "* drow"),
                }) {
            var run = ProgramRun.typed(log, "review", "-");
            assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err().lines()).hasSize(1);
            assertThat(run.out()).isEmpty();
        }
        var missing = ProgramRun.run("review", "nowhere.log");
        assertThat(missing.code()).isEqualTo(ExitCode.BAD_INPUT);
        assertThat(missing.err().lines()).hasSize(1);
    }

    @Test
    void aSeatOrABudgetThatCannotBeGetsOneClearLine() {
        for (var options : new String[][] {{"--seat", "3"}, {"--seat", "x"}, {"--budget", "-1"}}) {
            var run = ProgramRun.typed(BUFFET, "review", "-", options[0], options[1]);
            assertThat(run.code()).isEqualTo(ExitCode.BAD_INPUT);
            assertThat(run.err().lines()).hasSize(1);
        }
    }
}
