package tischlein.store.database;

import java.nio.file.Path;
import java.sql.SQLException;

/** A database. All methods may throw {@link tischlein.table.store.Store.Unavailable}. */
public sealed interface Database extends AutoCloseable permits SqliteDatabase, PostgresDatabase {
    /** Something to do in a session. It may be repeated from its beginning. */
    @FunctionalInterface
    public interface Work<T> {
        T in(DatabaseSession session) throws SQLException;
    }

    /**
     * Does the work in a transaction, and returns when it is durable. If the work throws {@link
     * WithdrawnWrite}, everything is undone and the exception is passed on.
     */
    <T> T write(Work<T> work);

    /** Does work that makes a single query. */
    <T> T read(Work<T> work);

    /** Writes all rows, as they are at one moment, to a new SQLite file. */
    void copyTo(Path file);

    @Override
    void close();
}
