package tischlein.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.function.Consumer;
import tischlein.server.guests.Renaming;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.Services;
import tischlein.server.messages.GuestNames;
import tischlein.table.request.Request;

/** Routes for chairs: take, leave and free one, put a bot on it, move it to another device. */
record SeatRoutes(Services services, Renaming renaming) {
    private static final int LONGEST_WORD = 40;
    private static final int LONGEST_TOKEN = 100;

    private Handler handler(Consumer<HttpExchange> what) {
        return services.each(what);
    }

    void add(RoutesConfig routes) {
        var seat = "/api/tables/{table}/seats/{seat}";
        routes.post("/api/tables/{table}/seats", handler(this::take));
        routes.delete(
                seat,
                handler(exchange ->
                        exchange.change(new Request.Leave(exchange.guest(), exchange.seat()))));
        routes.delete(
                seat + "/guest",
                handler(exchange ->
                        exchange.change(new Request.Remove(exchange.guest(), exchange.seat()))));
        routes.put(seat + "/bot", handler(SeatRoutes::place));
        routes.put(seat + "/mute", handler(SeatRoutes::mute));
        routes.put(seat + "/name", handler(SeatRoutes::call));
        routes.post(
                seat + "/link",
                handler(exchange ->
                        exchange.ask(new Request.Link(exchange.guest(), exchange.seat()))));
        routes.delete(
                seat + "/link",
                handler(exchange ->
                        exchange.change(new Request.Unlink(exchange.guest(), exchange.seat()))));
        routes.post("/api/links", handler(SeatRoutes::follow));
    }

    private void take(HttpExchange exchange) {
        var guest = exchange.guest();
        var seat = exchange.read(fields -> fields.maybeNumber("seat"));
        // Another name would tell whoever guesses codes that there is such a table.
        services.wrongCodes().check(exchange.address(), exchange.table(), guest);
        var named = renaming.distinct(guest, exchange.table(), exchange.language());
        exchange.change(new Request.Take(named, seat));
    }

    private static void place(HttpExchange exchange) {
        var guest = exchange.guest();
        var bot = exchange.read(fields -> fields.text("bot", LONGEST_WORD));
        exchange.change(new Request.Place(guest, exchange.seat(), bot));
    }

    private static void mute(HttpExchange exchange) {
        var guest = exchange.guest();
        boolean on = exchange.read(fields -> fields.flag("on"));
        exchange.change(new Request.Mute(guest, exchange.seat(), on));
    }

    /** Several people may share one guest, so each seat can have a name of its own. */
    private static void call(HttpExchange exchange) {
        var guest = exchange.guest();
        var name = exchange.read(fields -> fields.text("name", GuestRoutes.LONGEST_NAME));
        exchange.change(new Request.Call(guest, exchange.seat(), GuestNames.clean(name)));
    }

    private static void follow(HttpExchange exchange) {
        exchange.guest();
        exchange.follow(exchange.read(fields -> fields.text("token", LONGEST_TOKEN)));
    }
}
