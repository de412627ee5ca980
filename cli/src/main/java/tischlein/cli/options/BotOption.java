package tischlein.cli.options;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.cli.bots.BotProcess;
import tischlein.cli.bots.LinePartner;
import tischlein.cli.bots.SocketBot;
import tischlein.cli.run.Surroundings;
import tischlein.kernel.Unsuitable;

/** The part of a command line that says where a bot is: a command, or an address. */
public final class BotOption {
    @Option(names = "--run", paramLabel = "COMMAND", descriptionKey = "help.run")
    private Optional<String> command = Optional.empty();

    @Option(names = "--at", paramLabel = "ws://…", descriptionKey = "help.at")
    private Optional<String> address = Optional.empty();

    /** A new one of it. */
    public LinePartner found(Surroundings around) {
        if (command.isPresent() == address.isPresent()) {
            throw new Unsuitable(say("unsuitable.place"));
        }
        return address.isPresent() ? SocketBot.of(address.get()) : started(around);
    }

    private LinePartner started(Surroundings around) {
        var line = command.orElse("");
        try {
            return BotProcess.start(line, around.err());
        } catch (IOException _) {
            throw new Unsuitable(say("unsuitable.run").text("command", line));
        }
    }
}
