package tischlein.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** The program as a process of its own, which serves until it is told to end. */
final class Served implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final Pattern LINK = Pattern.compile("  http://\\S+:(\\d+)/");
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final Process process;
    private final StringBuilder out = new StringBuilder();
    private final int port;

    private Served(Process process) throws IOException {
        this.process = process;
        port = linked();
    }

    static Served start(Path folder, Map<String, String> variables, String... arguments)
            throws IOException {
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
        return new Served(builder.redirectError(folder.resolve("records").toFile()).start());
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

    int port() {
        return port;
    }

    /** What it has said so far. */
    String out() {
        return out.toString();
    }

    String get(String path) throws IOException, InterruptedException {
        var uri = URI.create("http://127.0.0.1:" + port + path);
        var request = HttpRequest.newBuilder(uri).timeout(PATIENCE).build();
        return CLIENT.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    String post(String path, String json, String key) throws IOException, InterruptedException {
        var uri = URI.create("http://127.0.0.1:" + port + path);
        var request =
                HttpRequest.newBuilder(uri)
                        .timeout(PATIENCE)
                        .header("Content-Type", "application/json")
                        .header("Authorization", "Bearer " + key)
                        .POST(HttpRequest.BodyPublishers.ofString(json));
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    long process() {
        return process.pid();
    }

    /** Tells it to end, and answers with its exit code. */
    int terminate() throws IOException, InterruptedException {
        process.toHandle().destroy(); // which leaves its output open
        return ended();
    }

    /** Whether processes started from here take no notice when their terminal is gone. */
    static boolean hangUpIsIgnored() throws IOException {
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
    int hangUp() throws IOException, InterruptedException {
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
        process.destroyForcibly().onExit().join(); // whatever it had is free then
    }
}
