package tischlein.cli.bots;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tischlein.bots.Bots;
import tischlein.client.ViewReader;
import tischlein.kernel.Bits;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.News;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.table.store.ProtocolJson;
import tools.jackson.databind.JsonNode;

/**
 * The trials that a bot has to pass: recorded dialogues, and whole games among our own bots. Each
 * is played with a process of its own.
 *
 * @param start makes the process
 * @param millis what the bot may think about a move
 */
public record Conformance(Supplier<LinePartner> start, int millis, long seed) {
    private static final int USUAL_SEATS = 4;
    private static final int MOST_COMPLAINTS = 50;
    private static final Bot.Budget QUICK = new Bot.Budget(10, 20);

    /**
     * How a trial went.
     *
     * @param recorded whether it was a recorded dialogue
     * @param answers how many good ones there were
     */
    public record Outcome(
            String game,
            boolean recorded,
            int seats,
            int seat,
            long answers,
            List<ExternalBot.Complaint> complaints) {
        public Outcome {
            complaints = List.copyOf(complaints);
        }

        public boolean passed() {
            return complaints.isEmpty();
        }
    }

    /** Where the recorded dialogue of a game is. */
    public static String resource(String game) {
        return "/tischlein/cli/dialogues/" + game + ".jsonl";
    }

    private static List<String> recorded(String game) {
        try (var stream = Conformance.class.getResourceAsStream(resource(game))) {
            return stream == null
                    ? List.of()
                    : new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Says what a table once said, and hears whether the answers fit. */
    public Outcome dialogue(Game<?, ?, ?> game) {
        var complaints = new ArrayList<ExternalBot.Complaint>();
        int seats = 0;
        int seat = 0;
        try (var robot = new ExternalBot(start.get(), complaints::add)) {
            for (var line : recorded(game.about().name())) {
                var message = ProtocolJson.MAPPER.readTree(line);
                switch (message.path("is").asString("")) {
                    case "hello" -> {
                        seats = message.path("seats").asInt(0);
                        seat = message.path("seat").asInt(0);
                        robot.greet(line, ExternalBot.PATIENCE);
                    }
                    case "turn" -> answer(robot, message);
                    default -> robot.tell(line);
                }
            }
            robot.bye(ExternalBot.PATIENCE);
            return new Outcome(game.about().name(), true, seats, seat, robot.answers(), complaints);
        }
    }

    private void answer(ExternalBot robot, JsonNode turn) {
        var choices = ViewReader.list(turn.path("choices"), JsonNode::asString);
        robot.choose(choices, turn.path("view"), millis, choices::getFirst);
    }

    /** A game against our own bots; the number decides on seats, cards and dice. */
    public <S extends State<S>, V> Outcome wholeGame(Game<S, ?, V> game, int number) {
        var about = game.about();
        var luck = new Seeded(seed, number);
        int usual = Math.clamp(USUAL_SEATS, about.fewestSeats(), about.mostSeats());
        int seats =
                number == 0
                        ? usual
                        : about.fewestSeats()
                                + luck.nextInt(about.mostSeats() - about.fewestSeats() + 1);
        int seat = luck.nextInt(seats);
        var complaints = new ArrayList<ExternalBot.Complaint>();
        try (var robot = new ExternalBot(start.get(), complaints::add)) {
            var options = about.options(seats);
            robot.greet(about, options, seat, ExternalBot.PATIENCE);
            var s = game.start(options);
            var mate = new BackedUpBot<>(game, seat, robot, luck);
            var other = Bots.make(Bots.RANDOM, game, seat);
            var codes = new int[Game.MOST_CHOICES];
            while (game.waiting(s) != 0 && complaints.size() < MOST_COMPLAINTS) {
                int actor = Bits.lowest(game.waiting(s));
                int code;
                if (actor == Game.CHANCE) {
                    code = game.draw(s, luck, codes);
                } else if (actor == seat) {
                    code = mate.move(s, millis);
                } else {
                    int count = game.choices(s, actor, codes);
                    code = other.choose(() -> game.view(s, actor), codes, count, QUICK, luck);
                }
                game.play(s, actor, code, News.UNHEARD);
            }
            robot.over(game.result(s));
            robot.bye(ExternalBot.PATIENCE);
            return new Outcome(about.name(), false, seats, seat, robot.answers(), complaints);
        }
    }
}
