package tischlein.store;

import java.nio.file.Path;
import tischlein.store.database.SqliteDatabase;
import tischlein.table.store.Store;

/** An SQLite file that a test can keep from growing, as a full disk does. */
public record NarrowStore(Store store, SqliteDatabase database) {
    private static final String ANYTHING = "1000000000";

    private NarrowStore(SqliteDatabase database) {
        this(new SqlStore(database), database);
    }

    public static NarrowStore open(Path file) {
        return new NarrowStore(SqliteDatabase.open(file, _ -> {}));
    }

    /** No page more than it has. */
    public void fill() {
        limit("1");
    }

    public void makeRoom() {
        limit(ANYTHING);
    }

    private void limit(String pages) {
        database.write(session ->
                session.one("pragma max_page_count = " + pages, row -> row.getLong(1))
                        .orElseThrow());
    }
}
