package tischlein.cluster;

import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tischlein.cluster.messages.LinkMessage;
import tischlein.cluster.relay.Homes;
import tischlein.cluster.relay.Relay;
import tischlein.table.TableHomes;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/**
 * How this server reaches tables that live on others.
 *
 * @param relay made after the tables, which it needs
 * @param left called after a table has left
 */
record TablesElsewhere(Homes homes, Supplier<Relay> relay, Runnable left) implements TableHomes {
    @Override
    public boolean here(String table) {
        return homes.here(table);
    }

    @Override
    public void ask(String table, Request request, Consumer<Answer> answer) {
        relay.get().ask(table, request, answer);
    }

    @Override
    public void wake(String table) {
        relay.get().tellHome(table, new LinkMessage.Wake(table));
    }

    @Override
    public void read(String table, Set<String> guests) {
        relay.get().tellHome(table, new LinkMessage.Readers(table, guests));
    }

    @Override
    public void left(String table) {
        relay.get().left(table);
        left.run();
    }
}
