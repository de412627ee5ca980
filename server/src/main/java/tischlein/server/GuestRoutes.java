package tischlein.server;

import io.javalin.config.RoutesConfig;
import java.util.LinkedHashMap;
import java.util.Map;
import tischlein.table.Guest;

/** Guests: come in, be known, be called something else. */
final class GuestRoutes {
    static final int LONGEST_NAME = 200; // before it is cleaned
    private static final int LONGEST_FIGURE = 40;

    private final Services services;
    private final Renaming renaming;

    GuestRoutes(Services services, Renaming renaming) {
        this.services = services;
        this.renaming = renaming;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/guest", context -> make(new Visit(context, services)));
        routes.get("/api/guest", context -> show(new Visit(context, services)));
        routes.put("/api/guest", context -> change(new Visit(context, services)));
    }

    private void make(Visit visit) {
        var fields = visit.fields();
        var name = fields.maybeText("name", LONGEST_NAME);
        var figure = fields.maybeText("figure", LONGEST_FIGURE);
        boolean tellsKey = fields.maybeFlag("key").orElse(false);
        fields.end();
        var made = services.guests().make(name, figure, visit.language());
        var described = described(made.guest());
        if (tellsKey) {
            described.put("key", made.key());
        } else {
            visit.giveKey(made.key());
        }
        visit.tell(described);
    }

    private static Map<String, Object> described(Guest guest) {
        var described = new LinkedHashMap<String, Object>();
        described.put("name", guest.name());
        described.put("figure", guest.figure());
        return described;
    }

    private static void show(Visit visit) {
        visit.tell(described(visit.guest()));
    }

    private void change(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        var name = fields.text("name", LONGEST_NAME);
        var figure = fields.text("figure", LONGEST_FIGURE);
        fields.end();
        var wanted = services.guests().changed(guest, name, figure);
        renaming.rename(guest, wanted);
        visit.tell(described(wanted));
    }
}
