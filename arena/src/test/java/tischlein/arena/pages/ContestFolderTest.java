package tischlein.arena.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tischlein.arena.Arena;
import tischlein.arena.DealJournal;
import tischlein.arena.play.Contest;
import tischlein.arena.play.ContestTest;
import tischlein.arena.play.PlayedGame;
import tischlein.arena.statistics.Findings;
import tischlein.buffet.Buffet;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.larder.Larder;
import tischlein.words.Language;

class ContestFolderTest {
    @TempDir private Path root;

    private static <S extends State<S>, V> Findings play(
            Path folder, Contest<S, V> contest, int threads) throws InterruptedException {
        var here = new ContestFolder(folder);
        here.prepare(contest, true);
        return here.play(contest, threads, Arena.Progress.UNHEARD, Language.EN);
    }

    private static Map<String, String> files(Path folder) throws IOException {
        var files = new TreeMap<String, String>();
        try (var all = Files.list(folder)) {
            for (var file : all.toList()) {
                files.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return files;
    }

    @Test
    void theSameManifestGivesTheSameFilesOnAnyNumberOfThreads() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 30, false, "greedy", "random");
        play(root.resolve("one"), contest, 1);
        var one = files(root.resolve("one"));
        assertThat(one)
                .containsOnlyKeys(
                        "games.csv",
                        "journal.txt",
                        "manifest.json",
                        "report.html",
                        "results.csv",
                        "results.json");
        var again = new ContestFolder(root.resolve("one")).manifest().contest(new Buffet());
        play(root.resolve("two"), again, 3);
        assertThat(files(root.resolve("two"))).isEqualTo(one);
    }

