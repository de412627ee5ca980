package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tischlein.bots.Bots;
import tischlein.kernel.Game;
import tischlein.kernel.Option;
import tischlein.server.guests.GuestFigures;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.ListedTables;
import tischlein.server.http.Services;
import tischlein.server.settings.HomeNetwork;
import tischlein.table.store.ProtocolJson;
import tischlein.words.Language;

/** Routes for what is there before one sits down: games, tables, series. */
record HallRoutes(Services services, HomeNetwork home) {
    HallRoutes(Services services) {
        this(services, HomeNetwork.of(services.settings().host()));
    }

    void add(RoutesConfig routes) {
        var tables = services.tables();
        var listed = new ListedTables(tables::listed, tables::changes, services.outside()::ticks);
        routes.get("/api/games", handler(this::games));
        routes.get("/api/tables", handler(exchange -> exchange.tellJson(listed.text())));
        routes.get(
                "/api/tables/mine",
                handler(exchange -> exchange.tellJson(tables.ofGuest(exchange.guest()))));
        routes.get(
                "/api/series/{table}", handler(exchange -> exchange.tellJson(exchange.series())));
    }

    private Handler handler(Consumer<HttpExchange> what) {
        return services.each(what);
    }

    private void games(HttpExchange exchange) {
        var language = exchange.language();
        var settings = services.settings();
        exchange.tell(
                ProtocolJson.object(
                        "games",
                        services.games().stream().map(g -> described(g, language)).toList(),
                        "bots",
                        Bots.NAMES,
                        "figures",
                        GuestFigures.ALL,
                        "home",
                        atHome(exchange),
                        "alone",
                        home.alone() && settings.publicUrl().isEmpty()));
    }

    /**
     * Told only to those in the same network: strangers need not know a machine's home address.
     * Behind a proxy nobody can tell who is a stranger.
     */
    private List<String> atHome(HttpExchange exchange) {
        var settings = services.settings();
        boolean tells = settings.publicUrl().isEmpty() && !settings.proxied() && exchange.atHome();
        return tells ? home.links(exchange.port()) : List.of();
    }

    private Map<String, Object> described(Game<?, ?, ?> game, Language language) {
        var about = game.about();
        var name = about.name();
        return ProtocolJson.object(
                "name", name,
                "title", services.texts().say(language, name, say("title")),
                "version", about.version(),
                "fewestSeats", about.fewestSeats(),
                "mostSeats", about.mostSeats(),
                "hides", about.hides(),
                "team", about.team(),
                "options", about.options().stream().map(o -> described(name, o, language)).toList(),
                "characters", Characters.of(game, services.texts().cast(language, name)));
    }

    private Map<String, Object> described(String game, Option option, Language language) {
        var about = say("option." + option.name());
        return ProtocolJson.object(
                "name", option.name(),
                "about", services.texts().say(language, game, about),
                "default", option.usual(),
                "values", option.values(),
                "seat", option.seat());
    }
}
