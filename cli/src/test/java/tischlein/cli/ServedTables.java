package tischlein.cli;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import tischlein.client.HttpApi;

/** The program as a process of its own, which serves until it is told to end. */
public final class ServedTables implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern LINK = Pattern.compile("  http://\\S+:(\\d+)/");

    private final Process process;
    private final StringBuilder out = new StringBuilder();
    private final int port;
    private final HttpApi api;

    private ServedTables(Process process) throws IOException {
        this.process = process;
        port = linked();
        api = new HttpApi(URI.create("http://127.0.0.1:" + port), "en");
    }

    public static ServedTables start(
            Path folder, Map<String, String> variables, String... arguments) throws IOException {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
        command.addAll(
                List.of(
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:TieredStopAtLevel=1", // it soon ends
                        "-cp",
                        System.getProperty("java.class.path", ""),
                        "tischlein.cli.Tischlein"));
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().put("LC_ALL", "C");
        builder.environment().putAll(variables);
        return new ServedTables(builder.redirectError(folder.resolve("records").toFile()).start());
    }

    /** Reads until the program says where it is. */
    private int linked() throws IOException {
        int found = -1;
        while (!out.toString().contains("Ctrl-C")) {
            int c = process.getInputStream().read();
            if (c < 0) {
                throw new IOException("ended: " + out);
            }
            out.append((char) c);
            var link = LINK.matcher(out);
            found = link.find() ? Integer.parseInt(link.group(1)) : found;
        }
        return found;
    }

    public int port() {
        return port;
    }

    /** What it has said so far. */
    public String out() {
        return out.toString();
    }

    public String get(String path) {
        return api.text(path);
    }

    /** Somebody new who asks things of it. */
    public HttpApi newGuest(String name) {
        return api.by(api.newGuest(name));
    }

    public long process() {
        return process.pid();
    }

    /** Tells it to end, and answers with its exit code. */
    public int terminate() throws IOException, InterruptedException {
        process.toHandle().destroy(); // which leaves its output open
        return ended();
    }

    /** Whether processes started from here take no notice when their terminal is gone. */
    public static boolean hangUpIsIgnored() throws IOException {
        var status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .mapToLong(line -> Long.parseUnsignedLong(line.substring(7).strip(), 16))
                .anyMatch(signals -> (signals & 1) != 0);
    }

    /** Its terminal is gone; answers with its exit code. */
    public int hangUp() throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-HUP", Long.toString(process.pid())).start().waitFor();
        return ended();
    }

    private int ended() throws IOException, InterruptedException {
        out.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        if (!process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
            throw new AssertionError("it does not end");
        }
        return process.exitValue();
    }

    @Override
    public void close() {
        api.close();
        process.destroyForcibly().onExit().join(); // whatever it had is free then
    }
}
