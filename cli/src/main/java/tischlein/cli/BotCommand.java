package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.kernel.Game;
import tischlein.kernel.Options;
import tischlein.kernel.State;
import tools.jackson.databind.JsonNode;

/** {@code tischlein bot}: lets a program of one's own play at a live table. */
@Command(
        name = "bot",
        footer = {
            "  tischlein bot K7QF2C --run \"python3 examples/bot.py\" --name Py",
            "  tischlein bot https://play.example.org/#/t/K7QF2C --run ./my-bot --budget 5000"
        })
final class BotCommand implements Callable<Integer> {
    static final int PATIENCE = 5_000; // milliseconds for hello and bye
    private static final String USUAL_BUDGET = "2000";
    private static final String USUAL_NAME = "Bot";

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final Arrival arrival = new Arrival();

    @Mixin private final Guise guise = new Guise();

    @Mixin private final BotPlace place = new BotPlace();

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "help.seat")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--budget", paramLabel = "MS", descriptionKey = "help.bot.budget")
    private String budget = USUAL_BUDGET;

    BotCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    static int budget(String text) {
        return (int) Numeral.within("--budget", text, 10, 600_000);
    }

    @Override
    public Integer call() {
        var invitation = arrival.invitation(around);
        int millis = budget(budget);
        try (var errands = new Errands(invitation.server(), voice)) {
            Keyring.of(around).introduce(errands, invitation.server(), name());
            guise.wear(errands, voice);
            var table = Arrival.table(invitation, errands);
            var described = Arrival.described(table, errands);
            var company = Arrival.seated(table, seat, errands, voice.language());
            return play(
                    Arrival.game(described),
                    described,
                    invitation,
                    errands,
                    company,
                    table,
                    millis);
        }
    }

    private <S extends State<S>, V> int play(
            Game<S, ?, V> game,
            JsonNode described,
            Invitation invitation,
            Errands errands,
            Company company,
            String table,
            int millis) {
        int mine = company.mine().getFirst();
        var options = options(game, described, company.chairs().size());
        var slips = new EnumMap<Slip, Integer>(Slip.class);
        try (var robot =
                new Robot(
                        place.found(around),
                        complaint -> {
                            slips.merge(complaint.slip(), 1, Integer::sum);
                            around.err().println(voice.say(Complaints.told(complaint)));
                        })) {
            robot.greet(game.about(), options, mine, PATIENCE);
            around.out()
                    .println(
                            voice.say(
                                    say("bot.sits")
                                            .text("name", called(robot))
                                            .number("number", mine)));
            around.out().flush();
            boolean over =
                    new LiveBot<>(game, new Eyes<>(game, options), robot, mine, millis)
                            .play(invitation, errands, voice, table);
            robot.bye(PATIENCE);
            tell(over, robot, slips);
            return over ? Tischlein.FINE : Tischlein.FAILED;
        }
    }

    /** As it calls itself, or as it was named here. */
    private String called(Robot robot) {
        return robot.name().isEmpty() ? name() : robot.name();
    }

    private String name() {
        return arrival.name().isEmpty() ? USUAL_NAME : arrival.name();
    }

    static Options options(Game<?, ?, ?> game, JsonNode described, int seats) {
        var values = new LinkedHashMap<String, String>();
        described
                .path("options")
                .forEachEntry((name, value) -> values.put(name, value.asString("")));
        return game.about().options(seats, values);
    }

    private void tell(boolean over, Robot robot, Map<Slip, Integer> slips) {
        int bad = slips.values().stream().mapToInt(Integer::intValue).sum();
        around.out()
                .println(
                        voice.say(
                                say(over ? "bot.over" : "bot.left")
                                        .number("answers", (int) robot.answers())
                                        .number("slips", bad)));
    }
}