    @Test
    void whoeverGoesOnAfterAKillEndsWithTheSameFiles() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 30, false, "greedy", "random");
        play(root.resolve("whole"), contest, 2);
        var whole = files(root.resolve("whole"));
        var lines = whole.get("journal.txt").lines().toList();
        assertThat(lines).hasSize(10);
        var killed = root.resolve("killed");
        new ContestFolder(killed).prepare(contest, false);
        // Finished in another order, and the last line only half written.
        Files.writeString(
                killed.resolve("journal.txt"),
                lines.get(4) + "\n" + lines.get(0) + "\n" + lines.get(7).substring(0, 20));
        var told = new ArrayList<Long>();
        var here = new ContestFolder(killed);
        here.prepare(contest, true);
        here.play(contest, 1, (finished, _) -> told.add(finished), Language.EN);
        assertThat(told).isSorted().endsWith(10L);
        assertThat(told.getFirst()).isBetween(2L, 10L);
        assertThat(files(killed)).isEqualTo(whole);
    }

    @Test
    void whatIsInTheJournalIsNotPlayedAgain() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 6, false, "greedy", "random");
        play(root, contest, 1);
        var file = root.resolve("journal.txt");
        var marked = Files.readString(file).replaceFirst("\\|(\\d+),", "|999999,");
        Files.writeString(file, marked);
        var findings = play(root, contest, 1);
        assertThat(findings.lengths()).containsKey(999999);
    }

    @Test
    void aDecidedContestEndsEarlyAndTheSameOnAnyNumberOfThreads() throws Exception {
        var contest = ContestTest.contest(new Larder(), 1, 2000, true, "greedy", "random");
        var one = play(root.resolve("one"), contest, 1);
        assertThat(one.decided()).isTrue();
        assertThat(one.deals()).isLessThan(1000).isGreaterThanOrEqualTo(30);
        play(root.resolve("four"), contest, 4);
        assertThat(files(root.resolve("four"))).isEqualTo(files(root.resolve("one")));
    }

    @Test
    void anotherContestIsNotMixedIntoAFolder() {
        var contest = ContestTest.contest(new Buffet(), 3, 6, false, "random");
        new ContestFolder(root).prepare(contest, false);
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> new ContestFolder(root).prepare(contest, false))
                .withMessageContaining("unsuitable.taken");
        var other = ContestTest.contest(new Buffet(), 3, 7, false, "random");
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> new ContestFolder(root).prepare(other, true))
                .withMessageContaining("unsuitable.another");
    }

    @Test
    void twoArenasDoNotWriteTheSameJournal() throws IOException {
        var file = root.resolve("journal.txt");
        try (var journal = DealJournal.open(file)) {
            assertThat(journal.found()).isEmpty();
            assertThatExceptionOfType(Unsuitable.class)
                    .isThrownBy(() -> DealJournal.open(file))
                    .withMessageContaining("unsuitable.running");
        }
    }

    @Test
    void aBrokenJournalIsNamedByItsLine() throws IOException {
        var file = root.resolve("journal.txt");
        for (var wrong :
                List.of("x", "1", "1|", "1|2,3,4,ff", "1|2,3,4,ff,0:1:2", "-1|2,3,4,ff,0:1:2:3")) {
            Files.writeString(file, "0|2,3,4,ff,0:1:2:3\n" + wrong + "\n");
            assertThatExceptionOfType(Unsuitable.class)
                    .as(wrong)
                    .isThrownBy(() -> DealJournal.open(file))
                    .withMessageContaining("unsuitable.journal")
                    .withMessageContaining("value=2");
        }
    }

    @Test
    void aDealThatIsNotOfThisContestIsNamed() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 6, false, "greedy", "random");
        play(root, contest, 1);
        var file = root.resolve("journal.txt");
        var lines = Files.readAllLines(file);
        for (var wrong :
                List.of(
                        lines.get(1).replaceFirst("^1", "2"), // there are only two
                        lines.get(1).replaceFirst(",[01]:", ",7:"), // nobody has this number
                        lines.get(1).substring(0, lines.get(1).lastIndexOf('|')))) {
            Files.writeString(file, lines.get(0) + "\n" + wrong + "\n");
            assertThatExceptionOfType(Unsuitable.class)
                    .as(wrong)
                    .isThrownBy(() -> play(root, contest, 1))
                    .withMessageContaining("unsuitable.journal.deal");
            assertThat(Files.readAllLines(file)).hasSize(2);
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNoFolder() throws IOException {
        var contest = ContestTest.contest(new Buffet(), 3, 6, false, "random");
        var file = Files.createFile(root.resolve("file"));
        assertThatExceptionOfType(Unsuitable.class)
                .isThrownBy(() -> new ContestFolder(file.resolve("below")).prepare(contest, false))
                .withMessageContaining("unsuitable.data");
    }

    @Test
    void onAFullDiskWhatIsFinishedIsKept() throws Exception {
        var contest = ContestTest.contest(new Buffet(), 3, 30, false, "random");
        var whole = root.resolve("whole");
        play(whole, contest, 1);
        var full = root.resolve("full");
        new ContestFolder(full).prepare(contest, false);
        // A folder where results.json is to be: like a full disk, that cannot be written.
        Files.createDirectories(full.resolve("results.json/in/the/way"));
        assertThatExceptionOfType(ContestFolder.Unwritten.class)
                .isThrownBy(() ->
                        new ContestFolder(full)
                                .play(contest, 2, Arena.Progress.UNHEARD, Language.EN));
        assertThat(Files.readString(full.resolve("journal.txt")))
                .isEqualTo(Files.readString(whole.resolve("journal.txt")));
    }

    @Test
    void aJournalThatBreaksOffEndsWithAWholeLine() throws Exception {
        var file = root.resolve("journal.txt");
        var games = PlayedGame.read("0|2,3,4,ff,0:1:2:3");
        try (var journal = DealJournal.open(file)) {
            journal.add(games);
            Thread.currentThread().interrupt(); // closes the channel under the next write
            assertThatExceptionOfType(IOException.class).isThrownBy(() -> journal.add(games));
            assertThat(Thread.interrupted()).isTrue();
            assertThatExceptionOfType(IOException.class).isThrownBy(() -> journal.add(games));
        } catch (IOException closed) {
            assertThat(closed).isInstanceOf(java.nio.channels.ClosedChannelException.class);
        }
        try (var journal = DealJournal.open(file)) {
            assertThat(journal.found()).hasSize(1);
        }
    }
}
