package tischlein.server;

import java.util.List;
import tischlein.kernel.Game;
import tischlein.table.Scripted;
import tischlein.table.Tables;
import tischlein.table.store.Store;

/** How a server reaches the tables that its clients ask for. */
enum Reached {
    /** They live there. */
    DIRECTLY {
        @Override
        Tables tables(List<Game<?, ?, ?>> games, Store store, Scripted outside) {
            return outside.tables(games, store);
        }
    },

    /** They live on another server. */
    BY_RELAY {
        @Override
        Tables tables(List<Game<?, ?, ?>> games, Store store, Scripted outside) {
            return RelayedTables.of(games, store, outside);
        }
    };

    abstract Tables tables(List<Game<?, ?, ?>> games, Store store, Scripted outside);
}
