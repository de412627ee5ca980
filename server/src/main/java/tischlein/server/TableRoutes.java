package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.server.http.HttpExchange;
import tischlein.server.http.Services;
import tischlein.server.messages.Fields;
import tischlein.server.messages.Problem;
import tischlein.table.request.NewTable;
import tischlein.table.request.Request;
import tischlein.table.store.Guest;
import tischlein.table.store.GuestRules;
import tischlein.table.store.Setup;

/** Routes for tables: make one, run it, look back at it. */
record TableRoutes(Services services) {
    private static final int LONGEST_WORD = 40;
    private static final long SECOND = 1000;

    private static final Setup.Absence USUAL_ABSENCE = new Setup.Absence(Setup.Policy.BOT, 60);

    void add(RoutesConfig routes) {
        var table = "/api/tables/{table}";
        routes.post("/api/tables", handler(this::create));
        routes.get(
                table, handler(exchange -> exchange.ask(new Request.Describe(exchange.anybody()))));
        routes.post(
                table + "/start",
                handler(exchange -> exchange.change(new Request.Start(exchange.guest()))));
        routes.put(table + "/chat", handler(switched(Request.AllowChat::new)));
        routes.put(table + "/tempo", handler(TableRoutes::setTempo));
        routes.put(table + "/newcomers", handler(switched(Request.AllowNewcomers::new)));
        routes.put(table + "/several", handler(switched(Request.AllowSeveral::new)));
        routes.post(table + "/again", handler(TableRoutes::again));
        routes.post(
                table + "/rematch",
                handler(exchange -> exchange.ask(new Request.Rematch(exchange.guest()))));
        routes.post(table + "/fork", handler(TableRoutes::fork));
        routes.get(table + "/story", handler(TableRoutes::story));
        routes.get(table + "/position", handler(TableRoutes::position));
        routes.get(
                table + "/log",
                handler(exchange -> exchange.ask(new Request.Export(exchange.anybody()))));
    }

    private Handler handler(Consumer<HttpExchange> what) {
        return services.each(what);
    }

    /** Something that the host switches on or off. */
    private static Consumer<HttpExchange> switched(BiFunction<Guest, Boolean, Request> wanted) {
        return exchange ->
                exchange.change(
                        wanted.apply(exchange.guest(), exchange.read(fields -> fields.flag("on"))));
    }

    private void create(HttpExchange exchange) {
        var guest = exchange.guest();
        exchange.answer("", services.tables().create(exchange.read(TableRoutes::newTable), guest));
    }

    private static NewTable newTable(Fields fields) {
        var absence = fields.maybeObject("absence");
        var clock = fields.maybeObject("clock");
        var pace = fields.maybeNumber("pace");
        var newTable =
                new NewTable(
                        fields.maybeText("game", LONGEST_WORD).orElse(""),
                        fields.maybeNumber("seats").orElse(0),
                        fields.words("options", LONGEST_WORD),
                        fields.maybeTexts("chairs", LONGEST_WORD).orElse(List.of()),
                        fields.maybeFlag("listed").orElse(false),
                        fields.maybeFlag("chat").orElse(true),
                        fields.maybeFlag("order").orElse(false),
                        fields.maybeFlag("newcomers").orElse(false),
                        absence.map(TableRoutes::absence).orElse(USUAL_ABSENCE),
                        new Setup.Pace(
                                clock.map(of -> milliseconds(of, "move")).orElse(0),
                                clock.map(of -> milliseconds(of, "bank")).orElse(0),
                                pace.orElse(Setup.Pace.USUAL),
                                fields.maybeText("tempo", LONGEST_WORD)
                                        .map(TableRoutes::tempo)
                                        .orElse(Setup.Tempo.CALM),
                                pace.isPresent()),
                        new GuestRules(
                                fields.maybeFlag("several").orElse(false),
                                fields.maybeNumber("patience").orElse(GuestRules.USUAL_PATIENCE)),
                        fields.maybeText("log", Fields.LONGEST_LOG).orElse(""));
        clock.ifPresent(Fields::end);
        return newTable;
    }

    private static Setup.Tempo tempo(String word) {
        return switch (word) {
            case "calm" -> Setup.Tempo.CALM;
            case "brisk" -> Setup.Tempo.BRISK;
            case "instant" -> Setup.Tempo.INSTANT;
            default -> throw Problem.unsuitable(say("wish.tempo"));
        };
    }

    private static Setup.Absence absence(Fields fields) {
        var policy =
                switch (fields.text("policy", LONGEST_WORD)) {
                    case "wait" -> Setup.Policy.WAIT;
                    case "bot" -> Setup.Policy.BOT;
                    case "vote" -> Setup.Policy.VOTE;
                    default -> throw Problem.unsuitable(say("wish.policy"));
                };
        int seconds = fields.maybeNumber("seconds").orElse(USUAL_ABSENCE.seconds());
        fields.end();
        return new Setup.Absence(policy, seconds);
    }

    /** A number that is far too large stays too large, so that the table refuses it. */
    private static int milliseconds(Fields fields, String name) {
        return Math.clamp(fields.maybeNumber(name).orElse(0) * SECOND, -1, Integer.MAX_VALUE);
    }

    private static void setTempo(HttpExchange exchange) {
        var guest = exchange.guest();
        var tempo = exchange.read(fields -> tempo(fields.text("tempo", LONGEST_WORD)));
        exchange.change(new Request.SetTempo(guest, tempo));
    }

    private static void again(HttpExchange exchange) {
        exchange.ask(
                new Request.Again(exchange.guest(), exchange.read(fields -> fields.flag("yes"))));
    }

    private static void fork(HttpExchange exchange) {
        var guest = exchange.guest();
        exchange.ask(
                exchange.read(fields ->
                        new Request.Fork(
                                guest,
                                fields.number("version"),
                                fields.maybeTexts("chairs", LONGEST_WORD).orElse(List.of()))));
    }

    private static void story(HttpExchange exchange) {
        exchange.ask(new Request.Story(exchange.anybody(), exchange.query("seat", Game.ONLOOKER)));
    }

    private static void position(HttpExchange exchange) {
        exchange.ask(
                new Request.Position(
                        exchange.anybody(),
                        exchange.query("seat", Game.ONLOOKER),
                        exchange.query("version")));
    }
}
