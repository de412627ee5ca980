package tischlein.store.database;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.store.Store.Unavailable;

/** A database in one file. One thread writes; a few connections read at the same time. */
public final class SqliteDatabase implements Database {
    private static final int READERS = 3;

    private final SqliteFile file;
    private final SqliteWriter writer;
    private final BlockingQueue<DatabaseSession> readers = new ArrayBlockingQueue<>(READERS);

    private SqliteDatabase(SqliteFile file) throws SQLException {
        this.file = file;
        var session = file.session();
        for (int i = 0; i < READERS; i++) {
            readers.add(file.reader());
        }
        writer = new SqliteWriter(file, session);
    }

    /**
     * Opens a file, or creates it.
     *
     * @param notices is told what people should know about it
     * @throws tischlein.kernel.Unsuitable if it cannot be opened, with the reason
     */
    public static SqliteDatabase open(Path path, Consumer<Sentence> notices) {
        return open(new SqliteFile(path), SqliteFile::prepare, notices);
    }

    /**
     * Opens a file that must exist, without migrating it.
     *
     * @throws Unsuitable if it is not of the schema of this program
     */
    public static SqliteDatabase look(Path path, Consumer<Sentence> notices) {
        return open(new SqliteFile(path), SqliteFile::needCurrent, notices);
    }

    private static SqliteDatabase open(
            SqliteFile file, Consumer<SqliteFile> schema, Consumer<Sentence> notices) {
        schema.accept(file);
        try {
            var database = new SqliteDatabase(file);
            PrivateFiles.tell(file.mend(), file.path(), notices);
            return database;
        } catch (SQLException e) {
            throw new Unavailable("the database file cannot be opened", e);
        }
    }

    @Override
    public <T> T write(Work<T> work) {
        return writer.write(work);
    }

    @Override
    public <T> T read(Work<T> work) {
        var session = reader();
        try {
            return work.in(session);
        } catch (SQLException e) {
            throw new Unavailable("the database file cannot be read", e);
        } finally {
            readers.add(session);
        }
    }

    /** Waits for a free connection. An interrupt is put off until then: it does not take long. */
    private DatabaseSession reader() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return readers.take();
                } catch (InterruptedException _) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void copyTo(Path copy) {
        try (var session = file.session()) {
            session.update("vacuum into ?", copy.toString());
        } catch (SQLException e) {
            throw new Unavailable("the database file cannot be copied", e);
        }
    }

    /** The closed connections stay in the queue: a later caller gets one and finds it closed. */
    @Override
    public void close() {
        writer.close();
        var all = new ArrayList<DatabaseSession>();
        for (int i = 0; i < READERS; i++) {
            all.add(reader());
        }
        all.forEach(DatabaseSession::close);
        readers.addAll(all);
    }

    @Override
    public String toString() {
        return file.path().toString();
    }
}
