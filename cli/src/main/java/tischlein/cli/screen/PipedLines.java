package tischlein.cli.screen;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tischlein.cli.run.Surroundings;

/**
 * Lines from a file or another program. They are repeated in what is printed, so that it can be
 * followed.
 */
final class PipedLines implements InputLines {
    private final BufferedReader in;
    private final PrintStream out;
    private final PrintStream below = new PrintStream(new Below(), false, StandardCharsets.UTF_8);
    private boolean beckoned; // a prompt stands at the end of what is printed

    PipedLines(Surroundings around) {
        in = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        out = around.out();
    }

    @Override
    public Optional<String> next(String prompt, List<String> words) {
        out.print(prompt);
        out.flush();
        var line = read();
        out.println(line.orElse(""));
        return line;
    }

    private Optional<String> read() {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Nobody sits before a pipe: there is nothing to hide, and nobody to wait for. */
    @Override
    public boolean handedOver(String request) {
        out.println(request);
        return true;
    }

    @Override
    public PrintStream out() {
        return below;
    }

    /** It is not repeated yet: it may have to wait. */
    @Override
    public Optional<String> overhear() {
        return read();
    }

    @Override
    public void beckon(String prompt) {
        if (!beckoned) {
            below.flush();
            out.print(prompt);
            out.flush();
            beckoned = true;
        }
    }

    @Override
    public void repeat(String prompt, String line) {
        beckon(prompt);
        out.println(line);
        beckoned = false;
    }

    /** Begins a new line behind a prompt that nobody has answered. */
    private final class Below extends OutputStream {
        @Override
        public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (beckoned) {
                out.println();
                beckoned = false;
            }
            out.write(bytes, from, length);
        }

        @Override
        public void flush() {
            out.flush();
        }
    }

    @Override
    public boolean conceals(String request) {
        below.println(request);
        return false;
    }

    @Override
    public boolean waits() {
        return false;
    }

    @Override
    public void close() {
        // the stream belongs to the process
    }
}
