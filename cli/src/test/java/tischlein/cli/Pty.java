package tischlein.cli;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A process of the program in a pseudo-terminal, which the command {@code script} makes. */
final class Pty implements AutoCloseable {
    private final Process process;
    private final Reader screen;
    private final StringBuilder shown = new StringBuilder();
    private int seen;

    private Pty(Process process) {
        this.process = process;
        screen = process.inputReader(StandardCharsets.UTF_8);
    }

    static boolean possible() {
        return Files.isExecutable(Path.of("/usr/bin/script"));
    }

    static Pty start(String... arguments) throws IOException {
        var java = Path.of(System.getProperty("java.home", ""), "bin", "java");
        var line =
                "stty cols 80 rows 24; exec '"
                        + java
                        + "' --enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1"
                        + " -cp '"
                        + System.getProperty("java.class.path", "")
                        + "' tischlein.cli.Recital "
                        + String.join(" ", arguments);
        boolean linux = System.getProperty("os.name", "").equals("Linux");
        var command =
                linux
                        ? List.of("script", "-qefc", line, "/dev/null")
                        : List.of("script", "-q", "/dev/null", "sh", "-c", line);
        var builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("TERM", "xterm");
        builder.environment().put("LC_ALL", "C");
        builder.environment().remove("NO_COLOR");
        return new Pty(builder.start());
    }

    /** Waits until one of these has appeared behind what was seen before, and tells which. */
    String see(String... texts) throws IOException {
        while (true) {
            var first = first(texts);
            if (!first.isEmpty()) {
                return first;
            }
            var some = new char[1 << 13];
            int count = screen.read(some);
            if (count < 0) {
                throw new AssertionError("it ended: " + shown);
            }
            shown.append(some, 0, count);
        }
    }

    private String first(String... texts) {
        var found = "";
        int at = Integer.MAX_VALUE;
        for (var text : texts) {
            int place = shown.indexOf(text, seen);
            if (place >= 0 && place < at) {
                at = place;
                found = text;
            }
        }
        seen = found.isEmpty() ? seen : at + found.length();
        return found;
    }

    void press(String keys) throws IOException {
        process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    String shown() {
        return shown.toString();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
