package tischlein.store;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tischlein.table.store.Store;

class SqliteStoreTest implements StoreContract {
    @TempDir private Path folder;
    private Store store;

    @BeforeEach
    void open() {
        store = Stores.open(folder.resolve("tischlein.db").toString());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Override
    public Store store() {
        return store;
    }
}
