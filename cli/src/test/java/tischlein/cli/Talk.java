package tischlein.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The program, with somebody who reads what it prints before typing the next line. */
final class Talk implements AutoCloseable {
    private static final long PATIENCE = 60_000; // milliseconds

    private final PipedOutputStream keys = new PipedOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Heard out = new Heard();
    private final CompletableFuture<Integer> code;
    private int seen;

    /** What was printed so far; whoever waits for more is woken. */
    static final class Heard extends OutputStream {
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private boolean ended;

        @Override
        public synchronized void write(int b) {
            bytes.write(b);
        }

        @Override
        public synchronized void write(byte[] some, int from, int count) {
            bytes.write(some, from, count);
        }

        @Override
        public synchronized void flush() {
            notifyAll();
        }

        synchronized void end() {
            ended = true;
            notifyAll();
        }

        synchronized String text() {
            return bytes.toString(StandardCharsets.UTF_8);
        }

        /** Where one of these texts is, the first of them, once one is there. */
        synchronized MatchResult find(int from, String... texts) throws InterruptedException {
            long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
            var any = Stream.of(texts).map(Pattern::quote).collect(Collectors.joining("|"));
            while (true) {
                var matcher = Pattern.compile(any).matcher(text());
                if (matcher.find(from)) {
                    return matcher.toMatchResult();
                }
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (ended || left <= 0) {
                    throw new AssertionError("nobody says “" + any + "” in: " + text());
                }
                wait(left);
            }
        }
    }

    private Talk(Map<String, String> environment, String... arguments) throws IOException {
        var in = new PipedInputStream(keys, 1 << 16);
        var around =
                new Surroundings(
                        in,
                        new Outlet(out),
                        new PrintStream(err, true, StandardCharsets.UTF_8),
                        environment);
        code =
                CompletableFuture.supplyAsync(
                        () -> {
                            try {
                                return Tischlein.run(around, arguments);
                            } finally {
                                out.end();
                            }
                        },
                        task -> Thread.ofPlatform().daemon().start(task));
    }

    static Talk with(Map<String, String> environment, String... arguments) throws IOException {
        return new Talk(environment, arguments);
    }

    /** Waits until it has printed this, behind what was seen before. */
    Talk see(String text) throws InterruptedException {
        seen = out.find(seen, text).end();
        return this;
    }

    Talk type(String lines) throws IOException {
        keys.write(lines.getBytes(StandardCharsets.UTF_8));
        keys.flush();
        return this;
    }

    String text() {
        return out.text();
    }

    /** Waits for the end, and gives what was printed. */
    Shell.Ended ended() {
        int ended = code.orTimeout(PATIENCE, TimeUnit.MILLISECONDS).join();
        return new Shell.Ended(ended, out.text(), err.toString(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        keys.close();
    }
}
