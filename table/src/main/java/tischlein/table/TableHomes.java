package tischlein.table;

import java.util.Set;
import java.util.function.Consumer;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/**
 * Which server each table lives on, and how to reach those that live on another. It may be wrong
 * for a while: what the store keeps is decided by the store alone.
 */
public interface TableHomes {
    /** There is no other server. */
    TableHomes ALL_HERE =
            new TableHomes() {
                @Override
                public boolean here(String table) {
                    return true;
                }

                @Override
                public void ask(String table, Request request, Consumer<Answer> answer) {
                    throw new IllegalStateException("there is no other server");
                }

                @Override
                public void wake(String table) {}

                @Override
                public void read(String table, Set<String> guests) {}

                @Override
                public void left(String table) {}
            };

    /** Whether the table lives here. */
    boolean here(String table);

    /** Asks a table wherever it lives. */
    void ask(String table, Request request, Consumer<Answer> answer);

    /** Something is due at a table that lives elsewhere, or it has been written here. */
    void wake(String table);

    /** Tells a table elsewhere which guests are still reading the end of the game before it. */
    void read(String table, Set<String> guests);

    /** The table lives elsewhere now and has just left this server's memory. */
    void left(String table);
}
