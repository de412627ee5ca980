package tischlein.arena.pages;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tischlein.arena.Arena;
import tischlein.arena.DealJournal;
import tischlein.arena.Manifest;
import tischlein.arena.play.Contest;
import tischlein.arena.play.PlayedGame;
import tischlein.arena.statistics.Findings;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.words.Language;

/** Where a contest and all that came of it is kept. */
public record ContestFolder(Path path) {
    private static final String JOURNAL = "journal.txt";

    /** What cannot be written, and that whatever was finished is still there. */
    public static final class Unwritten extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unwritten(IOException why) {
            super(why);
        }

        public String why() {
            var cause = getCause();
            return cause instanceof FileSystemException e && e.getReason() != null
                    ? e.getReason()
                    : String.valueOf(cause == null ? getMessage() : cause.getMessage());
        }
    }

    public Manifest manifest() {
        return Manifest.read(path.resolve(Manifest.FILE));
    }

    /**
     * Makes the folder ready for a contest.
     *
     * @param resumes whether one may have been begun there, which then must be the same
     * @throws Unsuitable if another one is there
     */
    public void prepare(Contest<?, ?> contest, boolean resumes) {
        var file = path.resolve(Manifest.FILE);
        try {
            Files.createDirectories(path);
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.data").text("folder", path.toString()));
        }
        try {
            if (!Files.exists(file)) {
                DealJournal.replace(file, Manifest.of(contest).text());
            } else if (!resumes) {
                throw new Unsuitable(say("unsuitable.taken").text("folder", path.toString()));
            } else if (!Manifest.read(file).equals(Manifest.of(contest))) {
                throw new Unsuitable(say("unsuitable.another").text("folder", path.toString()));
            }
        } catch (IOException e) {
            throw new Unwritten(e);
        }
    }

    /**
     * Plays what has not been played yet, and writes all results.
     *
     * @throws Unwritten if something cannot be written, a full disk for example
     */
    public <S extends State<S>, V> Findings play(
            Contest<S, V> contest, int threads, Arena.Progress progress, Language language)
            throws InterruptedException {
        var file = path.resolve(JOURNAL);
        try {
            List<List<PlayedGame>> deals;
            try (var journal = DealJournal.open(file)) {
                check(contest, journal, file);
                deals = Arena.run(contest, journal, threads, progress);
            }
            DealJournal.sort(file, deals);
            var findings = Findings.of(contest, deals);
            ResultsFile.write(path, contest, findings, deals);
            var page = new ContestPage(contest, findings, new PageWords(language)).html();
            DealJournal.replace(path.resolve("report.html"), page);
            return findings;
        } catch (IOException e) {
            throw new Unwritten(e);
        }
    }

    /** Of another contest, or by another hand: such a deal would spoil all figures. */
    private static void check(Contest<?, ?> contest, DealJournal journal, Path file) {
        long deals = contest.deals();
        journal.found()
                .forEach((deal, games) -> {
                    var seated = games.stream().map(PlayedGame::lineup).toList();
                    if (deal >= deals || !seated.equals(contest.lineups(deal))) {
                        throw new Unsuitable(
                                say("unsuitable.journal.deal")
                                        .text("file", file.toString())
                                        .text("deal", Long.toString(deal)));
                    }
                });
    }
}
