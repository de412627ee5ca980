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
import tischlein.table.MemoryStore;
import tischlein.table.Store;

/**
 * The kinds of store there are, by the words that name one: {@code memory}; a file, with {@code
 * sqlite:} before it or without; {@code postgresql://user:password@host/name}.
 */
public final class Stores {
    private static final String MEMORY = "memory";
    private static final String SQLITE = "sqlite:";

    /** One letter is a drive. */
    private static final Pattern SCHEME = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]+):.*");

    private static final Pattern POSTGRES = Pattern.compile("(jdbc:)?postgres(ql)?:.*");

    private Stores() {}

    /**
     * Opens a store; a new database gets its shape, and an old one the present one.
     *
     * @throws Unsuitable if there is no such kind, or the database cannot be used, with the reason;
     *     the text is in this package's texts, and holds no password
     * @throws Store.Unavailable if it cannot be used now
     */
    public static Store open(String database) {
        return open(database, _ -> {});
    }

    /**
     * The same.
     *
     * @param notices hears what people should know of the database, in this package's texts
     */
    public static Store open(String database, Consumer<Sentence> notices) {
        return database.equals(MEMORY)
                ? new MemoryStore()
                : new SqlStore(database(database, notices));
    }

    /**
     * Opens a store for a server. A file can have only one.
     *
     * @param notices hears what people should know of the database, in this package's texts
     * @throws AlreadyServed if another server runs on this file
     */
    public static ServedStore serve(String database, Consumer<Sentence> notices) {
        if (POSTGRES.matcher(database).matches()) {
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
     * @throws Unsuitable if the database is not empty, or is none, or the file is no back-up
     * @throws AlreadyServed if a server runs on the database file
     * @throws Store.Unavailable if it cannot be done now; the database is empty still
     */
    public static void restore(String database, Path backup) {
        restore(database, backup, _ -> {});
    }

    /**
     * The same.
     *
     * @param notices hears what people should know of the back-up, in this package's texts
     */
    public static void restore(String database, Path backup, Consumer<Sentence> notices) {
        if (database.equals(MEMORY)) {
            throw new Unsuitable(say("restore.memory"));
        }
        if (POSTGRES.matcher(database).matches()) {
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
        return POSTGRES.matcher(database).matches()
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
