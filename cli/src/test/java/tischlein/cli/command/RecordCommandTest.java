package tischlein.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tischlein.cli.ProgramRun;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Window;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Fingerprint;
import tischlein.kernel.Game;
import tischlein.log.Log;
import tischlein.log.LogReader;

class RecordCommandTest {
    @TestFactory
    Stream<DynamicTest> everyGameCanBeRecordedAndReplayedAtEveryTable() {
        var tests = new ArrayList<DynamicTest>();
        for (var game : InstalledGames.games()) {
            var about = game.about();
            for (int seats = about.fewestSeats(); seats <= about.mostSeats(); seats++) {
                var count = Integer.toString(seats);
                tests.add(
                        DynamicTest.dynamicTest(
                                about.name() + " with " + count,
                                () -> recordAndReplay(game, count)));
            }
        }
        return tests.stream();
    }

    private static void recordAndReplay(Game<?, ?, ?> game, String seats) {
        var name = game.about().name();
        var log = ProgramRun.run("record", name, "--seats", seats, "--seed", "5").fine().out();
        assertThat(log).startsWith("tischlein 1\ngame " + name + " ").contains("seats " + seats);
        for (var viewer : List.of("0", "onlooker", "all")) {
            var told = ProgramRun.typed(log, "replay", "-", "--as", viewer).fine();
            assertThat(told.lines()).allMatch(line -> Layout.width(line) <= Window.USUAL_COLUMNS);
        }
        var json = ProgramRun.typed(log, "replay", "-", "--json").fine().json();
        assertThat(json.path("result").path("over").asBoolean()).isTrue();
        assertThat(json.path("seats").asString()).isEqualTo(seats);
    }

    @Test
    void theSameSeedWritesTheSameLogAndAnotherOneAnother() {
        var log = ProgramRun.run("record", "buffet", "--seed", "5").fine().out();
        assertThat(ProgramRun.run("record", "buffet", "--seed", "5").fine().out()).isEqualTo(log);
        assertThat(ProgramRun.run("record", "buffet", "--seed", "6").fine().out())
                .isNotEqualTo(log);
    }

    @Test
    void itIsOneOfTheGamesThatSimulatePlays() {
        long fingerprints = 0;
        for (int n = 0; n < 3; n++) {
            var text =
                    ProgramRun.run("record", "buffet", "--seed", "8", "--game", Integer.toString(n))
                            .fine()
                            .out();
            fingerprints =
                    Fingerprint.with(fingerprints, n, fingerprint(LogReader.read("log", text)));
        }
        var json =
                ProgramRun.run("simulate", "buffet", "--seed", "8", "--games", "3", "--json")
                        .fine()
                        .json();
        assertThat(Fingerprint.text(fingerprints)).isEqualTo(json.path("fingerprint").asString());
    }

    private static long fingerprint(Log log) {
        var words = InstalledGames.game("buffet").words();
        long fingerprint = 0;
        for (var entry : log.entries()) {
            if (entry instanceof Log.Move(_, int actor, String word)) {
                fingerprint = Fingerprint.after(fingerprint, actor, words.code(word));
            }
        }
        return fingerprint;
    }

    @Test
    void whoeverPlaysTheFirstDealIsTheSame() {
        var random = ProgramRun.run("record", "buffet", "--seed", "5").fine().lines();
        var greedy =
                ProgramRun.run("record", "buffet", "--seed", "5", "--bots", "greedy")
                        .fine()
                        .lines();
        assertThat(greedy).isNotEqualTo(random);
        assertThat(greedy.subList(0, 3 + 36)).isEqualTo(random.subList(0, 3 + 36));
    }

    @Test
    void theLogCanGoIntoAFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("game.log");
        Files.writeString(file, "an older file");
        var ended =
                ProgramRun.run(
                                "record",
                                "buffet",
                                "--option",
                                "first=lot",
                                "--out",
                                file.toString())
                        .fine();
        assertThat(ended.out()).isEmpty();
        assertThat(Files.readString(file))
                .isEqualTo(ProgramRun.run("record", "buffet", "--option", "first=lot").out());
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void manyGamesGoIntoAFolderEachInAFileOfItsOwn(@TempDir Path parent) throws IOException {
        var folder = parent.resolve("games");
        var out = folder.toString();
        var args = List.of("record", "larder", "--seed", "5", "--game", "2", "--games", "3");
        var all = Stream.concat(args.stream(), Stream.of("--out", out)).toArray(String[]::new);
        assertThat(ProgramRun.run(all).fine().out()).isEmpty();
        for (int n = 2; n < 5; n++) {
            var number = Integer.toString(n);
            assertThat(Files.readString(folder.resolve("larder-" + n + ".log")))
                    .isEqualTo(
                            ProgramRun.run("record", "larder", "--seed", "5", "--game", number)
                                    .out());
        }
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(3);
        }
        var json = ProgramRun.run("record", "larder", "--games", "2", "--out", out, "--json");
        assertThat(json.fine().json().size()).isEqualTo(2);
        assertThat(json.json().path(1).path("file").asString())
                .isEqualTo(folder.resolve("larder-1.log").toString());
        assertThat(ProgramRun.run("record", "larder", "--games", "2").err()).contains("--out");
    }

    @Test
    void aFileHasTheModeOfAnyOtherNewFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("game.log");
        ProgramRun.run("record", "larder", "--out", file.toString()).fine();
        var other = Files.writeString(folder.resolve("other"), "as the umask says");
        assertThat(Files.getPosixFilePermissions(file))
                .isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void jsonSumsUpTheGame(@TempDir Path folder) {
        var file = folder.resolve("game.log").toString();
        var json =
                ProgramRun.run("record", "buffet", "--seed", "5", "--out", file, "--json")
                        .fine()
                        .json();
        assertThat(json.path("file").asString()).isEqualTo(file);
        assertThat(json.path("seed").asInt()).isEqualTo(5);
        var log = ProgramRun.run("record", "buffet", "--seed", "5", "--json").fine().json();
        assertThat(log.path("log").asString())
                .isEqualTo(ProgramRun.run("record", "buffet", "--seed", "5").out());
        assertThat(log.path("moves").asLong())
                .isEqualTo(log.path("log").asString().lines().count() - 3);
        assertThat(log.path("result").path("winners").size()).isEqualTo(1);
    }
}
