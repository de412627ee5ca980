package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.bots.BotComplaints;
import tischlein.cli.bots.BotMistake;
import tischlein.cli.bots.ExternalBot;
import tischlein.cli.bots.LiveBot;
import tischlein.cli.live.LiveSeats;
import tischlein.cli.options.BotOption;
import tischlein.cli.options.FigureOption;
import tischlein.cli.options.InvitationOption;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.client.HttpApi;
import tischlein.client.ViewReader;
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
public final class BotCommand implements Callable<Integer> {
    private static final String USUAL_BUDGET = "2000";
    private static final String USUAL_NAME = "Bot";

    private final Surroundings around;
    private final Voice voice;

    @Mixin private final InvitationOption arrival = new InvitationOption();

    @Mixin private final FigureOption guise = new FigureOption();

    @Mixin private final BotOption place = new BotOption();

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "help.seat")
    private Optional<String> seat = Optional.empty();

    @Option(names = "--budget", paramLabel = "MS", descriptionKey = "help.bot.budget")
    private String budget = USUAL_BUDGET;

    public BotCommand(Surroundings around, Voice voice) {
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
        try (var errands = new HttpApi(invitation.server(), voice.language().code())) {
            around.keyring().introduce(errands, invitation.server(), name());
            guise.wear(errands, voice);
            var table = InvitationOption.table(invitation, errands);
            var described = errands.table(table);
            var company = InvitationOption.seated(table, seat, errands, voice.language());
            return play(
                    InstalledGames.played(described), described, errands, company, table, millis);
        }
    }

    private <S extends State<S>, V> int play(
            Game<S, ?, V> game,
            JsonNode described,
            HttpApi errands,
            LiveSeats company,
            String table,
            int millis) {
        int mine = company.mine().getFirst();
        var options = options(game, described, company.chairs().size());
        var slips = new EnumMap<BotMistake, Integer>(BotMistake.class);
        try (var robot =
                new ExternalBot(
                        place.found(around),
                        complaint -> {
                            slips.merge(complaint.slip(), 1, Integer::sum);
                            around.err().println(voice.say(BotComplaints.told(complaint)));
                        })) {
            robot.greet(game.about(), options, mine, ExternalBot.PATIENCE);
            around.print(
                    voice.say(say("bot.sits").text("name", called(robot)).number("number", mine)));
            around.out().flush();
            boolean over =
                    new LiveBot<>(game, new ViewReader<>(game, options), robot, mine, millis)
                            .play(errands, table);
            robot.bye(ExternalBot.PATIENCE);
            tell(over, robot, slips);
            return over ? ExitCode.FINE : ExitCode.FAILED;
        }
    }

    /** As it calls itself, or as it was named here. */
    private String called(ExternalBot robot) {
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

    private void tell(boolean over, ExternalBot robot, Map<BotMistake, Integer> slips) {
        int bad = slips.values().stream().mapToInt(Integer::intValue).sum();
        around.print(
                voice.say(
                        say(over ? "bot.over" : "bot.left")
                                .number("answers", (int) robot.answers())
                                .number("slips", bad)));
    }
}
