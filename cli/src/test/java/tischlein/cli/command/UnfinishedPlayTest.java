package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.cli.local.SavedSeats;
import tischlein.cli.local.UnfinishedGames;

class UnfinishedPlayTest {
    private static final String KEPT =
            "The game is saved. Continue it with:\n  tischlein play --resume\n";

    @TempDir private Path folder;

    private String play(String input, String... more) {
        var arguments = Stream.concat(Stream.of("play", "buffet", "--seed", "3"), Stream.of(more));
        return run(input, arguments.toArray(String[]::new)).fine().out();
    }

    private ProgramRun.Ended run(String input, String... arguments) {
        return ProgramRun.with(
                Map.of("TISCHLEIN_GAMES", folder.resolve("games").toString()), input, arguments);
    }

    private List<Path> unfinished() {
        return new UnfinishedGames(folder.resolve("games")).files();
    }

    @Test
    void aGameThatIsLeftIsKeptHoweverItIsLeft() throws IOException {
        assertThat(play("play 9\nquit\n")).endsWith(KEPT);
        assertThat(play("play 9\n")).endsWith(KEPT); // the end of input, or Ctrl-D
        assertThat(unfinished())
                .hasSize(2)
                .allSatisfy(file -> assertThat(file).content().contains("\n0 play 9\n"));
        assertThat(play("quit\n")).endsWith("The game ends here, unfinished.\n");
        assertThat(unfinished()).hasSize(2);
    }

    @Test
    void itGoesOnWithTheSamePeopleAndBots() {
        play("play 9\n", "--names", "Anna,Ben Ali", "--bots", "gentle,random");
        var resumed = run("", "play", "--resume").fine();
        assertThat(resumed.lines())
                .contains(
                        "  Seat 0: Anna",
                        "  Seat 1: Ben Ali",
                        "  Seat 2: Crumb, a bot (gentle)",
                        "  Seat 3: Pip, a bot (random)");
        assertThat(resumed.out()).contains("Hand over to Ben Ali.").endsWith(KEPT);
        assertThat(run("", "play", "--resume", "--bots", "greedy").fine().lines())
                .contains("  Seat 1: Pip, a bot (greedy)");
    }

    @Test
    void aGameThatIsOverIsKeptNoLonger() {
        play("play 9\n");
        assertThat(run("1\n".repeat(2000), "play", "--resume").fine().out()).contains("wins.");
        assertThat(unfinished()).isEmpty();
        assertThat(run("", "play", "--resume").complaint()).startsWith("There is no unfinished");
    }

    @Test
    void ofSeveralGamesOneCanBeChosen() throws IOException {
        play("play 9\n", "--names", "Anna");
        play("play 0\n", "--names", "Ben");
        Files.setLastModifiedTime(
                folder.resolve("games").resolve("buffet-1.log"), FileTime.fromMillis(0));
        Files.writeString(folder.resolve("games").resolve("broken.log"), "no log");
        var asked = run("2\n", "play", "--resume").fine().out();
        assertThat(asked)
                .containsPattern(
                        " 1  Schlacht am Buffet, Ben – .*\n 2  Schlacht am Buffet, Anna – ")
                .contains("Type its number, or press Enter for the first.")
                .contains("Seat 0: Anna");
        assertThat(run("\n", "play", "--resume").fine().out()).contains("Seat 0: Ben");
        assertThat(run("", "play", "--resume").fine().out()).endsWith("> \n");
        assertThat(run("7\n", "play", "--resume").err())
                .startsWith("--resume: “7” is not a whole number from 1 to 2.");
    }

    @Test
    void thereAreNeverMoreThanFiftyOfThem() throws IOException {
        var games = Files.createDirectory(folder.resolve("games"));
        for (int number = 1; number <= 50; number++) {
            var file = Files.writeString(games.resolve("larder-" + number + ".log"), "");
            Files.setLastModifiedTime(file, FileTime.fromMillis(number));
        }
        play("play 9\n");
        assertThat(unfinished()).hasSize(50);
        assertThat(games.resolve("larder-1.log")).doesNotExist();
        assertThat(games.resolve("buffet-1.log")).exists();
    }

    @Test
    void whereNothingCanBeKeptItIsSaid() throws IOException {
        Files.writeString(folder.resolve("games"), "a file");
        assertThat(play("play 9\n"))
                .contains("cannot be written")
                .endsWith("The game ends here, unfinished.\n");
    }

    @Test
    void aHalfMadeChoiceIsMissedAloud() {
        assertThat(play("play -1\ngive 0\nquit\n"))
                .contains("The part of this choice that you have made so far is not saved.")
                .endsWith(KEPT);
    }

    @Test
    void whatIsNoRemarkOnSeatsSeatsNobody() throws IOException {
        var file = Files.writeString(folder.resolve("x.log"), "# seat\t0\n# seats\n");
        assertThat(SavedSeats.in(file).seats()).isEmpty();
        assertThat(SavedSeats.in(folder.resolve("none")).seats()).isEmpty();
    }

    @Test
    void aGameIsSavedAndResumedByItsLog() throws IOException {
        var file = folder.resolve("my game.log");
        var out = play("play 9\nplay 0\nsave " + file + "\nquit\n");
        assertThat(out).contains("Saved.").endsWith(KEPT);
        assertThat(Files.readString(file)).contains("\n0 play 9\n").contains("\n0 play 0\n");
        var resumed =
                ProgramRun.typed(
                                "log 1000\n",
                                "play",
                                "--resume",
                                file.toString(),
                                "--names",
                                "Anna")
                        .fine()
                        .out();
        assertThat(resumed)
                .contains("You reveal the 9.", "Choose a card to play.")
                .endsWith("tischlein play --resume '" + file + "'\n");
        assertThat(ProgramRun.run("replay", file.toString()).fine().out())
                .endsWith("The game is not over yet.\n");
    }

    @Test
    void whatIsNoLogIsNotWrittenOver() throws IOException {
        var file = Files.writeString(folder.resolve("diary.txt"), "Dear diary");
        assertThat(play("save " + file + "\nquit\n").replaceAll("\\s+", " "))
                .contains("already exists and is not a log");
        assertThat(file).hasContent("Dear diary");
    }

    @Test
    void aHalfMadeChoiceIsNotSaved() throws IOException {
        var file = folder.resolve("half.log");
        var out = play("play -1\ngive 0\nsave " + file + "\n");
        assertThat(out).contains("The part of this choice that you have made so far is not saved.");
        assertThat(Files.readString(file)).contains("0 play -1").doesNotContain("give 0");
        assertThat(play("play -1\nsave " + file + "\n")).doesNotContain("is not saved");
    }

    @Test
    void whereNothingCanBeSavedTheGameGoesOn() {
        assertThat(play("save\n")).contains("In which file?");
        assertThat(play("save no/such/folder/x\nplay 9\n"))
                .contains("no/such/folder/x cannot be written: there is no such folder.")
                .contains("You reveal the 9.");
    }

    @Test
    void aFinishedGameIsResumedWithItsEnd() throws IOException {
        var file = folder.resolve("over.log");
        Files.writeString(file, ProgramRun.run("record", "buffet").out());
        assertThat(ProgramRun.run("play", "--resume", file.toString()).fine().out())
                .contains("place  who")
                .endsWith(" wins.\n");
    }
}
