package tischlein.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import tischlein.cli.run.Outlet;
import tischlein.cli.run.Surroundings;

/** The program, with somebody who reads what it prints before typing the next line. */
public final class ScriptedTalk implements AutoCloseable {
    private final PipedOutputStream keys = new PipedOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final HeardLines out = new HeardLines();
    private final CompletableFuture<Integer> code;
    private int seen;

    private ScriptedTalk(Map<String, String> environment, String... arguments) throws IOException {
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

    public static ScriptedTalk with(Map<String, String> environment, String... arguments)
            throws IOException {
        return new ScriptedTalk(environment, arguments);
    }

    /** Waits until it has printed this, behind what was seen before. */
    public ScriptedTalk see(String text) throws InterruptedException {
        seen = out.find(seen, text).end();
        return this;
    }

    /** Waits until it has printed all of these, in whatever order. */
    public ScriptedTalk seeAll(String... texts) throws InterruptedException {
        int end = seen;
        for (var text : texts) {
            end = Math.max(end, out.find(seen, text).end());
        }
        seen = end;
        return this;
    }

    public ScriptedTalk type(String lines) throws IOException {
        keys.write(lines.getBytes(StandardCharsets.UTF_8));
        keys.flush();
        return this;
    }

    public String text() {
        return out.text();
    }

    /** Waits for the end, and gives what was printed. */
    public ProgramRun.Ended ended() {
        int ended = code.orTimeout(HeardLines.PATIENCE, TimeUnit.MILLISECONDS).join();
        return new ProgramRun.Ended(ended, out.text(), err.toString(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        keys.close();
    }
}
