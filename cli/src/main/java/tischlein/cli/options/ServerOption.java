package tischlein.cli.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import tischlein.cli.run.Surroundings;
import tischlein.client.Invitation;

/** The part of a command line that leads to a server, whatever is done there. */
public final class ServerOption {
    @Option(names = "--server", paramLabel = "URL", descriptionKey = "help.server")
    private Optional<String> server = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "help.guest")
    private String name = "";

    public Invitation server(Surroundings around) {
        return Invitation.to(server.orElseGet(around::usualServer));
    }

    public String name() {
        return name;
    }
}
