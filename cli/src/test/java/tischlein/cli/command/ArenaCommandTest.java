package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tools.jackson.databind.json.JsonMapper;

class ArenaCommandTest {
    @TempDir private Path folder;

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    private ProgramRun.Ended played(String name) {
        return ProgramRun.run(
                "arena",
                "buffet",
                "--seats",
                "3",
                "--bots",
                "greedy,random",
                "--games",
                "9",
                "--budget",
                "2",
                "--out",
                at(name));
    }

    @Test
    void aFolderHoldsAllThatCameOfIt() throws IOException {
        var out = played("match").fine().out();
        assertThat(out).contains("buffet: 9 games in 3 deals", "greedy", "random", at("match"));
        var json =
                JsonMapper.shared()
                        .readTree(Files.readString(folder.resolve("match/results.json")));
        assertThat(json.path("games").asInt()).isEqualTo(9);
        assertThat(json.path("manifest").path("options").path("edition").asString())
                .isEqualTo("japanese");
        for (var bot : json.path("bots")) {
            assertThat(bot.path("wins").path("mean").asDouble())
                    .isBetween(
                            bot.path("wins").path("low").asDouble(),
                            bot.path("wins").path("high").asDouble());
        }
        assertThat(out).contains(json.path("fingerprint").asString());
        assertThat(Files.readAllLines(folder.resolve("match/games.csv"))).hasSize(1 + 9 * 3);
        assertThat(Files.readAllLines(folder.resolve("match/results.csv"))).hasSize(3);
        assertThat(Files.readString(folder.resolve("match/report.html"))).contains("<svg");
    }

    @Test
    void aManifestPlaysTheSameAgain() throws IOException {
        played("one").fine();
        ProgramRun.run("arena", "--manifest", at("one") + "/manifest.json", "--out", at("two"))
                .fine();
        for (var file :
                new String[] {"manifest.json", "results.json", "games.csv", "report.html"}) {
            assertThat(folder.resolve("two").resolve(file))
                    .hasSameBinaryContentAs(folder.resolve("one").resolve(file));
        }
    }

    @Test
    void whatWasBegunGoesOnWithoutBeingToldAgain() throws IOException {
        played("match").fine();
        var journal = folder.resolve("match/journal.txt");
        var lines = Files.readAllLines(journal);
        var results = Files.readString(folder.resolve("match/results.json"));
        Files.writeString(journal, lines.get(1) + "\n" + lines.get(0).substring(0, 9));
        Files.delete(folder.resolve("match/results.json"));
        ProgramRun.run("arena", "--resume", "--out", at("match")).fine();
        assertThat(folder.resolve("match/results.json")).hasContent(results);
        assertThat(Files.readAllLines(journal)).isEqualTo(lines);
    }

    @Test
    void anUnknownBotIsRefusedBeforeAnythingIsWritten() {
        assertThat(
                        ProgramRun.run("arena", "buffet", "--bots", "clever", "--out", at("x"))
                                .complaint())
                .startsWith(
                        "There is no bot “clever”. Choose from: gentle, fair, sharp, random, greedy");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void aNumberOfThreadsThatIsNoneIsRefusedBeforeAnythingIsWritten() {
        assertThat(
                        ProgramRun.run("arena", "buffet", "--threads", "0", "--out", at("x"))
                                .complaint())
                .startsWith("--threads: “0” is not a whole number");
        assertThat(folder.resolve("x")).doesNotExist();
    }

    @Test
    void whatIsWrongInAManifestIsToldWithItsName() throws IOException {
        played("match").fine();
        var file = folder.resolve("match/manifest.json");
        var text = Files.readString(file);
        for (var wrong : new String[][] {{"\"2\"", "\"0\""}, {"greedy", "clever"}, {"3,", "9,"}}) {
            Files.writeString(file, text.replaceFirst(wrong[0], wrong[1]));
            assertThat(ProgramRun.run("arena", "--resume", "--out", at("match")).complaint())
                    .startsWith("The contest in " + file + " cannot be played: ");
            assertThat(
                            ProgramRun.run("arena", "--manifest", file.toString(), "--out", at("x"))
                                    .complaint())
                    .startsWith("The contest in " + file + " cannot be played: ");
            assertThat(folder.resolve("x")).doesNotExist();
        }
    }

    @Test
    void aFolderIsNotUsedTwice() {
        played("match").fine();
        assertThat(played("match").complaint())
                .isEqualTo(
                        "There is already a contest in "
                                + at("match")
                                + ". Continue it with --resume, or choose another folder.");
        assertThat(ProgramRun.run("arena", "larder", "--resume", "--out", at("match")).complaint())
                .startsWith("Another contest was begun in");
    }

    @Test
    void aBrokenManifestIsNamedWithItsLine() throws IOException {
        var file = folder.resolve("broken.json");
        Files.writeString(file, "{\n  \"arena\" : 1,\n  \"game\" ; \"buffet\"\n}\n");
        assertThat(
                        ProgramRun.run("arena", "--manifest", file.toString(), "--out", at("x"))
                                .complaint())
                .startsWith(file + ", line 3: The manifest is broken (");
        assertThat(ProgramRun.run("arena", "--resume", "--out", at("none")).complaint())
                .endsWith("There is no readable manifest.");
    }

    @Test
    void whatCannotBeWrittenIsSaidAndWhatIsFinishedIsKept() throws IOException {
        var full = folder.resolve("full");
        Files.createDirectories(full.resolve("results.csv/in/the/way"));
        var line = played("full").complaint();
        assertThat(line).startsWith(full + " cannot be written: ").contains("--resume");
        assertThat(Files.readAllLines(full.resolve("journal.txt"))).hasSize(3);
    }

    @Test
    void itFitsTheScreenInEveryLanguage() {
        for (var language : new String[] {"en", "fr", "de", "ja"}) {
            var lines =
                    ProgramRun.run(
                                    "arena",
                                    "larder",
                                    "--seats",
                                    "1",
                                    "--games",
                                    "4",
                                    "--until-decided",
                                    "--lang",
                                    language,
                                    "--out",
                                    at(language))
                            .fine()
                            .lines();
            assertThat(lines)
                    .filteredOn(line -> !line.contains(folder.toString()))
                    .allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        }
    }

    @Test
    void aDesignersPageIsWritten() throws IOException {
        var file = at("page.html");
        assertThat(
                        ProgramRun.run(
                                        "report",
                                        "buckets",
                                        "--seats",
                                        "2",
                                        "--games",
                                        "4",
                                        "--budget",
                                        "2",
                                        "--out",
                                        file,
                                        "--lang",
                                        "de")
                                .fine()
                                .out())
                .isEqualTo("Die Seite ist in " + file + ".\n");
        assertThat(Files.readString(Path.of(file))).contains("lang='de'", "<svg", "buckets");
    }
}
