package tischlein.server;

import java.util.List;
import java.util.function.UnaryOperator;
import tischlein.cluster.messages.LinkMessage;
import tischlein.kernel.Game;
import tischlein.table.Scripted;
import tischlein.table.Tables;
import tischlein.table.store.Store;

/** How a server reaches the tables that its clients ask for. */
enum Reached {
    /** They live there. */
    DIRECTLY {
        @Override
        Tables tables(
                List<Game<?, ?, ?>> games,
                Store store,
                Scripted outside,
                UnaryOperator<LinkMessage> relay) {
            return outside.tables(games, store);
        }
    },

    /** They live on another server. */
    BY_RELAY {
        @Override
        Tables tables(
                List<Game<?, ?, ?>> games,
                Store store,
                Scripted outside,
                UnaryOperator<LinkMessage> relay) {
            return RelayedTables.of(games, store, outside, relay);
        }
    };

    /**
     * @param relay what arrives of a message between servers
     */
    abstract Tables tables(
            List<Game<?, ?, ?>> games,
            Store store,
            Scripted outside,
            UnaryOperator<LinkMessage> relay);
}
