package tischlein.store;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.store.database.AlreadyServed;
import tischlein.store.database.Database;
import tischlein.store.database.PostgresAddress;
import tischlein.store.database.PostgresDatabase;
import tischlein.store.database.PrivateFiles;
import tischlein.store.database.ServerMark;
import tischlein.store.database.SqliteDatabase;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

/**
 * Opens stores by name: {@code memory}; a file, with or without {@code sqlite:} before it; or
 * {@code postgresql://user:password@host/name}.
 */
public final class Stores {
    private static final String MEMORY = "memory";
    private static final String SQLITE = "sqlite:";

    /** At least two letters: one letter is a drive. */
    private static final Pattern SCHEME = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]+):.*");

    private static final Pattern POSTGRES = Pattern.compile("(jdbc:)?postgres(ql)?:.*");

    private Stores() {}

    /** Whether several servers can share this database. */
    public static boolean isPostgres(String database) {
        return POSTGRES.matcher(database).matches();
    }

    /**
     * Opens a store. A new database is set up, and an old one is migrated.
     *
     * @throws Unsuitable if there is no such kind, or the database cannot be used, with the reason;
     *     the text is in this package's texts, and contains no password
     * @throws Store.Unavailable if it cannot be used now
     */
    public static Store open(String database) {
        return open(database, _ -> {});
    }

    /**
     * The same.
     *
     * @param notices is told what people should know about the database, in this package's texts
     */
    public static Store open(String database, Consumer<Sentence> notices) {
        return database.equals(MEMORY)
                ? new MemoryStore()
                : new SqlStore(database(database, notices));
    }

    /**
     * Opens a store that is there, for somebody who must not change its schema.
     *
     * @throws Unsuitable if it has another schema than this program's, as well
     */
    public static Store look(String database, Consumer<Sentence> notices) {
        if (database.equals(MEMORY)) {
            return new MemoryStore();
        }
        return new SqlStore(
                isPostgres(database)
                        ? PostgresDatabase.look(PostgresAddress.of(database))
                        : SqliteDatabase.look(file(database), notices));
    }

    /**
     * Opens a store for a server. Only one server can use a file.
     *
     * @param notices is told what people should know about the database, in this package's texts
     * @throws AlreadyServed if another server runs on this file
     */
    public static ServedStore serve(String database, Consumer<Sentence> notices) {
        if (isPostgres(database)) {
            var opened = PostgresDatabase.serve(PostgresAddress.of(database), notices);
            return new ServedStore(new SqlStore(opened), Optional.empty());
        }
        if (database.equals(MEMORY)) {
            return new ServedStore(new MemoryStore(), Optional.empty());
        }
        var mark = mark(file(database));
        try {
            return new ServedStore(open(database, notices), Optional.of(mark));
        } catch (RuntimeException e) {
            mark.close();
            throw e;
        }
    }

    private static ServerMark mark(Path file) {
        var name = file.toString();
        var folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Unsuitable(say("store.folder").text("file", name));
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            throw new Unsuitable(say("store.unwritable").text("file", name));
        }
        try {
            return ServerMark.take(file);
        } catch (IOException _) {
            throw new Unsuitable(say("store.unwritable").text("file", name + ".lock"));
        }
    }

    /**
     * Fills an empty database from a back-up, which may come from another kind of database.
     *
     * @throws Unsuitable if the database is not empty, is of no known kind, or the file is not a
     *     back-up
     * @throws AlreadyServed if a server runs on the database file
     * @throws Store.Unavailable if it cannot be done now; the database is still empty
     */
    public static void restore(String database, Path backup) {
        restore(database, backup, _ -> {});
    }

    /**
     * The same.
     *
     * @param notices is told what people should know about the back-up, in this package's texts
     */
    public static void restore(String database, Path backup, Consumer<Sentence> notices) {
        if (database.equals(MEMORY)) {
            throw new Unsuitable(say("restore.memory"));
        }
        if (isPostgres(database)) {
            fill(database, backup);
        } else {
            try (var _ = mark(file(database))) {
                fill(database, backup);
            }
        }
        PrivateFiles.tell(PrivateFiles.mend(backup), backup, notices);
    }

    private static void fill(String database, Path backup) {
        try (var opened = database(database, _ -> {})) {
            Backup.restore(backup, opened);
        }
    }

    private static Database database(String database, Consumer<Sentence> notices) {
        return isPostgres(database)
                ? PostgresDatabase.open(PostgresAddress.of(database))
                : SqliteDatabase.open(file(database), notices);
    }

    private static Path file(String database) {
        var file = database.startsWith(SQLITE) ? database.substring(SQLITE.length()) : database;
        var scheme = SCHEME.matcher(file);
        if (scheme.matches()) {
            throw new Unsuitable(say("store.kind").text("kind", scheme.group(1)));
        }
        try {
            if (file.isBlank()) {
                throw new Unsuitable(say("store.nothing"));
            }
            return Path.of(file);
        } catch (InvalidPathException _) {
            throw new Unsuitable(say("store.nothing"));
        }
    }
}
