package tischlein.server;

import static tischlein.kernel.Phrase.say;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tischlein.kernel.Game;
import tischlein.table.GuestRules;
import tischlein.table.Request;
import tischlein.table.Setup;
import tischlein.table.Wish;

/** Tables: lay them, sit down at them, look at them afterwards. */
final class TableRoutes {
    private static final int LONGEST_WORD = 40;
    private static final long SECOND = 1000;

    private static final Setup.Absence USUAL_ABSENCE = new Setup.Absence(Setup.Policy.BOT, 60);

    private final Services services;

    TableRoutes(Services services) {
        this.services = services;
    }

    private Handler visit(Consumer<Visit> what) {
        return context -> what.accept(new Visit(context, services));
    }

    void add(RoutesConfig routes) {
        routes.post("/api/tables", visit(this::create));
        routes.get(
                "/api/tables/{table}",
                visit(visit -> visit.ask(new Request.Describe(visit.anybody()))));
        routes.post("/api/tables/{table}/start", visit(TableRoutes::start));
        routes.put("/api/tables/{table}/chat", visit(TableRoutes::chat));
        routes.put("/api/tables/{table}/tempo", visit(TableRoutes::setTempo));
        routes.put("/api/tables/{table}/newcomers", visit(TableRoutes::newcomers));
        routes.put("/api/tables/{table}/several", visit(TableRoutes::several));
        routes.post("/api/tables/{table}/again", visit(TableRoutes::again));
        routes.post("/api/tables/{table}/rematch", visit(TableRoutes::rematch));
        routes.post("/api/tables/{table}/fork", visit(TableRoutes::fork));
        routes.get("/api/tables/{table}/story", visit(TableRoutes::story));
        routes.get("/api/tables/{table}/position", visit(TableRoutes::position));
        routes.get(
                "/api/tables/{table}/log",
                visit(visit -> visit.ask(new Request.Export(visit.anybody()))));
    }

    private void create(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        var wish = wish(fields);
        visit.answer("", services.tables().create(wish, guest));
    }

    private static Wish wish(Fields fields) {
        var absence = fields.maybeObject("absence");
        var clock = fields.maybeObject("clock");
        var pace = fields.maybeNumber("pace");
        var wish =
                new Wish(
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
        fields.end();
        return wish;
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

    /** What is far too long stays so: the table refuses it. */
    private static int milliseconds(Fields fields, String name) {
        return Math.clamp(fields.maybeNumber(name).orElse(0) * SECOND, -1, Integer.MAX_VALUE);
    }

    private static void start(Visit visit) {
        visit.change(new Request.Start(visit.guest()));
    }

    private static void chat(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        boolean on = fields.flag("on");
        fields.end();
        visit.change(new Request.AllowChat(guest, on));
    }

    private static void setTempo(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        var tempo = tempo(fields.text("tempo", LONGEST_WORD));
        fields.end();
        visit.change(new Request.SetTempo(guest, tempo));
    }

    private static void newcomers(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        boolean on = fields.flag("on");
        fields.end();
        visit.change(new Request.AllowNewcomers(guest, on));
    }

    private static void several(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        boolean on = fields.flag("on");
        fields.end();
        visit.change(new Request.AllowSeveral(guest, on));
    }

    private static void again(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        boolean yes = fields.flag("yes");
        fields.end();
        visit.ask(new Request.Again(guest, yes));
    }

    private static void rematch(Visit visit) {
        visit.ask(new Request.Rematch(visit.guest()));
    }

    private static void fork(Visit visit) {
        var guest = visit.guest();
        var fields = visit.fields();
        int version = fields.number("version");
        Optional<List<String>> chairs = fields.maybeTexts("chairs", LONGEST_WORD);
        fields.end();
        visit.ask(new Request.Fork(guest, version, chairs.orElse(List.of())));
    }

    private static void story(Visit visit) {
        visit.ask(new Request.Story(visit.anybody(), visit.query("seat", Game.ONLOOKER)));
    }

    private static void position(Visit visit) {
        visit.ask(
                new Request.Position(
                        visit.anybody(),
                        visit.query("seat", Game.ONLOOKER),
                        visit.query("version")));
    }
}
