package tischlein.store;

import static tischlein.kernel.Phrase.say;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.regex.Pattern;
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
        return database.equals(MEMORY) ? new MemoryStore() : new SqlStore(database(database));
    }

    /**
     * Fills an empty database from a back-up, which may come from another kind of database.
     *
     * @throws Unsuitable if the database is not empty, or is none, or the file is no back-up
     * @throws Store.Unavailable if it cannot be done now; the database is empty still
     */
    public static void restore(String database, Path backup) {
        if (database.equals(MEMORY)) {
            throw new Unsuitable(say("restore.memory"));
        }
        try (var opened = database(database)) {
            Backup.restore(backup, opened);
        }
    }

    private static Database database(String database) {
        if (POSTGRES.matcher(database).matches()) {
            return PostgresDatabase.open(PostgresAddress.of(database));
        }
        var file = database.startsWith(SQLITE) ? database.substring(SQLITE.length()) : database;
        var scheme = SCHEME.matcher(file);
        if (scheme.matches()) {
            throw new Unsuitable(say("store.kind").text("kind", scheme.group(1)));
        }
        try {
            if (file.isBlank()) {
                throw new Unsuitable(say("store.nothing"));
            }
            return SqliteDatabase.open(Path.of(file));
        } catch (InvalidPathException _) {
            throw new Unsuitable(say("store.nothing"));
        }
    }
}
