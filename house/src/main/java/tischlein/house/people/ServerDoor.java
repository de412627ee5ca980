package tischlein.house.people;

import java.util.function.Consumer;
import tischlein.table.request.Answer;
import tischlein.table.request.Request;

/** Where people reach a server while it runs. */
public interface ServerDoor {
    boolean open();

    /** Asks a table of this server. The answer may never come. */
    void ask(String table, Request request, Consumer<Answer> answer);
}
