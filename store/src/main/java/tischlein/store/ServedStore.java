package tischlein.store;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tischlein.store.database.ServerMark;
import tischlein.table.store.Store;

/** A store in use by a server; no other server can use the same file. */
public final class ServedStore implements AutoCloseable {
    private final Store store;
    private final Optional<ServerMark> mark;

    ServedStore(Store store, Optional<ServerMark> mark) {
        this.store = store;
        this.mark = mark;
    }

    public Store store() {
        return store;
    }

    /** Notes where the server can be reached, for others that want to use this database. */
    public void tell(List<String> links) {
        if (mark.isPresent()) {
            try {
                mark.get().tell(links);
            } catch (IOException e) {
                throw new Store.Unavailable("the lock file could not be written", e);
            }
        }
    }

    @Override
    public void close() {
        store.close();
        mark.ifPresent(ServerMark::close);
    }
}
