package tischlein.house.store;

import tischlein.house.checks.StoreWitness;
import tischlein.house.time.SimulatedTime;
import tischlein.table.store.MemoryStore;
import tischlein.table.store.Store;

/** The one database of a simulated house, which may be away for a while. */
public final class SimulatedDatabase {
    private final Store store = new MemoryStore();
    private final StoreWitness witness;
    private final SimulatedTime time;
    private long away; // until when

    public SimulatedDatabase(StoreWitness witness, SimulatedTime time) {
        this.witness = witness;
        this.time = time;
    }

    Store store() {
        return store;
    }

    StoreWitness witness() {
        return witness;
    }

    /** Nobody reaches it for so long. */
    public void leave(long millis) {
        away = Math.max(away, time.now() + millis);
    }

    boolean away() {
        return time.now() < away;
    }
}
