package tischlein.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was printed so far; whoever waits for more is woken. */
final class HeardLines extends OutputStream {
    static final long PATIENCE = 60_000; // milliseconds

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
