package tischlein.server.http;

import io.javalin.http.Handler;
import java.util.List;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.server.guests.Guests;
import tischlein.server.guests.WrongCodes;
import tischlein.server.messages.ErrorAnswers;
import tischlein.server.messages.ServerTexts;
import tischlein.server.records.Metrics;
import tischlein.server.settings.AllowedHosts;
import tischlein.server.settings.ServerSettings;
import tischlein.table.Tables;
import tischlein.table.outside.Outside;
import tischlein.table.store.Store;

/** Everything that routes and sockets use. */
public record Services(
        List<Game<?, ?, ?>> games,
        Tables tables,
        Store store,
        Outside outside,
        ServerTexts texts,
        Guests guests,
        ErrorAnswers errors,
        Metrics metrics,
        WrongCodes wrongCodes,
        AllowedHosts hosts,
        ServerSettings settings) {
    /** What a route does with every request that comes. */
    public Handler each(Consumer<HttpExchange> what) {
        return context -> what.accept(new HttpExchange(context, this));
    }
}
