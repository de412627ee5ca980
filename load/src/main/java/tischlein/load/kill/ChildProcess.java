package tischlein.load.kill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another process, which ends with this one. */
final class ChildProcess implements AutoCloseable {
    private static final int PATIENCE = 60; // seconds

    private final Process process;
    private final Path errors;
    private final Thread end;

    /**
     * @param program how it is started: the command line's first words
     * @param flags for the virtual machine, before all others
     * @param errors where its complaints go
     */
    ChildProcess(List<String> program, List<String> flags, List<String> words, Path errors) {
        this.errors = errors;
        var command = new ArrayList<>(program);
        command.addAll(1, flags);
        command.addAll(words);
        try {
            process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.appendTo(errors.toFile()))
                            .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        end = new Thread(process::destroyForcibly);
        Runtime.getRuntime().addShutdownHook(end);
    }

    boolean alive() {
        return process.isAlive();
    }

    /** Whoever waits for a process that has ended would wait for nothing. */
    void needAlive(String who) {
        if (!process.isAlive()) {
            throw new IllegalStateException(who + " ended: " + finish() + "; see " + errors);
        }
    }

    /** As {@code kill -9} does it: the process gets no chance to put anything in order. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    /** Closes what it reads, and returns all that it wrote. */
    String finish() {
        try {
            process.getOutputStream().close();
            var told = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            await();
            return told;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells it something that the system knows by name, such as {@code STOP}. */
    void signal(String name) {
        try {
            new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Asks it to end in order. */
    void stop() {
        process.destroy();
        await();
    }

    private void await() {
        try {
            if (!process.waitFor(PATIENCE, TimeUnit.SECONDS)) {
                throw new IllegalStateException("a process does not end");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        Runtime.getRuntime().removeShutdownHook(end);
    }
}
