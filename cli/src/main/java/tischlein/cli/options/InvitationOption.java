package tischlein.cli.options;

import static tischlein.kernel.Phrase.say;

import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tischlein.cli.live.LiveGuest;
import tischlein.cli.live.LiveSeats;
import tischlein.cli.live.LiveTable;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.InputLines;
import tischlein.client.HttpApi;
import tischlein.client.Invitation;
import tischlein.client.Phrases;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.words.Language;

/** The part of a command line that leads to a live table, and the way there. */
public final class InvitationOption {
    @Parameters(paramLabel = "URL|CODE", descriptionKey = "help.invitation")
    private String place = "";

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "help.guest")
    private String name = "";

    public Invitation invitation(Surroundings around) {
        return Invitation.of(place, around.usualServer());
    }

    public String name() {
        return name;
    }

    /** The code of the table; a link that moves a seat is followed. */
    public static String table(Invitation invitation, HttpApi errands) {
        return invitation.token().isEmpty()
                ? invitation.table()
                : Phrases.clean(
                        errands.post("/api/links", Map.of("token", invitation.token()))
                                .path("table")
                                .asString(""));
    }

    /** Takes a seat at a table that gathers, unless the guest has one. */
    public static LiveSeats seated(
            String table, Optional<String> wanted, HttpApi errands, Language language) {
        var company = LiveSeats.of(errands.table(table), language);
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
            return LiveSeats.of(errands.table(table), language);
        }
        return company;
    }

    /** Attends this table, and the next one if there is a rematch. */
    public void attend(
            Surroundings around,
            Voice voice,
            boolean plays,
            Optional<String> seat,
            FigureOption guise) {
        var invitation = invitation(around);
        try (var errands = new HttpApi(invitation.server(), voice.language().code())) {
            around.keyring().introduce(errands, invitation.server(), name);
            guise.wear(errands, voice);
            var table = table(invitation, errands);
            InstalledGames.played(errands.table(table)); // otherwise there is no reason to sit down
            attend(
                    new LiveGuest(around, voice, invitation, errands, name, table, plays, false),
                    seat);
        }
    }

    /** Attends a table, and one after the other those that follow it. */
    public static void attend(LiveGuest first, Optional<String> seat) {
        var around = first.around();
        try (var lines = InputLines.of(around)) {
            var guest = Optional.of(first);
            while (guest.isPresent()) {
                var here = guest.get();
                guest =
                        attend(
                                        InstalledGames.played(here.errands().table(here.table())),
                                        here,
                                        lines,
                                        seat)
                                .map(here::at);
            }
        }
    }

    private static <S extends State<S>, V> Optional<String> attend(
            Game<S, ?, V> game, LiveGuest guest, InputLines lines, Optional<String> seat) {
        var language = guest.voice().language();
        var errands = guest.errands();
        var company =
                guest.plays()
                        ? seated(guest.table(), seat, errands, language)
                        : LiveSeats.of(errands.table(guest.table()), language);
        return new LiveTable<>(game, guest, company, lines, luck()).attend();
    }

    private static Seeded luck() {
        return new Seeded(System.nanoTime());
    }
}
