package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.bots.Bots;
import tischlein.cli.bots.BotEngine;
import tischlein.cli.bots.EngineSockets;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.Numeral;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.kernel.Seeded;

/** {@code tischlein engine}: one of our bots, spoken to by docs/bots.md. */
@Command(
        name = "engine",
        footer = {
            "  tischlein engine --bot search",
            "  tischlein bot K7QF2C --run \"tischlein engine --bot search\"",
            "  tischlein engine --port 9000"
        })
public final class EngineCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Option(
            names = "--bot",
            paramLabel = "BOT",
            completionCandidates = Suggestions.Minds.class,
            descriptionKey = "help.engine.bot")
    private String bot = Bots.GREEDY;

    @Option(names = "--port", paramLabel = "P", descriptionKey = "help.engine.port")
    private Optional<String> port = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", descriptionKey = "help.seed.any")
    private Optional<String> seed = Optional.empty();

    public EngineCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        if (port.isPresent()) {
            serve((int) Numeral.within("--port", port.get(), 0, 65_535));
        } else {
            listen(engine());
        }
    }

    private BotEngine engine() {
        return new BotEngine(
                bot,
                new Seeded(
                        seed.map(text -> Numeral.seed("--seed", text))
                                .orElseGet(System::nanoTime)));
    }

    private void listen(BotEngine engine) {
        var in = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                engine.answer(line).ifPresent(this::tell);
                if (engine.dismissed()) {
                    return;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void tell(String line) {
        around.print(line);
        around.out().flush();
    }

    /** Until the end of standard input, or of the process. */
    private void serve(int wanted) {
        try (var sockets = EngineSockets.open(wanted, this::engine)) {
            tell(voice.say(say("engine.listens").text("place", sockets.place())));
            while (around.in().read() >= 0) {
                // whatever it is, nobody reads it
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
