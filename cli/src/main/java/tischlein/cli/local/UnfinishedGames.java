package tischlein.cli.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import tischlein.cli.run.SavedFile;
import tischlein.cli.run.Surroundings;

/** The games that somebody has left before their end: a folder of logs, the last ones. */
public record UnfinishedGames(Path folder) {
    private static final int MOST = 50;
    private static final String LOG = ".log";

    public static UnfinishedGames of(Surroundings around) {
        var own = around.variable("TISCHLEIN_GAMES");
        return new UnfinishedGames(
                own.isEmpty()
                        ? around.folder("", "XDG_DATA_HOME", ".local", "share").resolve("games")
                        : Path.of(own));
    }

    /** All of them, the one that was played last first. */
    public List<Path> files() {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(LOG))
                    .sorted(Comparator.comparing(UnfinishedGames::played).reversed())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** When a game was played last. */
    public static FileTime played(Path file) {
        try {
            return Files.getLastModifiedTime(file);
        } catch (IOException _) {
            return FileTime.fromMillis(0); // somebody has just deleted it
        }
    }

    /**
     * A new file for a game; of too many old ones the oldest make room.
     *
     * @throws tischlein.kernel.Unsuitable if there can be none
     */
    Path file(String game) {
        SavedFile.makeFolder(folder.toString());
        files().stream().skip(MOST - 1).forEach(UnfinishedGames::delete);
        for (int number = 1; ; number++) {
            var file = folder.resolve(game + "-" + number + LOG);
            if (created(file)) {
                return file;
            }
        }
    }

    private static boolean created(Path file) {
        try {
            Files.createFile(file);
            return true;
        } catch (FileAlreadyExistsException _) {
            return false;
        } catch (IOException e) {
            throw SavedFile.unsuitable(file.toString(), e);
        }
    }

    static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // it stays, and does no harm
        }
    }
}
