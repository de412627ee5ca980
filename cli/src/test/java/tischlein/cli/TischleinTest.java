package tischlein.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;

class TischleinTest {
    private static final Map<String, List<String>> GROUPS =
            Map.of(
                    "en",
                    List.of("Play", "Look back", "Study", "Run a server", "Write bots", "Shell"),
                    "fr",
                    List.of(
                            "Jouer",
                            "Revoir",
                            "Étudier",
                            "Faire tourner un serveur",
                            "Écrire des bots",
                            "Ligne de commande"),
                    "de",
                    List.of(
                            "Spielen",
                            "Noch einmal ansehen",
                            "Untersuchen",
                            "Einen Server betreiben",
                            "Bots schreiben",
                            "Kommandozeile"),
                    "ja",
                    List.of("遊ぶ", "見直す", "調べる", "サーバーを動かす", "ボットを書く", "シェル"));

    @Test
    void helpShowsEveryCommandInOneOfSixGroupsInEveryLanguage(@TempDir Path folder)
            throws IOException {
        var commands = commands(folder);
        GROUPS.forEach((language, titles) -> {
            var help = ProgramRun.run("--help", "--lang", language).fine();
            assertThat(help.lines()).containsSubsequence(titles);
            assertThat(help.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
            var list =
                    help.lines()
                            .subList(help.lines().indexOf(titles.getFirst()), help.lines().size());
            assertThat(
                            list.stream()
                                    .filter(line -> line.matches("  [a-z-]+  .*"))
                                    .map(line -> line.strip().split(" ")[0])
                                    .filter(word -> !word.equals("tischlein")))
                    .containsExactlyInAnyOrderElementsOf(commands);
        });
    }

    @Test
    void aCommandStandsInTheGroupOfItsPurpose() {
        var lines = ProgramRun.run("--help").fine().lines();
        var order =
                List.of(
                        "Play",
                        "  join ",
                        "Look back",
                        "  replay ",
                        "Study",
                        "  arena ",
                        "Run a server",
                        "  serve ",
                        "Write bots",
                        "  bot-check ",
                        "Shell",
                        "  manual ");
        var places =
                order.stream()
                        .map(start ->
                                lines.indexOf(
                                        lines.stream()
                                                .filter(line -> line.startsWith(start))
                                                .findFirst()
                                                .orElseThrow()))
                        .toList();
        assertThat(places).isSorted();
    }

    @Test
    void whatIsForDevelopersIsNotAmongTheCommands() {
        assertThat(ProgramRun.run("load").complaint()).contains("load");
        assertThat(ProgramRun.run("kill").complaint()).contains("kill");
    }

    /** All there are: a page of the manual tells of each. */
    private static List<String> commands(Path folder) throws IOException {
        ProgramRun.run("manual", folder.toString()).fine();
        try (var pages = Files.list(folder)) {
            return pages.map(page -> page.getFileName().toString())
                    .filter(page -> page.startsWith("tischlein-"))
                    .map(page -> page.replaceAll("^tischlein-|\\.1$", ""))
                    .sorted()
                    .toList();
        }
    }

    @Test
    void everyCommandHasHelpWithAnExampleInEveryLanguage(@TempDir Path folder) throws IOException {
        var commands = commands(folder);
        assertThat(commands)
                .hasSizeGreaterThan(20)
                .contains("join", "watch", "bot", "engine", "bot-check", "completion");
        for (var command : commands) {
            checkHelp(command);
        }
    }

    private static void checkHelp(String command) {
        for (var language : new String[] {"en", "fr", "de", "ja"}) {
            var help = ProgramRun.run(command, "--help", "--lang", language).fine();
            assertThat(help.out())
                    .contains("tischlein " + command)
                    .doesNotContainPattern("help\\.[a-z]");
            assertThat(help.lines())
                    .anyMatch(line ->
                            line.startsWith("  ") && line.contains("tischlein " + command + " ")
                                    || line.equals("  tischlein " + command));
            assertThat(help.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        }
    }

    @Test
    void aManPageTellsWhatTheHelpTells(@TempDir Path folder) throws IOException {
        ProgramRun.run("manual", folder.toString(), "--lang", "de").fine();
        assertThat(Files.readString(folder.resolve("tischlein-join.1")))
                .startsWith(
                        ".TH \"TISCHLEIN-JOIN\" \"1\"\n.nh\n.ad l\n.SH \"BEZEICHNUNG\"\ntischlein\\-join \\- ")
                .contains("\n.TP\n.B \\-\\-name NAME\n", "tischlein join K7QF2C", "\n.B URL|CODE\n")
                .doesNotContain("help.");
        assertThat(Files.readString(folder.resolve("tischlein.1")))
                .contains(".SS \"Spielen\"\n", ".B tischlein\\-play(1)");
    }

    @Test
    void aShellLearnsEveryCommand(@TempDir Path folder) throws IOException {
        var bash = ProgramRun.run("completion", "bash").fine().out();
        assertThat(commands(folder)).allMatch(command -> bash.contains(command));
        assertThat(ProgramRun.run("completion", "zsh").fine().out()).endsWith(bash);
        assertThat(ProgramRun.run("completion", "fish").complaint()).contains("bash, zsh");
    }

    private record Hearing(int code, String err) {}

    private static Hearing run(
            InputStream in,
            OutputStream out,
            Map<String, String> environment,
            String... arguments) {
        var err = new ByteArrayOutputStream();
        var printer = new PrintStream(err, true, StandardCharsets.UTF_8);
        int code =
                Tischlein.run(
                        new Surroundings(in, new Outlet(out), printer, environment), arguments);
        return new Hearing(code, err.toString(StandardCharsets.UTF_8));
    }

    private static InputStream nothing() {
        return new ByteArrayInputStream(new byte[0]);
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(why);
            }
        };
    }

    private static InputStream broken() {
        return new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("the plug\nis out");
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                return read();
            }
        };
    }

    @Test
    void aReaderThatHasHadEnoughIsNoError() {
        assertThat(run(nothing(), failing("Broken pipe"), Map.of(), "games"))
                .isEqualTo(new Hearing(0, ""));
    }

    @Test
    void aFullDiskIsAnError() {
        var ended =
                run(nothing(), failing("No space left on device"), Map.of(), "record", "buffet");
        assertThat(ended)
                .isEqualTo(
                        new Hearing(
                                1, "The output could not be written: No space left on device.\n"));
    }

    @Test
    void whatNobodyExpectedIsOneLineAndExitCodeOne() {
        var ended = run(broken(), new ByteArrayOutputStream(), Map.of(), "replay", "-");
        assertThat(ended.code()).isEqualTo(1);
        assertThat(ended.err().lines()).hasSize(1);
        assertThat(ended.err()).contains("the plug").contains("--debug");
    }

    @Test
    void itShowsWhereWhenAskedTo() {
        var asked = run(broken(), new ByteArrayOutputStream(), Map.of(), "replay", "-", "--debug");
        var always =
                run(
                        broken(),
                        new ByteArrayOutputStream(),
                        Map.of("TISCHLEIN_DEBUG", "1"),
                        "replay",
                        "-");
        assertThat(asked.err()).contains("\tat tischlein.");
        assertThat(always.err()).contains("\tat tischlein.");
        assertThat(asked.code()).isEqualTo(1);
    }
}
