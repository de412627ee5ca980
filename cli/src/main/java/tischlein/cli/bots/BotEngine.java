package tischlein.cli.bots;

import static tischlein.kernel.Phrase.say;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tischlein.bots.Bots;
import tischlein.cli.run.InstalledGames;
import tischlein.client.Phrases;
import tischlein.client.ViewReader;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.table.store.ProtocolJson;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** One of our bots, which answers line by line, by docs/bots.md. */
public final class BotEngine {
    private static final String NAME = "Tischlein ";
    private static final int LONGEST = 120; // letters of a line that is complained of

    private final String bot;
    private final RandomGenerator luck;
    private Optional<Mind> mind = Optional.empty();
    private boolean dismissed;

    /** Somebody who has been told which game it is, and at which seat. */
    private interface Mind {
        String answer(JsonNode turn);
    }

    /**
     * @param bot its name in the list of bots
     */
    public BotEngine(String bot, RandomGenerator luck) {
        this.bot = bot;
        this.luck = luck;
    }

    /** Whether it has been told goodbye. */
    public boolean dismissed() {
        return dismissed;
    }

    /**
     * What it says to a line, if anything.
     *
     * @throws Unsuitable if it cannot understand the line
     */
    public Optional<String> answer(String line) {
        var message = read(line);
        return switch (message.path("is").asString("")) {
            case "hello" -> {
                mind = Optional.of(mind(message));
                yield Optional.of(BotProtocol.greet(NAME + bot));
            }
            case "turn" -> mind.map(thinker -> answer(thinker, message, line));
            case "bye" -> {
                dismissed = true;
                yield Optional.empty();
            }
            default -> Optional.empty();
        };
    }

    /** A turn that is none of this game's cannot be thought about. */
    private static String answer(Mind thinker, JsonNode turn, String line) {
        try {
            return thinker.answer(turn);
        } catch (RuntimeException _) {
            throw unreadable(line);
        }
    }

    private static JsonNode read(String line) {
        try {
            return ProtocolJson.MAPPER.readTree(line);
        } catch (JacksonException _) {
            throw unreadable(line);
        }
    }

    private static Unsuitable unreadable(String line) {
        var clean = Phrases.clean(line);
        return new Unsuitable(
                say("unsuitable.message")
                        .text(
                                "found",
                                clean.length() > LONGEST
                                        ? clean.substring(0, LONGEST) + "…"
                                        : clean));
    }

    private Mind mind(JsonNode hello) {
        if (hello.path("protocol").asInt(0) != BotProtocol.VERSION) {
            throw new Unsuitable(say("unsuitable.protocol").number("known", BotProtocol.VERSION));
        }
        return mind(InstalledGames.played(hello), hello);
    }

    private <S extends State<S>, V> Mind mind(Game<S, ?, V> game, JsonNode hello) {
        var values = new LinkedHashMap<String, String>();
        hello.path("options").forEachEntry((name, value) -> values.put(name, value.asString("")));
        var options = game.about().options(hello.path("seats").asInt(0), values);
        var eyes = new ViewReader<S, V>(game, options);
        var thinker = Bots.make(bot, game, hello.path("seat").asInt(0));
        return turn -> {
            var codes =
                    ViewReader.list(
                                    turn.path("choices"),
                                    word -> game.words().code(word.asString("")))
                            .stream()
                            .mapToInt(Integer::intValue)
                            .toArray();
            var view = eyes.view(turn.path("view"));
            var budget = budget(turn.path("budget").path("ms").asInt(0));
            int code = thinker.choose(() -> view, codes, codes.length, budget, luck);
            return BotProtocol.choose(turn.path("turn").asLong(0), game.words().word(code));
        };
    }

    /** A part of the time is for the way there and back. */
    private static Bot.Budget budget(int millis) {
        return new Bot.Budget(Math.max(1, millis * 3 / 4), Integer.MAX_VALUE);
    }
}
