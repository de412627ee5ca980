package tischlein.store;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tischlein.table.Store;

/** A store as a server has it: it alone, if it is a file. */
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

    /** Lets others who want this database find the server that has it. */
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
