package tischlein.cli.run;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import tischlein.client.Keyring;

/**
 * All that the program touches outside of itself, files aside.
 *
 * @param environment the variables of the process
 * @param talks whether a person sits at a terminal and can both read and type
 * @param watched whether a person at a terminal sees what goes to {@code err}
 * @param window how large the terminal is
 */
public record Surroundings(
        InputStream in,
        Outlet outlet,
        PrintStream out,
        PrintStream err,
        Map<String, String> environment,
        boolean talks,
        boolean watched,
        Window window) {
    private static final Pattern PSEUDO_TERMINAL = Pattern.compile("/dev/pts/[0-9]+");

    /** A pipe, a socket, a file that is no device, or the one that swallows everything. */
    private static final Pattern NO_TERMINAL =
            Pattern.compile("[a-z_]+:.*|/(?!dev/).*|/dev/null", Pattern.DOTALL);

    public Surroundings(
            InputStream in, Outlet outlet, PrintStream err, Map<String, String> environment) {
        this(
                in,
                outlet,
                printer(outlet, false),
                err,
                Map.copyOf(environment),
                false,
                false,
                new Window());
    }

    /**
     * Those of this process. Whatever the locale says, text goes out as UTF-8: so do logs and JSON.
     */
    public static Surroundings ofProcess() {
        var outlet = new Outlet(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        boolean out = isTerminal(SystemStream.Output);
        return new Surroundings(
                System.in,
                outlet,
                printer(outlet, out),
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.getenv(),
                out && isTerminal(SystemStream.Input),
                isTerminal(SystemStream.Error),
                out ? Window.ofTerminal() : new Window());
    }

    private static PrintStream printer(Outlet outlet, boolean lineByLine) {
        return new PrintStream(outlet, lineByLine, StandardCharsets.UTF_8);
    }

    /**
     * Loading what asks the system takes a good part of a second; where the system shows what is
     * behind a stream, that mostly tells already.
     */
    private static boolean isTerminal(SystemStream stream) {
        var device = device(stream);
        if (PSEUDO_TERMINAL.matcher(device).matches()) {
            return true;
        }
        if (NO_TERMINAL.matcher(device).matches()) {
            return false;
        }
        try {
            return TerminalProvider.load("ffm").isSystemStream(stream);
        } catch (IOException _) {
            return false; // no way to ask on this platform: then it is treated like a file
        }
    }

    /** The device behind a stream, as Linux tells it; elsewhere nothing. */
    private static String device(SystemStream stream) {
        int number =
                switch (stream) {
                    case Input -> 0;
                    case Output -> 1;
                    case Error -> 2;
                };
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd", Integer.toString(number)))
                    .toString();
        } catch (IOException | UnsupportedOperationException _) {
            return "";
        }
    }

    /** Prints a line. */
    public void print(String line) {
        out.println(line);
    }

    /** The keys of the user's guests. */
    public Keyring keyring() {
        return new Keyring(folder("TISCHLEIN_CONFIG", "XDG_CONFIG_HOME", ".config"));
    }

    /**
     * A folder for files of ours.
     *
     * @param own the variable that names it
     * @param shared the one that names the folder of all programs, in which it is otherwise
     * @param usual where in the user's home that is if no variable says so
     */
    public Path folder(String own, String shared, String... usual) {
        if (!variable(own).isEmpty()) {
            return Path.of(variable(own));
        }
        return (variable(shared).isEmpty()
                        ? Path.of(System.getProperty("user.home", "."), usual)
                        : Path.of(variable(shared)))
                .resolve("tischlein");
    }

    /** Where a table is looked for whose server nobody has named; empty for this machine. */
    public String usualServer() {
        return variable("TISCHLEIN_SERVER");
    }

    public String variable(String name) {
        return environment.getOrDefault(name, "");
    }

    /**
     * Whether to print in bold and the like: to a terminal, and unless the user does not want it.
     */
    public boolean inks() {
        return talks && variable("NO_COLOR").isEmpty() && !variable("TERM").equals("dumb");
    }
}
