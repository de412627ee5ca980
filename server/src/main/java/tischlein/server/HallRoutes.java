package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.words.Language;

/** What there is to see before one sits down: games, tables, series. */
final class HallRoutes {
    private final Services services;
    private final HomeNetwork home;

    HallRoutes(Services services) {
        this.services = services;
        home = HomeNetwork.of(services.settings().host());
    }

    void add(RoutesConfig routes) {
        var tables = services.tables();
        routes.get("/api/games", context -> games(new Visit(context, services)));
        var listed = new ListedTables(tables::listed, tables::changes, services.outside()::ticks);
        routes.get("/api/tables", context -> context.contentType(Visit.JSON).result(listed.text()));
        routes.get(
                "/api/tables/mine",
                context ->
                        context.contentType(Visit.JSON)
                                .result(tables.ofGuest(new Visit(context, services).guest())));
        routes.get(
                "/api/series/{table}",
                context ->
                        context.contentType(Visit.JSON)
                                .result(new Visit(context, services).series()));
    }

    private void games(Visit visit) {
        var language = visit.language();
        visit.tell(
                Map.of(
                        "games",
                        services.games().stream().map(game -> described(game, language)).toList(),
                        "bots",
                        Bots.NAMES,
                        "figures",
                        Figures.ALL,
                        "home",
                        atHome(visit),
                        "alone",
                        home.alone() && services.settings().publicUrl().isEmpty()));
    }

    /** Strangers need not know what a machine is called at home, and proxies hide who is one. */
    private List<String> atHome(Visit visit) {
        var settings = services.settings();
        boolean tells = settings.publicUrl().isEmpty() && !settings.proxied() && visit.atHome();
        return tells ? home.links(visit.port()) : List.of();
    }

    private Map<String, Object> described(Game<?, ?, ?> game, Language language) {
        var about = game.about();
        var described = new LinkedHashMap<String, Object>();
        described.put("name", about.name());
        described.put("title", services.voices().say(language, about.name(), say("title")));
        described.put("version", about.version());
        described.put("fewestSeats", about.fewestSeats());
        described.put("mostSeats", about.mostSeats());
        described.put("hides", about.hides());
        described.put("team", about.team());
        described.put("options", options(about.name(), about.options(), language));
        var cast = services.voices().cast(language, about.name());
        described.put("characters", Characters.of(game, cast));
        return described;
    }

    private List<Map<String, Object>> options(
            String game, List<Option> options, Language language) {
        return options.stream()
                .map(option -> {
                    var described = new LinkedHashMap<String, Object>();
                    described.put("name", option.name());
                    described.put(
                            "about",
                            services.voices().say(language, game, say("option." + option.name())));
                    described.put("default", option.usual());
                    described.put("values", option.values());
                    described.put("seat", option.seat());
                    return (Map<String, Object>) described;
                })
                .toList();
    }
}
