package tischlein.cli.serve;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tischlein.cli.run.Surroundings;

/**
 * The desktop of somebody who sits at this machine, with a browser. A server has none, and whoever
 * came in over the network has theirs elsewhere.
 *
 * @param system the name of the operating system
 */
public record Desktop(Surroundings around, String system) {
    public Desktop(Surroundings around) {
        this(around, System.getProperty("os.name", ""));
    }

    /** Opens a link there, if there is one; the browser's own troubles are not ours. */
    public Optional<Process> open(String link) {
        return browser().flatMap(command -> started(command, link));
    }

    private Optional<List<String>> browser() {
        boolean elsewhere = isSet("SSH_CONNECTION") || isSet("SSH_TTY");
        if (!around.talks() || elsewhere) {
            return Optional.empty();
        }
        var name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("mac")) {
            return Optional.of(List.of("open"));
        }
        if (name.startsWith("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")
                ? onPath("xdg-open").map(List::of)
                : Optional.empty();
    }

    private boolean isSet(String variable) {
        return !around.variable(variable).isEmpty();
    }

    private Optional<String> onPath(String program) {
        return Stream.of(around.variable("PATH").split(File.pathSeparator, -1))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .map(Path::toString)
                .findFirst();
    }

    private static Optional<Process> started(List<String> command, String link) {
        try {
            return Optional.of(
                    new ProcessBuilder(Stream.concat(command.stream(), Stream.of(link)).toList())
                            .redirectOutput(Redirect.DISCARD)
                            .redirectError(Redirect.DISCARD)
                            .start());
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
