package tischlein.store;

import java.nio.file.Path;
import java.sql.SQLException;

/** Where rows are kept. All of it throws {@link tischlein.table.Store.Unavailable}. */
sealed interface Database extends AutoCloseable permits SqliteDatabase, PostgresDatabase {
    /** Something to do in a session; it may be done again from its beginning. */
    @FunctionalInterface
    interface Work<T> {
        T in(Session session) throws SQLException;
    }

    /**
     * Does the work in a transaction, and returns when it is durable. Work that throws {@link
     * Withdrawn} has done nothing, and the caller hears of it.
     */
    <T> T write(Work<T> work);

    /** Does work of one query. */
    <T> T read(Work<T> work);

    /** Writes all rows, as they are at one moment, to a new SQLite file. */
    void copyTo(Path file);

    @Override
    void close();
}
