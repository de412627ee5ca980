package tischlein.store;

import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

class MemoryStoreTest implements StoreContract {
    private final Store store = new MemoryStore();

    @Override
    public Store store() {
        return store;
    }
}
