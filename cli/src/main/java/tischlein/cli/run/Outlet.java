package tischlein.cli.run;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;

/**
 * The way out to a file, a terminal or another program. It remembers what went wrong: a print
 * stream on top of it keeps that to itself.
 */
public final class Outlet extends FilterOutputStream {
    private Optional<IOException> failure = Optional.empty();

    public Outlet(OutputStream to) {
        super(to);
    }

    @Override
    public void write(int b) throws IOException {
        attempt(() -> out.write(b));
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        attempt(() -> out.write(bytes, from, length));
    }

    @Override
    public void flush() throws IOException {
        attempt(out::flush);
    }

    private interface Step {
        void run() throws IOException;
    }

    private void attempt(Step step) throws IOException {
        if (failure.isPresent()) {
            return; // nobody is there to read the rest
        }
        try {
            step.run();
        } catch (IOException e) {
            failure = Optional.of(e);
            throw e;
        }
    }

    /** Whether the reader has had enough and gone away, like {@code head}. */
    boolean closedByReader() {
        return failure.map(IOException::getMessage).filter("Broken pipe"::equals).isPresent();
    }

    /** Whether nobody can read anything more, for whatever reason. */
    public boolean closed() {
        return failure.isPresent();
    }

    /** What went wrong otherwise: a full disk, for example. */
    public Optional<IOException> failure() {
        return closedByReader() ? Optional.empty() : failure;
    }
}
