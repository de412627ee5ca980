package tischlein.server;

import io.javalin.config.RoutesConfig;
import java.util.Map;
import tischlein.server.guests.Renaming;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.Services;
import tischlein.table.store.Guest;
import tischlein.table.store.ProtocolJson;

/** Routes for guests: make one, show it, change its name and figure. */
record GuestRoutes(Services services, Renaming renaming) {
    static final int LONGEST_NAME = 200; // before it is cleaned
    private static final int LONGEST_FIGURE = 40;

    void add(RoutesConfig routes) {
        routes.post("/api/guest", services.each(this::make));
        routes.get("/api/guest", services.each(GuestRoutes::show));
        routes.put("/api/guest", services.each(this::change));
    }

    private void make(HttpExchange exchange) {
        var fields = exchange.fields();
        var name = fields.maybeText("name", LONGEST_NAME);
        var figure = fields.maybeText("figure", LONGEST_FIGURE);
        boolean tellsKey = fields.maybeFlag("key").orElse(false);
        fields.end();
        var made = services.guests().make(name, figure, exchange.language());
        var described = described(made.guest());
        if (tellsKey) {
            described.put("key", made.key());
        } else {
            exchange.giveKey(made.key());
        }
        exchange.tell(described);
    }

    private static Map<String, Object> described(Guest guest) {
        return ProtocolJson.object("name", guest.name(), "figure", guest.figure());
    }

    private static void show(HttpExchange exchange) {
        exchange.tell(described(exchange.guest()));
    }

    private void change(HttpExchange exchange) {
        var guest = exchange.guest();
        var fields = exchange.fields();
        var name = fields.text("name", LONGEST_NAME);
        var figure = fields.text("figure", LONGEST_FIGURE);
        fields.end();
        var wanted = services.guests().changed(guest, name, figure);
        renaming.rename(guest, wanted);
        exchange.tell(described(wanted));
    }
}
