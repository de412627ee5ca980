package tischlein.cli.bots;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A process that is spoken to by its standard input and output. */
public final class BotProcess implements LinePartner {
    /** So many lines may wait unread. */
    private static final int MOST_UNREAD = 64;

    private static final int BUFFER = 1 << 16;

    private final Process process;
    private final BlockingQueue<Line> said = new ArrayBlockingQueue<>(MOST_UNREAD);
    private final BlockingQueue<String> unsaid = new ArrayBlockingQueue<>(MOST_UNREAD);
    private volatile boolean flooded;

    private BotProcess(Process process, PrintStream complaints) {
        this.process = process;
        Thread.ofVirtual().start(this::listen);
        Thread.ofVirtual().start(this::speak);
        Thread.ofVirtual().start(() -> forward(complaints));
    }

    /**
     * Starts a command as the system's shell understands it.
     *
     * @param complaints where its standard error goes
     * @throws IOException if it cannot be started
     */
    public static BotProcess start(String command, PrintStream complaints) throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        var shell = windows ? List.of("cmd", "/c", command) : List.of("/bin/sh", "-c", command);
        return new BotProcess(new ProcessBuilder(shell).start(), complaints);
    }

    private void listen() {
        try (var in = process.getInputStream()) {
            for (var line = line(in); line.isPresent(); line = line(in)) {
                if (!said.offer(new Line.Text(line.get()))) {
                    flood();
                    return;
                }
            }
        } catch (IOException _) {
            // its end, however it went
        } finally {
            end();
        }
    }

    private void end() {
        if (!flooded) {
            said.offer(new Line.End());
        }
    }

    /** Nothing it has said counts any more. */
    private void flood() {
        flooded = true;
        said.clear();
        said.offer(new Line.Flood());
        stop();
    }

    /**
     * With all that it has started: whoever stops only the shell leaves the bot behind. The shell
     * first, which would say something about it otherwise.
     */
    private void stop() {
        var started = process.descendants().toList();
        process.destroyForcibly();
        started.forEach(ProcessHandle::destroyForcibly);
    }

    /** The next line, or nothing at the end or if there is no end of it. */
    private Optional<String> line(InputStream in) throws IOException {
        var bytes = new ByteArrayOutputStream();
        for (int b = in.read(); b >= 0; b = in.read()) {
            if (b == '\n') {
                return Optional.of(bytes.toString(StandardCharsets.UTF_8).stripTrailing());
            }
            bytes.write(b);
            if (bytes.size() > BotProtocol.LONGEST) {
                flood();
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private void speak() {
        try (OutputStream out = new BufferedOutputStream(process.getOutputStream(), BUFFER)) {
            for (var line = unsaid.take(); !line.isEmpty(); line = unsaid.take()) {
                out.write(line.getBytes(StandardCharsets.UTF_8));
                out.write('\n');
                out.flush();
            }
        } catch (IOException _) {
            // it does not listen; its silence will tell
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void forward(PrintStream complaints) {
        try (var err = process.getErrorStream()) {
            var bytes = new byte[1024];
            for (int count = err.read(bytes); count >= 0; count = err.read(bytes)) {
                complaints.write(bytes, 0, count);
            }
            complaints.flush();
        } catch (IOException _) {
            // it has nothing more to complain about
        }
    }

    @Override
    public void say(String line) {
        unsaid.offer(line);
    }

    @Override
    public Optional<Line> hear(long millis) throws InterruptedException {
        return Optional.ofNullable(said.poll(millis, TimeUnit.MILLISECONDS));
    }

    /** Closes its input, too. */
    @Override
    public boolean ends(long millis) throws InterruptedException {
        unsaid.offer("");
        return process.waitFor(millis, TimeUnit.MILLISECONDS);
    }

    /** Whoever has closed its output mostly ends a moment later. */
    @Override
    public Optional<Integer> code() {
        try {
            return process.waitFor(1, TimeUnit.SECONDS)
                    ? Optional.of(process.exitValue())
                    : Optional.empty();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        unsaid.offer("");
        stop();
    }
}
