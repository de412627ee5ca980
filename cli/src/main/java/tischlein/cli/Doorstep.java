package tischlein.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The part of a command line that leads to a server, whatever is done there. */
final class Doorstep {
    @Option(names = "--server", paramLabel = "URL", descriptionKey = "help.server")
    private Optional<String> server = Optional.empty();

    @Option(names = "--name", paramLabel = "NAME", descriptionKey = "help.guest")
    private String name = "";

    Invitation server(Surroundings around) {
        return Invitation.to(server, around);
    }

    String name() {
        return name;
    }
}
