package tischlein.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.OptionalInt;
import java.util.function.Consumer;
import tischlein.table.Request;

/** Chairs: take one, leave it, free it, give it to a bot, carry it to another device. */
final class SeatRoutes {
    private static final int LONGEST_WORD = 40;
    private static final int LONGEST_TOKEN = 100;

    private final Services services;
    private final Renaming renaming;

    SeatRoutes(Services services, Renaming renaming) {
        this.services = services;
        this.renaming = renaming;
    }

    private Handler visit(Consumer<Visit> what) {
        return context -> what.accept(new Visit(context, services));
    }

    void add(RoutesConfig routes) {
        var seat = "/api/tables/{table}/seats/{seat}";
        routes.post("/api/tables/{table}/seats", visit(this::take));
        routes.delete(
                seat, visit(visit -> visit.change(new Request.Leave(visit.guest(), visit.seat()))));
        routes.delete(
                seat + "/guest",
                visit(visit -> visit.change(new Request.Remove(visit.guest(), visit.seat()))));
        routes.put(seat + "/bot", visit(SeatRoutes::place));
        routes.put(seat + "/mute", visit(SeatRoutes::mute));
        routes.put(seat + "/name", visit(SeatRoutes::call));
        routes.post(
                seat + "/link",
                visit(visit -> visit.ask(new Request.Link(visit.guest(), visit.seat()))));
        routes.delete(
                seat + "/link",
                visit(visit -> visit.change(new Request.Unlink(visit.guest(), visit.seat()))));
        routes.post("/api/links", visit(SeatRoutes::follow));
    }

    private void take(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        OptionalInt seat = fields.maybeNumber("seat");
        fields.end();
        // Another name would tell whoever guesses codes that there is such a table.
        services.wrongCodes().check(visit.address(), visit.table(), guest);
        var named = renaming.distinct(guest, visit.table(), visit.language());
        visit.change(new Request.Take(named, seat));
    }

    private static void place(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        var bot = fields.text("bot", LONGEST_WORD);
        fields.end();
        visit.change(new Request.Place(guest, visit.seat(), bot));
    }

    private static void mute(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        boolean on = fields.flag("on");
        fields.end();
        visit.change(new Request.Mute(guest, visit.seat(), on));
    }

    /** Several people may share one guest: each seat can have a name of its own. */
    private static void call(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        var name = Names.clean(fields.text("name", GuestRoutes.LONGEST_NAME));
        fields.end();
        visit.change(new Request.Call(guest, visit.seat(), name));
    }

    private static void follow(Visit visit) {
        visit.guest();
        var fields = visit.fields();
        var token = fields.text("token", LONGEST_TOKEN);
        fields.end();
        visit.follow(token);
    }
}
