package tischlein.store;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.Optional;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.Database;
import tischlein.store.database.DatabaseCopy;
import tischlein.store.database.DatabaseSession;
import tischlein.store.database.PrivateFiles;
import tischlein.store.database.SqliteFile;
import tischlein.table.store.Store.Unavailable;

/**
 * Writes and restores back-ups: one SQLite file with everything that a store keeps. It can be
 * restored into either kind of database, and so also moves a store from one to the other.
 */
final class Backup {
    private Backup() {}

    /**
     * Writes a back-up. The file only appears once it is complete and on the disk.
     *
     * @throws Unsuitable if there is a file of this name, or no folder for it
     */
    static void write(Database database, Path path) {
        var file = path.toAbsolutePath();
        if (Files.exists(file)) {
            throw new Unsuitable(say("backup.exists").text("file", path.toString()));
        }
        try {
            var folder = Files.createTempDirectory(parent(file), ".backup");
            var copy = folder.resolve("copy");
            try {
                database.copyTo(copy);
                PrivateFiles.mend(copy);
                sync(copy, StandardOpenOption.WRITE);
                Files.move(copy, file);
                syncFolder(parent(file));
            } finally {
                clear(folder);
            }
        } catch (FileAlreadyExistsException _) {
            throw new Unsuitable(say("backup.exists").text("file", path.toString()));
        } catch (IOException e) {
            throw new Unavailable("the back-up could not be written", e);
        }
    }

    private static Path parent(Path file) {
        var folder = file.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Unsuitable(say("store.folder").text("file", file.toString()));
        }
        return folder;
    }

    private static void sync(Path path, StandardOpenOption how) throws IOException {
        try (var channel = FileChannel.open(path, how)) {
            channel.force(true);
        }
    }

    /** Makes sure that the file's new name is on the disk too. */
    private static void syncFolder(Path folder) {
        try {
            sync(folder, StandardOpenOption.READ);
        } catch (IOException _) {
            // Not every system can open a folder like a file; those keep names by themselves.
        }
    }

    private static void clear(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(folder);
    }

    /**
     * Fills a database from a back-up. The back-up itself is not changed, even if an older program
     * wrote it: a copy of it is migrated.
     *
     * @throws Unsuitable if the database is not empty, or the file is not a back-up
     */
    static void restore(Path path, Database database) {
        if (!Files.isRegularFile(path)) {
            throw new Unsuitable(say("backup.missing").text("file", path.toString()));
        }
        try {
            var folder = Files.createTempDirectory("tischlein");
            try {
                var copy =
                        Files.copy(
                                path, folder.resolve("copy"), StandardCopyOption.REPLACE_EXISTING);
                fill(new SqliteFile(copy), path, database);
            } finally {
                clear(folder);
            }
        } catch (IOException e) {
            throw new Unavailable("the back-up could not be read", e);
        }
    }

    private static void fill(SqliteFile copy, Path path, Database database) {
        copy.prepare();
        try (var from = copy.session()) {
            if (!isHealthy(from)) {
                throw new Unsuitable(say("store.foreign").text("database", path.toString()));
            }
            boolean filled =
                    database.write(to -> {
                        if (!DatabaseCopy.isEmpty(to)) {
                            return false;
                        }
                        DatabaseCopy.rows(from, to);
                        return true;
                    });
            if (!filled) {
                throw new Unsuitable(say("restore.full").text("database", database.toString()));
            }
        } catch (SQLException e) {
            throw new Unavailable("the back-up could not be read", e);
        }
    }

    private static boolean isHealthy(DatabaseSession session) throws SQLException {
        return session.one("pragma integrity_check(1)", row -> row.getString(1))
                .equals(Optional.of("ok"));
    }
}
