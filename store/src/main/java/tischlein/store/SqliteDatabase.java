package tischlein.store;

import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Consumer;
import tischlein.kernel.Phrase.Sentence;
import tischlein.table.Store.Unavailable;

/** A database in one file. One thread writes; a few connections read beside it. */
final class SqliteDatabase implements Database {
    private static final int READERS = 3;

    private final SqliteFile file;
    private final Writer writer;
    private final BlockingQueue<Session> readers = new ArrayBlockingQueue<>(READERS);

    private SqliteDatabase(SqliteFile file) throws SQLException {
        this.file = file;
        var session = file.session();
        for (int i = 0; i < READERS; i++) {
            readers.add(file.reader());
        }
        writer = new Writer(file, session);
    }

    /**
     * Opens a file, or creates it.
     *
     * @param notices hears what people should know of it
     * @throws tischlein.kernel.Unsuitable if it cannot be opened, with the reason
     */
    static SqliteDatabase open(Path path, Consumer<Sentence> notices) {
        var file = new SqliteFile(path);
        file.prepare();
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

    /** One that nobody uses now. An interrupt waits: whoever has one gives it back soon. */
    private Session reader() {
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

    /** The connections stay in their places: whoever takes one later learns that it is closed. */
    @Override
    public void close() {
        writer.close();
        var all = new ArrayList<Session>();
        for (int i = 0; i < READERS; i++) {
            all.add(reader());
        }
        all.forEach(Session::close);
        readers.addAll(all);
    }

    @Override
    public String toString() {
        return file.path().toString();
    }
}
