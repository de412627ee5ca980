package tischlein.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Lines from a file or another program. They are repeated in what is printed, so that it can be
 * followed.
 */
final class PipedLines implements Lines {
    private final BufferedReader in;
    private final PrintStream out;

    PipedLines(Surroundings around) {
        in = new BufferedReader(new InputStreamReader(around.in(), StandardCharsets.UTF_8));
        out = around.out();
    }

    @Override
    public Optional<String> next(String prompt, List<String> words) {
        out.print(prompt);
        out.flush();
        try {
            var line = Optional.ofNullable(in.readLine());
            out.println(line.orElse(""));
            return line;
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
        return out;
    }

    @Override
    public boolean waits() {
        return false;
    }

    @Override
    public void suggest(List<String> words) {
        // nobody types
    }

    @Override
    public void close() {
        // the stream belongs to the process
    }
}
