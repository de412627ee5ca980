package tischlein.cli.local;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.InputLines;
import tischlein.cli.screen.Layout;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.log.LogError;
import tischlein.log.LogReader;

/** Which of the games that were left before their end is to go on. */
public record UnfinishedMenu(UnfinishedGames games, Surroundings around, Voice voice) {
    private static final int MOST = 9;

    /**
     * The file of the one that is wanted, or nothing if somebody thinks better of it.
     *
     * @throws Unsuitable if there is none
     */
    public Optional<Path> chosen(InputLines lines) {
        var files = new ArrayList<Path>();
        var rows = new ArrayList<Sentence>();
        for (var file : games.files()) {
            var row = row(file, files.size() + 1);
            if (row.isPresent() && files.size() < MOST) {
                files.add(file);
                rows.add(row.get());
            }
        }
        if (files.isEmpty()) {
            throw new Unsuitable(say("unsuitable.noresume"));
        }
        if (files.size() == 1) {
            return Optional.of(files.getFirst());
        }
        rows.forEach(this::tell);
        tell(say("resume.which"));
        return lines.next("> ", List.of()).map(String::strip).map(line -> chosen(line, files));
    }

    private static Path chosen(String line, List<Path> files) {
        return line.isEmpty()
                ? files.getFirst()
                : files.get((int) Numeral.within("--resume", line, 1, files.size()) - 1);
    }

    /** What stands in a file, unless it is no game that can go on. */
    private Optional<Sentence> row(Path file, int number) {
        try {
            var header = LogReader.read(file).header();
            var game = InstalledGames.game(header.game());
            var when =
                    DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
                            .withLocale(voice.locale())
                            .withZone(ZoneId.systemDefault());
            return Optional.of(
                    say("resume.row")
                            .text("number", Layout.right(Integer.toString(number), 2))
                            .text("title", voice.of(game, List.of()).say(say("title")))
                            .texts("people", SavedSeats.in(file).people())
                            .text("when", when.format(UnfinishedGames.played(file).toInstant())));
        } catch (LogError | Unsuitable _) {
            return Optional.empty();
        }
    }

    private void tell(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice).forEach(around::print);
    }
}
