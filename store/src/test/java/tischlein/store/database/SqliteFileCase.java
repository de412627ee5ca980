package tischlein.store.database;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tischlein.store.SqlStore;
import tischlein.table.store.Store;

/** A store in a file of its own for each test. */
public abstract class SqliteFileCase {
    @TempDir Path folder;
    Path file;
    public SqliteDatabase database;
    public Store store;

    @BeforeEach
    void open() {
        // With all that could be taken for something else in an address.
        file = folder.resolve("a table? 100% 猫;x=1.db");
        openAgain();
    }

    private void openAgain() {
        database = SqliteDatabase.open(file, _ -> {});
        store = new SqlStore(database);
    }

    @AfterEach
    void close() {
        store.close();
    }

    public void reopen() {
        store.close();
        openAgain();
    }
}
