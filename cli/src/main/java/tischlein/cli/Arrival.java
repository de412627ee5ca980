package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.words.Language;
import tools.jackson.databind.JsonNode;

/** The part of a command line that leads to a live table, and the way there. */
final class Arrival {
    @Parameters(paramLabel = "URL|CODE", descriptionKey = "help.invitation")
    private String place = "";

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "help.guest")
    private String name = "";

    Invitation invitation(Surroundings around) {
        return Invitation.of(place, around);
    }

    String name() {
        return name;
    }

    /** The code of the table; a link that moves a seat is followed. */
    static String table(Invitation invitation, Errands errands) {
        return invitation.token().isEmpty()
                ? invitation.table()
                : Phrases.clean(
                        errands.post("/api/links", Map.of("token", invitation.token()))
                                .path("table")
                                .asString(""));
    }

    /** The table as the server describes it, if this program plays its game. */
    static JsonNode described(String table, Errands errands) {
        return errands.get("/api/tables/" + table);
    }

    static Game<?, ?, ?> game(JsonNode table) {
        var game = Shelf.game(Phrases.clean(table.path("game").asString("")));
        int version = table.path("version").asInt();
        if (version != game.about().version()) {
            throw new Unsuitable(
                    say("unsuitable.rulesversion")
                            .text("game", game.about().name())
                            .number("version", version)
                            .number("known", game.about().version()));
        }
        return game;
    }

    /** Takes a seat at a table that gathers, unless the guest has one. */
    static Company seated(
            String table, Optional<String> wanted, Errands errands, Language language) {
        var company = Company.of(described(table, errands), language);
        if (company.mine().isEmpty()) {
            if (!company.gathering()) {
                throw new Unsuitable(say("live.begun").text("table", table));
            }
            int last = company.chairs().size() - 1;
            errands.post(
                    "/api/tables/" + table + "/seats",
                    wanted.isEmpty()
                            ? Map.of()
                            : Map.of(
                                    "seat", (int) Numeral.within("--seat", wanted.get(), 0, last)));
            return Company.of(described(table, errands), language);
        }
        return company;
    }

    /** Attends this table, and the next one if there is a rematch. */
    void attend(
            Surroundings around, Voice voice, boolean plays, Optional<String> seat, Guise guise) {
        var invitation = invitation(around);
        try (var errands = new Errands(invitation.server(), voice)) {
            Keyring.of(around).introduce(errands, invitation.server(), name);
            guise.wear(errands, voice);
            var table = table(invitation, errands);
            game(described(table, errands)); // otherwise there is no reason to sit down
            attend(
                    new LiveGuest(around, voice, invitation, errands, name, table, plays, false),
                    seat);
        }
    }

    /** Attends a table, and one after the other those that follow it. */
    static void attend(LiveGuest first, Optional<String> seat) {
        var around = first.around();
        try (var lines = Lines.of(around)) {
            var guest = Optional.of(first);
            while (guest.isPresent()) {
                var here = guest.get();
                guest =
                        attend(game(described(here.table(), here.errands())), here, lines, seat)
                                .map(here::at);
            }
        }
    }

    private static <S extends State<S>, V> Optional<String> attend(
            Game<S, ?, V> game, LiveGuest guest, Lines lines, Optional<String> seat) {
        var language = guest.voice().language();
        var errands = guest.errands();
        var company =
                guest.plays()
                        ? seated(guest.table(), seat, errands, language)
                        : Company.of(described(guest.table(), errands), language);
        return new LiveTable<>(game, guest, company, lines, luck()).attend();
    }

    private static Seeded luck() {
        return new Seeded(System.nanoTime());
    }
}
