package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.live.LiveGuest;
import tischlein.cli.live.LiveSeats;
import tischlein.cli.live.SeatArrangements;
import tischlein.cli.options.FigureOption;
import tischlein.cli.options.GameOption;
import tischlein.cli.options.InvitationOption;
import tischlein.cli.options.PeopleOption;
import tischlein.cli.options.ServerOption;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.client.HttpApi;
import tischlein.client.Phrases;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.log.Log;
import tischlein.log.LogWriter;
import tischlein.log.Replay;

/** {@code tischlein new}: lays a new table at a server, and sits down at it. */
@Command(
        name = "new",
        footer = {
            "  tischlein new buffet",
            "  tischlein new buckets --seats 4 --bots fair,sharp --listed",
            "  tischlein new office --names Anna,Ben --bots sharp,sharp",
            "  tischlein new larder --server https://play.example.org --name Anna"
        })
public final class NewCommand implements Runnable {
    private static final int MOST_SECONDS = 86_400;
    private static final int MOST_MINUTES = 1_440;
    private static final int LONGEST_PACE = 10_000;
    private static final Pattern CLOCK = Pattern.compile("(\\d{1,5})(?:,(\\d{1,5}))?");
    private static final Pattern ABSENCE = Pattern.compile("(wait|bot|vote)(?:,(\\d{1,5}))?");

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final GameOption choice = new GameOption();

    @Mixin private final PeopleOption party = new PeopleOption();

    @Mixin private final FigureOption guise = new FigureOption();

    @Mixin private final ServerOption door = new ServerOption();

    @Option(
            names = "--bots",
            paramLabel = "B,B,…",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.new.bots")
    private Optional<String> bots = Optional.empty();

    @Option(names = "--listed", descriptionKey = "help.listed")
    private boolean listed;

    @Option(names = "--no-chat", descriptionKey = "help.chat")
    private boolean quiet;

    @Option(names = "--order", descriptionKey = "help.order")
    private boolean order;

    @Option(names = "--several", descriptionKey = "help.several")
    private boolean several;

    @Option(names = "--patience", paramLabel = "MIN", descriptionKey = "help.patience")
    private Optional<String> patience = Optional.empty();

    @Option(names = "--clock", paramLabel = "S,S", descriptionKey = "help.clock")
    private Optional<String> clock = Optional.empty();

    @Option(names = "--absence", paramLabel = "wait|bot|vote,S", descriptionKey = "help.absence")
    private Optional<String> absence = Optional.empty();

    @Option(names = "--pace", paramLabel = "MS", descriptionKey = "help.pace")
    private Optional<String> pace = Optional.empty();

    @Option(names = "--log", paramLabel = "FILE", descriptionKey = "help.new.log")
    private Optional<String> log = Optional.empty();

    public NewCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var wish = wish();
        var server = door.server(around);
        try (var errands = new HttpApi(server.server(), voice.language().code())) {
            around.keyring().introduce(errands, server.server(), door.name());
            guise.wear(errands, voice);
            var made = Phrases.clean(errands.post("/api/tables", wish).path("table").asString(""));
            name(made, errands);
            InvitationOption.attend(
                    new LiveGuest(around, voice, server, errands, door.name(), made, true, true),
                    Optional.empty());
        }
    }

    /** From the last on: at first all who sit here are called like the guest. */
    private void name(String made, HttpApi errands) {
        var mine = LiveSeats.of(errands.table(made), voice.language()).mine();
        var names = party.names();
        for (int n = mine.size() - 1; n >= 0; n--) {
            if (n < names.size()) {
                SeatArrangements.call(made, mine.get(n), names.get(n), errands);
            } else if (n > 0) {
                SeatArrangements.callBeside(made, mine.get(n), n + 1, errands);
            }
        }
    }

    private Map<String, Object> wish() {
        var wish = new LinkedHashMap<String, Object>();
        if (log.isPresent()) {
            begun(wish, log.get());
        } else {
            fresh(wish);
        }
        wish.put("listed", listed);
        wish.put("chat", !quiet);
        wish.put("order", order);
        if (several) {
            wish.put("several", true);
        }
        patience.ifPresent(text ->
                wish.put("patience", (int) Numeral.within("--patience", text, 0, MOST_MINUTES)));
        clock.ifPresent(text -> wish.put("clock", seconds("--clock", CLOCK, text, "move", "bank")));
        absence.ifPresent(text ->
                wish.put("absence", seconds("--absence", ABSENCE, text, "policy", "seconds")));
        pace.ifPresent(
                text -> wish.put("pace", (int) Numeral.within("--pace", text, 0, LONGEST_PACE)));
        return wish;
    }

    private void fresh(Map<String, Object> wish) {
        var about = choice.game().about();
        int seats = choice.options(about).seats();
        wish.put("game", about.name());
        wish.put("seats", seats);
        wish.put("options", choice.table().values());
        wish.put("chairs", chairs(seats));
    }

    /** A table that goes on where a log ends. */
    private void begun(Map<String, Object> wish, String file) {
        if (choice.made()) {
            throw new Unsuitable(say("unsuitable.newlog"));
        }
        var told = ReplayCommand.read(file, around);
        wish.put("log", text(Replay.game(told, InstalledGames.games()), told));
        wish.put("chairs", chairs(told.header().seats()));
    }

    private static <S extends State<S>> String text(Game<S, ?, ?> of, Log told) {
        return new LogWriter(of.about(), Replay.of(of, told).table())
                .entries(told.entries())
                .text();
    }

    /** The host and whoever sits here first, bots last, and free chairs between them. */
    private List<String> chairs(int seats) {
        var kinds = bots.map(names -> List.of(names.split(",", -1))).orElse(List.of());
        int people = party.size(seats);
        party.needAtMost(people);
        PeopleOption.needDistinct(party.names());
        if (kinds.size() > seats - people) {
            throw new Unsuitable(
                    say("unsuitable.bots")
                            .number("found", kinds.size())
                            .number("most", seats - people));
        }
        var chairs = new ArrayList<>(Collections.nCopies(people, "me"));
        chairs.addAll(Collections.nCopies(seats - people - kinds.size(), "open"));
        kinds.forEach(kind -> chairs.add("bot " + kind));
        return chairs;
    }

    /** Something, and perhaps a number of seconds behind it. */
    private static Map<String, Object> seconds(
            String option, Pattern form, String text, String first, String second) {
        var found = form.matcher(text);
        if (!found.matches()) {
            throw new Unsuitable(
                    say("unsuitable.seconds").text("option", option).text("found", text));
        }
        var read = new LinkedHashMap<String, Object>();
        read.put(first, form.equals(ABSENCE) ? found.group(1) : number(option, found.group(1)));
        if (found.group(2) != null) {
            read.put(second, number(option, found.group(2)));
        }
        return read;
    }

    private static int number(String option, String text) {
        return (int) Numeral.within(option, text, 1, MOST_SECONDS);
    }
}
