package tischlein.load.command;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.ServiceLoader;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tischlein.kernel.Game;
import tischlein.kernel.Unsuitable;
import tischlein.words.Language;
import tischlein.words.Speaker;
import tischlein.words.Texts;

/**
 * What {@code .build/load} and {@code .build/kill} start: reads the command line and runs what it
 * names.
 */
@Command(name = "load.jar", synopsisSubcommandLabel = "COMMAND")
public final class LoadPrograms {
    static final int FINE = 0;
    static final int FAILED = 1;
    private static final int BAD_INPUT = 2;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT)
    @SuppressWarnings("UnusedVariable") // picocli shows the help before anybody could read this
    private boolean help;

    private LoadPrograms() {}

    public static void main(String... arguments) {
        System.exit(run(System.in, System.out, System.err, arguments));
    }

    /** Runs one command and returns its exit code. */
    static int run(InputStream in, PrintStream out, PrintStream err, String... arguments) {
        return new CommandLine(new LoadPrograms())
                .addSubcommand(new LoadCommand(in, out, err))
                .addSubcommand(new KillCommand(out, err))
                .setResourceBundle(ResourceBundle.getBundle("tischlein.load.command.help"))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(
                        (e, _) -> complain(err, String.valueOf(e.getMessage())))
                .setExecutionExceptionHandler((e, _, _) ->
                        switch (e) {
                            case BadOption bad -> complain(err, String.valueOf(bad.getMessage()));
                            case Unsuitable unsuitable -> complain(err, said(unsuitable));
                            default -> throw e;
                        })
                .execute(arguments);
    }

    private static int complain(PrintStream err, String line) {
        err.println(line);
        return BAD_INPUT;
    }

    private static String said(Unsuitable unsuitable) {
        return new Speaker(Texts.common(Language.EN)).say(unsuitable.sentence());
    }

    static List<Game<?, ?, ?>> games() {
        return ServiceLoader.load(Game.class).stream()
                .<Game<?, ?, ?>>map(ServiceLoader.Provider::get)
                .toList();
    }

    static Game<?, ?, ?> game(String name) {
        return games().stream()
                .filter(game -> game.about().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new BadOption("--game: there is no game " + name + "."));
    }

    /** Whether a person sits at a terminal and sees how it goes. */
    static boolean watched() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }
}
