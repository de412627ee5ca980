package tischlein.store;

import tischlein.table.MemoryStore;
import tischlein.table.Store;

class MemoryStoreTest implements StoreContract {
    private final Store store = new MemoryStore();

    @Override
    public Store store() {
        return store;
    }
}
