package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.bots.Bots;
import tischlein.kernel.Bot;
import tischlein.kernel.Game;
import tischlein.kernel.Seeded;
import tischlein.kernel.State;
import tischlein.kernel.Unsuitable;
import tischlein.table.Wire;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** {@code tischlein engine}: one of our bots, spoken to by docs/bots.md. */
@Command(
        name = "engine",
        footer = {
            "  tischlein engine --bot search",
            "  tischlein bot K7QF2C --run \"tischlein engine --bot search\""
        })
final class EngineCommand implements Runnable {
    private static final String NAME = "Tischlein ";

    private final Surroundings around;

    @Option(names = "--bot", paramLabel = "BOT", descriptionKey = "help.engine.bot")
    private String bot = Bots.GREEDY;

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed.any")
    private Optional<String> seed = Optional.empty();

    EngineCommand(Surroundings around) {
        this.around = around;
    }

    /** Somebody who has been told which game it is, and at which seat. */
    private interface Mind {
        String answer(JsonNode turn);
    }

    @Override
    public void run() {
        var luck =
                new Seeded(
                        seed.map(text -> Numeral.seed("--seed", text))
                                .orElseGet(System::nanoTime));
        var in = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        Optional<Mind> mind = Optional.empty();
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                var message = read(line);
                switch (message.path("is").asString("")) {
                    case "hello" -> {
                        mind = Optional.of(mind(message, luck));
                        tell(BotProtocol.greet(NAME + bot));
                    }
                    case "turn" -> mind.ifPresent(thinker -> tell(thinker.answer(message)));
                    case "bye" -> {
                        return;
                    }
                    default -> {
                        // nothing to answer
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode read(String line) {
        try {
            return Wire.MAPPER.readTree(line);
        } catch (JacksonException _) {
            throw new Unsuitable(say("unsuitable.message").text("found", Phrases.clean(line)));
        }
    }

    private void tell(String line) {
        around.out().println(line);
        around.out().flush();
    }

    private Mind mind(JsonNode hello, RandomGenerator luck) {
        if (hello.path("protocol").asInt(0) != BotProtocol.VERSION) {
            throw new Unsuitable(
                    say("unsuitable.protocol").number("known", BotProtocol.VERSION));
        }
        return mind(Arrival.game(hello), hello, luck);
    }

    private <S extends State<S>, V> Mind mind(
            Game<S, ?, V> game, JsonNode hello, RandomGenerator luck) {
        var values = new LinkedHashMap<String, String>();
        hello.path("options").forEachEntry((name, value) -> values.put(name, value.asString("")));
        var options = game.about().options(hello.path("seats").asInt(0), values);
        var eyes = new Eyes<S, V>(game, options);
        var thinker = Bots.make(bot, game, hello.path("seat").asInt(0));
        return turn -> {
            var codes =
                    Eyes.list(turn.path("choices"), word -> game.words().code(word.asString("")))
                            .stream()
                            .mapToInt(Integer::intValue)
                            .toArray();
            var budget = budget(turn.path("budget").path("ms").asInt(0));
            var view = eyes.view(turn.path("view"));
            int code = thinker.choose(() -> view, codes, codes.length, budget, luck);
            return BotProtocol.choose(turn.path("turn").asLong(0), game.words().word(code));
        };
    }

    /** A part of the time is for the way there and back. */
    private static Bot.Budget budget(int millis) {
        return new Bot.Budget(Math.max(1, millis * 3 / 4), Integer.MAX_VALUE);
    }
}
