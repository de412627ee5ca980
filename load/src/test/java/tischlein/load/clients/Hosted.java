package tischlein.load.clients;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tischlein.load.TestShell;

/** A server that is a process of its own, and can be stopped for a while. */
public final class Hosted implements AutoCloseable {
    private static final int PATIENCE = 60; // seconds

    private final Process process;
    private final BufferedReader out;
    private final TargetServer target;

    private Hosted(Process process) throws IOException {
        this.process = process;
        out = process.inputReader();
        target = TargetServer.of("ws://127.0.0.1:" + out.readLine()).orElseThrow();
    }

    /**
     * @param variables for its environment
     */
    public static Hosted start(Path database, Map<String, String> variables) {
        var command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "--enable-native-access=ALL-UNNAMED",
                                "-Xmx256m",
                                "-cp",
                                System.getProperty("java.class.path"),
                                Host.class.getName(),
                                database.toString(),
                                "0"));
        var builder = new ProcessBuilder(command);
        builder.environment().putAll(variables);
        builder.redirectError(database.resolveSibling("server.log").toFile());
        try {
            return new Hosted(builder.start());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public TargetServer target() {
        return target;
    }

    long process() {
        return process.pid();
    }

    /** Nothing of it runs any more until it goes on. */
    public void stop() {
        TestShell.run("kill", "-STOP", Long.toString(process.pid()));
    }

    public void goOn() {
        TestShell.run("kill", "-CONT", Long.toString(process.pid()));
    }

    /** Ends in order. */
    public void end() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                throw new AssertionError("the server does not end");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
