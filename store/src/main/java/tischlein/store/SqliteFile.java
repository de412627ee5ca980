package tischlein.store;

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

/**
 * A file that SQLite keeps a database in, and how it is to be opened: nothing committed is lost.
 */
final class SqliteFile {
    private static final int PATIENCE = 5_000;
    private static final int CACHE = -32_000;

    /** More would make fewer but longer stops of the writer. */
    private static final int PAGES_BETWEEN_CHECKPOINTS = 1_000;

    private static final int LARGEST_LOG_KEPT = 64 << 20;

    private final Path path;

    SqliteFile(Path path) {
        this.path = path.toAbsolutePath();
    }

    Path path() {
        return path;
    }

    /**
     * Creates the file if there is none, and brings it to the present shape.
     *
     * @throws Unsuitable if it cannot be opened, with the reason
     */
    void prepare() {
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
        var source = new SQLiteDataSource(config());
        source.setUrl(url());
        Migrations.run(source, Dialect.SQLITE, path.toString());
    }

    private Unsuitable unwritable() {
        return new Unsuitable(say("store.unwritable").text("file", path.toString()));
    }

    /** Takes others' rights to it away, and to what SQLite keeps beside it. */
    PrivateFiles.Found mend() {
        return Stream.of("", "-wal", "-shm", "-journal")
                .map(end -> PrivateFiles.mend(path.resolveSibling(path.getFileName() + end)))
                .max(Comparator.naturalOrder())
                .orElseThrow();
    }

    /** A connection to the file, which must be there. */
    Session session() throws SQLException {
        var config = config();
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        return new Session(config.createConnection(url()), Dialect.SQLITE);
    }

    /** A connection that cannot change anything. */
    Session reader() throws SQLException {
        var session = session();
        session.run("pragma query_only = on");
        return session;
    }

    /** As a URI, so that a question mark in a file's name is not taken for the begin of options. */
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
