package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.kernel.Unsuitable;

/** The part of a command line that says where a bot is: a command, or an address. */
final class BotPlace {
    @Option(names = "--run", paramLabel = "COMMAND", descriptionKey = "help.run")
    private Optional<String> command = Optional.empty();

    @Option(names = "--at", paramLabel = "ws://…", descriptionKey = "help.at")
    private Optional<String> address = Optional.empty();

    /** A new one of it. */
    Partner found(Surroundings around) {
        if (command.isPresent() == address.isPresent()) {
            throw new Unsuitable(say("unsuitable.place"));
        }
        return address.isPresent() ? Caller.of(address.get()) : started(around);
    }

    private Partner started(Surroundings around) {
        var line = command.orElse("");
        try {
            return Program.start(line, around.err());
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.run").text("command", line));
        }
    }
}
