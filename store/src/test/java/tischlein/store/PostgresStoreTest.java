package tischlein.store;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.ResourceLock;
import tischlein.table.store.Store;

@ResourceLock(Postgres.SERVER)
class PostgresStoreTest implements StoreContract {
    private static String address;
    private static Store store;

    @BeforeAll
    static void open() {
        address = Postgres.database();
        store = Stores.open(address);
    }

    @BeforeEach
    void empty() {
        Postgres.run(
                address.substring(address.lastIndexOf('/') + 1),
                "truncate tables, papers, seated, batches, choices, guests");
    }

    @AfterAll
    static void close() {
        store.close();
    }

    @Override
    public Store store() {
        return store;
    }
}
