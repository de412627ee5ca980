package tischlein.cli.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tischlein.cli.ProgramRun;
import tischlein.kernel.Seeded;

class BadInputTest {
    private static final String LOG =
            ProgramRun.run("record", "buffet", "--seats", "4", "--seed", "7").out();

    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wxyz | “wxyz” is unknown here. See tischlein --help.",
                "--lang xx games | There is no language “xx”. Choose from: en, fr, de, ja.",
                "simulate | Something is missing: GAME. See tischlein simulate --help.",
                "simulate --bogus | “--bogus” is unknown here. Did you mean: --bots? See tischlein simulate --help.",
                "replay --jsn | “--jsn” is unknown here. Did you mean: --json? See tischlein replay --help.",
                "simulate buffet more | “more” is unknown here. See tischlein simulate --help.",
                "simulate buffet --wat | “--wat” is unknown here. See tischlein simulate --help.",
                "simulate buffet --seats | Something is missing: --seats N. See tischlein simulate --help.",
                "simulate buffet --seats 3 --seats 4 | --seats N is given twice; give it once. See tischlein simulate --help.",
                "simulate buffet --seats 9 | --seats: “9” is not a whole number from 3 to 6.",
                "simulate buffet --seats four | --seats: “four” is not a whole number from 3 to 6.",
                "simulate buffet --seats 99999999999999999999 | --seats: “99999999999999999999” is not a whole number from 3 to 6.",
                "simulate buffet --option taste=x | buffet has no option “taste”. Choose from: edition, first.",
                "simulate buffet --option edition=x | Option edition cannot be “x”. Choose from: japanese, french.",
                "simulate buffet --option first=4 | Option first cannot be “4”. Choose from: 0, 1, 2, 3, lot.",
                "simulate buffet --option first | --option: “first” does not have the form NAME=VALUE.",
                "simulate buffet --option first=0 --option first=1 | Option first is given twice; give it once.",
                "simulate buffet --bots clever | There is no bot “clever”. Choose from: gentle, fair, sharp, random, greedy, expert, search.",
                "simulate buffet --bots greedy,random | --bots: 2 names for 4 seats. Give one for each seat, or one for all.",
                "simulate buffet --games 0 | --games: “0” is not a whole number from 1 to 1000000000000.",
                "simulate buffet --threads 0 | --threads: “0” is not a whole number from 1 to 1000.",
                "simulate buffet --seed x | --seed: “x” is not a whole number, or it is too long.",
                "record buffet --game -1 | --game: “-1” is not a whole number from 0 to 92233720368547758.",
                "record buffet --out no/such/folder/x.log | no/such/folder/x.log cannot be written: there is no such folder.",
                "record buffet --out . | . cannot be written. Name a file in a folder where you are allowed to write.",
                "replay no.log | no.log: There is no such file.",
                "play buffet --people 5 | --people: “5” is not a whole number from 1 to 4.",
                "play buffet --people 2 --bots random,random,random | --bots: 3 names for 2 seats. Give one for each seat, or one for all.",
                "play buffet --names A,,B | --names: “” is not a name of 1 to 16 letters.",
                "play buffet --names A,B,C,D,E | --names: 5 names for 4 seats.",
                "play buffet --names Anna,Ben,Anna | --names: “Anna” is there twice. Give everybody a different name.",
                "play buffet --resume x.log | --resume continues a saved game as it was: leave out the game, --seats and --option.",
                "play --resume x.log | x.log: There is no such file.",
                "arena buffet | Something is missing: --out FOLDER. See tischlein arena --help.",
                "arena buffet --seats 9 --out x | --seats: “9” is not a whole number from 3 to 6.",
                "arena buffet --games 0 --out x | --games: “0” is not a whole number from 1 to 10000000.",
                "arena buffet --budget soon --out x | --budget: “soon” is neither a number of worlds such as 2000 nor a time such as 200ms.",
                "arena larder --bots greedy,greedy --out x | --bots: “greedy” is there twice. Name each bot only once here.",
                "arena buffet --manifest x.json --out x | The manifest says what is played: leave out the game, its options, and everything about bots and the number of games.",
                "arena --resume --games 5 --out x | The manifest says what is played: leave out the game, its options, and everything about bots and the number of games.",
                "arena --manifest x.json --out x | x.json: There is no readable manifest.",
                "report buffet --bots greedy | --bots: give two names, the stronger bot first, such as sharp,gentle, not “greedy”.",
                "report buffet --bots sharp,sharp | --bots: give two names, the stronger bot first, such as sharp,gentle, not “sharp,sharp”.",
                "arena buffet --bots search:ms=0,greedy --out x | “search:ms=0”: after the colon comes a budget, ms=1 to ms=9999999 or iterations=1 to iterations=9999999.",
                "play buffet --bots sharp:iterations=-1 | “sharp:iterations=-1”: after the colon comes a budget, ms=1 to ms=9999999 or iterations=1 to iterations=9999999.",
                "arena buffet --out /dev/null/x | /dev/null/x cannot be created, or is not a folder.",
                "solve larder --out /dev/null/x | /dev/null/x cannot be written. Name a file in a folder where you are allowed to write.",
                "hint no.log | no.log: There is no such file.",
            })
    void isOneClearLine(String arguments, String complaint) {
        assertThat(ProgramRun.run(arguments.split(" ")).complaint()).isEqualTo(complaint);
    }

    @Test
    void anUnknownGameIsAnsweredByThoseThereAre() {
        var names =
                InstalledGames.games().stream()
                        .map(game -> game.about().name())
                        .collect(Collectors.joining(", "));
        for (var command : new String[] {"simulate", "record", "play"}) {
            assertThat(ProgramRun.run(command, "chess").complaint())
                    .isEqualTo("There is no game “chess”. Choose from: " + names + ".");
        }
        for (var arguments : List.of("play", "arena --out x")) {
            assertThat(ProgramRun.run(arguments.split(" ")).complaint())
                    .isEqualTo("Which game? Choose from: " + names + ".");
        }
    }

    @Test
    void nobodyIsCalledLikeAGuestWithoutAName() {
        assertThat(
                        ProgramRun.run("play", "buffet", "--people", "2", "--names", "Guest 1")
                                .complaint())
                .startsWith("--names: “Guest 1” is there twice.");
    }

    @Test
    void isInTheUsersLanguage() {
        assertThat(ProgramRun.run("simulate", "buffet", "--wat", "--lang", "de").complaint())
                .isEqualTo("„--wat“ ist hier unbekannt. Siehe tischlein simulate --help.");
        assertThat(ProgramRun.with(Map.of("LC_ALL", "fr_FR"), "", "replay", "no.log").complaint())
                .startsWith("no.log")
                .contains("fichier");
        assertThat(ProgramRun.run("play", "buffet", "--people", "0", "--lang", "ja").complaint())
                .isEqualTo("--people：「0」は 1 から 4 までの整数ではありません。");
    }

    private String replayed(String log) {
        return ProgramRun.typed(log, "replay", "-").complaint();
    }

    private static String changed(int number, String line) {
        var lines = LOG.split("\n");
        lines[number - 1] = line;
        return Arrays.stream(lines).collect(Collectors.joining("\n", "", "\n"));
    }

    @Test
    void anIllegalMoveIsNamedWithLineAndRule() {
        assertThat(replayed(changed(4, "0 play 3")))
                .startsWith("-, line 4: “0 play 3” is against rule 2.2: ");
    }

    @Test
    void anIllegalMoveIsExplainedInTheUsersLanguage() {
        assertThat(
                        ProgramRun.typed(changed(4, "0 play 3"), "replay", "-", "--lang", "fr")
                                .complaint())
                .contains("2.2")
                .contains("C’est le moment de piocher.");
    }

    @Test
    void aWrongSeatCountIsNamed() {
        assertThat(replayed(changed(3, "seats 9")))
                .isEqualTo("-, line 3: buffet is for 3 to 6 seats, not for 9.");
        assertThat(replayed(changed(3, "seats"))).startsWith("-, line 3: Expected “seats NUMBER");
        assertThat(replayed(changed(3, "seats 4 edition klingon")))
                .startsWith("-, line 3: Option edition cannot be “klingon”.");
    }

    @Test
    void anUnknownWordIsNamed() {
        assertThat(replayed(changed(4, "* drow 7")))
                .startsWith("-, line 4: No move is called “drow 7”");
    }

    @Test
    void anUnknownGameOrVersionIsNamed() {
        assertThat(replayed(changed(2, "game chess 1")))
                .startsWith("-, line 2: There is no game “chess”.");
        assertThat(replayed(changed(2, "game buffet 99")))
                .startsWith("-, line 2: This log is from version 99 of buffet");
        assertThat(replayed(changed(1, "tischlein 2")))
                .startsWith("-, line 1: The log is written in format 2");
    }

    @Test
    void aTruncatedFileIsNamed() {
        assertThat(replayed("")).startsWith("-: The file is empty.");
        assertThat(replayed("tischlein 1\ngame buffet 1\n"))
                .startsWith("-, line 2: The log ends here");
        assertThat(replayed(LOG.substring(0, LOG.indexOf("* draw") + 4))).startsWith("-, line 4: ");
    }

    @Test
    void aBinaryFileIsNamed() throws IOException {
        var bytes = new byte[100_000];
        new Seeded(1).nextBytes(bytes);
        var file = folder.resolve("binary.log");
        Files.write(file, bytes);
        assertThat(ProgramRun.run("replay", file.toString()).complaint())
                .isEqualTo(file + ", line 1: This is not text in UTF-8.");
        assertThat(ProgramRun.run("replay", folder.toString()).complaint())
                .isEqualTo(folder + ": The file cannot be read.");
    }

    @Test
    void aHostileLineIsNotReadToItsEnd() throws IOException {
        var file = folder.resolve("hostile.log");
        try (var writer = Files.newBufferedWriter(file)) {
            writer.write("tischlein 1\ngame buffet 1\n");
            var megabyte = "a".repeat(1 << 20);
            for (int i = 0; i < 100; i++) {
                writer.write(megabyte);
            }
        }
        assertThat(ProgramRun.run("replay", file.toString()).complaint())
                .isEqualTo(file + ", line 3: The line is longer than 1000 characters.");
        assertThat(ProgramRun.run("play", "--resume", file.toString()).complaint())
                .contains("line 3");
    }

    @Test
    void nobodyMayListenWhoIsNotThere() {
        assertThat(ProgramRun.typed(LOG, "replay", "-", "--as", "4").complaint())
                .isEqualTo(
                        "--as: “4” is not possible. Choose a seat from 0 to 3, onlooker, or all.");
    }

    @Test
    void aLogThatGoesWrongCannotBeResumed() throws IOException {
        var file = folder.resolve("wrong.log");
        Files.writeString(file, changed(4, "0 play 3"));
        assertThat(ProgramRun.run("play", "--resume", file.toString()).complaint())
                .contains("line 4")
                .contains("2.2");
    }
}
