package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.client.HttpApi;
import tischlein.client.Invitation;

/**
 * {@code tischlein health}: whether a server is well, for whoever looks after it by a script and
 * has nothing else that speaks HTTP.
 */
@Command(
        name = "health",
        footer = {"  tischlein health", "  tischlein health --server https://play.example.org"})
public final class HealthCommand implements Callable<Integer> {
    private final Surroundings around;
    private final Voice voice;

    @Option(names = "--server", paramLabel = "URL", descriptionKey = "help.server")
    private Optional<String> server = Optional.empty();

    public HealthCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var place = Invitation.to(server.orElseGet(around::usualServer)).server();
        try (var errands = new HttpApi(place, voice.language().code())) {
            boolean well = errands.send("GET", "/health", "", Map.of()).fine();
            around.print(
                    voice.say(
                            well
                                    ? say("health.well").text("server", place.toString())
                                    : say("health.unwell").text("server", place.toString())));
            return well ? ExitCode.FINE : ExitCode.FAILED;
        }
    }
}
