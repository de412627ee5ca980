package tischlein.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A process of the program in a pseudo-terminal, which the command {@code script} makes. */
public final class Pty implements AutoCloseable {
    private final Process process;
    private final HeardLines screen = new HeardLines();
    private int seen;

    private Pty(Process process) {
        this.process = process;
        Thread.ofPlatform().daemon().start(this::read);
    }

    private void read() {
        try (var output = process.getInputStream()) {
            var some = new byte[1 << 13];
            for (int count = output.read(some); count >= 0; count = output.read(some)) {
                screen.write(some, 0, count);
                screen.flush();
            }
        } catch (IOException _) {
            // the process was ended, and its terminal with it
        } finally {
            screen.end();
        }
    }

    public static boolean possible() {
        return Files.isExecutable(Path.of("/usr/bin/script"));
    }

    public static Pty start(String... arguments) throws IOException {
        var java = Path.of(System.getProperty("java.home", ""), "bin", "java");
        var line =
                "stty cols 80 rows 24; exec '"
                        + java
                        + "' --enable-native-access=ALL-UNNAMED -XX:TieredStopAtLevel=1"
                        + " -cp '"
                        + System.getProperty("java.class.path", "")
                        + "' tischlein.cli.run.Recital "
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
    public String see(String... texts) throws InterruptedException {
        var found = screen.find(seen, texts);
        seen = found.end();
        return found.group();
    }

    public void press(String keys) throws IOException {
        process.getOutputStream().write(keys.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    public String shown() {
        return screen.text();
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
