package tischlein.cli.screen;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.ParsedLine;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import org.jline.reader.impl.LineReaderImpl;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Window;

/** Lines typed at a terminal, with completion of all that can be said. */
final class TerminalLines implements InputLines {
    /** To the top left, clear the screen, and clear what has been scrolled off it too. */
    private static final String CLEAR = "\u001b[H\u001b[2J\u001b[3J";

    private static final int SCREENFUL = 100;
    private static final String SUSPEND = "suspend";
    private static final List<String> BRINGING_BACK =
            List.of(
                    LineReader.YANK,
                    LineReader.YANK_POP,
                    LineReader.VI_PUT_AFTER,
                    LineReader.UNDO,
                    LineReader.REDO);

    private final PrintStream out;
    private final boolean dumb;
    private final Terminal terminal;
    private final Attributes before; // as the shell wants the terminal
    private final LineReader reader;
    private final Window window;
    private final PrintStream above = new PrintStream(new Above(), false, StandardCharsets.UTF_8);
    private volatile List<String> words = List.of();
    private volatile String prompted = "";

    TerminalLines(Surroundings around) {
        out = around.out();
        dumb = around.variable("TERM").equals("dumb");
        try {
            terminal =
                    TerminalBuilder.builder()
                            .system(true)
                            .encoding(StandardCharsets.UTF_8)
                            .stdinEncoding(StandardCharsets.UTF_8)
                            .stdoutEncoding(StandardCharsets.UTF_8)
                            .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        before = terminal.getAttributes();
        window = around.window();
        if (terminal.getColumns() == 0) { // some terminals do not know how wide they are
            terminal.setSize(Size.of(Window.USUAL_COLUMNS, Window.USUAL_ROWS));
        }
        reader =
                LineReaderBuilder.builder()
                        .terminal(terminal)
                        .parser(
                                new DefaultParser()
                                        .quoteChars(new char[0])
                                        .escapeChars(new char[0]))
                        .completer(this::complete)
                        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                        .build();
        reader.getWidgets().put(SUSPEND, this::suspend);
        reader.getWidgets().put(LineReader.CALLBACK_INIT, this::asLastPrompted);
        reader.getKeyMaps()
                .values()
                .forEach(keys -> keys.bind(new Reference(SUSPEND), KeyMap.ctrl('Z')));
    }

    /**
     * While a line is typed, the terminal makes no signals of keys: whoever presses Ctrl-Z must be
     * obeyed here. All that belongs to the job is stopped, and the shell gets its terminal back as
     * it was; when the job goes on, the line stands there again.
     */
    private boolean suspend() {
        var typing = terminal.getAttributes();
        terminal.setAttributes(before);
        terminal.puts(Capability.keypad_local);
        terminal.flush();
        try {
            new ProcessBuilder("sh", "-c", "kill -TSTP 0").inheritIO().start().waitFor();
        } catch (IOException _) {
            // where there is no shell, there is none to go back to
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        terminal.setAttributes(typing);
        terminal.puts(Capability.keypad_xmit);
        reader.callWidget(LineReader.REDRAW_LINE);
        return true;
    }

    /** Between asking for a line and its first letter somebody else may have been asked for it. */
    private boolean asLastPrompted() {
        if (reader instanceof LineReaderImpl reading) {
            reading.setPrompt(prompted);
        }
        return true;
    }

    private void complete(LineReader asking, ParsedLine line, List<Candidate> candidates) {
        var typed = line.line().substring(0, line.cursor());
        Completion.of(typed, words).forEach(word -> candidates.add(new Candidate(word)));
    }

    @Override
    public Optional<String> next(String prompt, List<String> words) {
        this.words = words;
        prompted = prompt;
        return read();
    }

    private Optional<String> read() {
        out.flush();
        try {
            var line = reader.readLine(prompted);
            window.measured(terminal.getColumns(), terminal.getRows());
            return Optional.of(line);
        } catch (EndOfFileException | UserInterruptException _) {
            return Optional.empty();
        }
    }

    @Override
    public boolean handedOver(String request) {
        clear();
        words = List.of();
        prompted = request;
        boolean here = read().isPresent();
        clear();
        return here;
    }

    private void clear() {
        forget();
        out.print(cleared());
        out.flush();
    }

    private String cleared() {
        return dumb ? "\n".repeat(SCREENFUL) : CLEAR;
    }

    @Override
    public boolean conceals(String request) {
        above.flush();
        forget();
        reader.getBuffer().clear();
        above.print(cleared());
        above.flush();
        prompt(request);
        return true;
    }

    @Override
    public void reveal() {
        forget();
        above.print(cleared());
    }

    @Override
    public void prompt(String prompt) {
        if (reader instanceof LineReaderImpl reading && !prompt.equals(prompted)) {
            prompted = prompt;
            reading.setPrompt(prompt);
            try {
                reader.callWidget(LineReader.REDISPLAY);
            } catch (IllegalStateException _) {
                // no line is being typed just now: the next one begins like this
            }
        }
    }

    /** What one person has typed cannot be called back by another. */
    private void forget() {
        // Nor what was cut out of a line, or undone, before the screen went to somebody else.
        BRINGING_BACK.forEach(widget -> reader.getWidgets().put(widget, () -> true));
        try {
            reader.getHistory().purge();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // it is in no file
        }
    }

    /** Above the line that is being typed. */
    @Override
    public PrintStream out() {
        return above;
    }

    @Override
    public Optional<String> overhear() {
        return read();
    }

    @Override
    public boolean waits() {
        return true;
    }

    @Override
    public void suggest(List<String> possible) {
        words = possible;
    }

    /** Keeps what is printed until it is flushed. */
    private final class Above extends ByteArrayOutputStream {
        @Override
        public synchronized void flush() {
            if (count > 0) {
                reader.printAbove(toString(StandardCharsets.UTF_8));
                reset();
            }
        }
    }

    @Override
    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
