package tischlein.store.database;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.stream.Stream;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteOpenMode;
import tischlein.kernel.Unsuitable;

/** An SQLite file, and the settings it is opened with, by which nothing committed is lost. */
public final class SqliteFile {
    private static final int PATIENCE = 5_000;
    private static final int CACHE = -32_000;

    /** With more, the writer would stop less often but for longer. */
    private static final int PAGES_BETWEEN_CHECKPOINTS = 1_000;

    private static final int LARGEST_LOG_KEPT = 64 << 20;

    private final Path path;

    public SqliteFile(Path path) {
        this.path = path.toAbsolutePath();
    }

    Path path() {
        return path;
    }

    /**
     * Creates the file if there is none, and migrates it.
     *
     * @throws Unsuitable if it cannot be opened, with the reason
     */
    public void prepare() {
        var folder = path.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new Unsuitable(say("store.folder").text("file", path.toString()));
        }
        boolean there = Files.exists(path);
        if (there
                ? !Files.isRegularFile(path) || !Files.isWritable(path)
                : !Files.isWritable(folder)) {
            throw unwritable();
        }
        try {
            PrivateFiles.create(path);
        } catch (IOException _) {
            throw unwritable();
        }
        Migrations.run(source(), Dialect.SQLITE, path.toString());
    }

    /**
     * Leaves the file, which must exist, as it is.
     *
     * @throws Unsuitable if it would have to be migrated
     */
    void needCurrent() {
        Migrations.need(source(), path.toString());
    }

    private SQLiteDataSource source() {
        var source = new SQLiteDataSource(config());
        source.setUrl(url());
        return source;
    }

    private Unsuitable unwritable() {
        return new Unsuitable(say("store.unwritable").text("file", path.toString()));
    }

    /**
     * Takes others' permissions away from the file and from the files that SQLite keeps beside it.
     */
    PrivateFiles.Found mend() {
        return Stream.of("", "-wal", "-shm", "-journal")
                .map(end -> PrivateFiles.mend(path.resolveSibling(path.getFileName() + end)))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** A connection to the file, which must exist. */
    public DatabaseSession session() throws SQLException {
        var config = config();
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        return new DatabaseSession(config.createConnection(url()), Dialect.SQLITE);
    }

    /** A connection that cannot change anything. */
    DatabaseSession reader() throws SQLException {
        var session = session();
        session.run("pragma query_only = on");
        return session;
    }

    /** As a URI, so that a question mark in a file's name does not start the options. */
    private String url() {
        return "jdbc:sqlite:" + path.toUri();
    }

    private static SQLiteConfig config() {
        var config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setBusyTimeout(PATIENCE);
        config.enforceForeignKeys(true);
        config.setCacheSize(CACHE);
        config.setTempStore(SQLiteConfig.TempStore.MEMORY);
        config.setWalAutocheckpoint(PAGES_BETWEEN_CHECKPOINTS);
        config.setJournalSizeLimit(LARGEST_LOG_KEPT);
        config.setGetGeneratedKeys(false);
        return config;
    }
}
