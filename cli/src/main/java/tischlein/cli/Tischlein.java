package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.log.LogError;

/**
 * The program: reads the command line, does what it says, and puts into one line whatever goes
 * wrong.
 */
@Command(
        name = "tischlein",
        synopsisSubcommandLabel = "COMMAND",
        footer = {"  tischlein", "  tischlein play buffet", "  tischlein simulate --help"})
public final class Tischlein implements Runnable {
    static final int FINE = 0;
    static final int FAILED = 1;
    static final int BAD_INPUT = 2;

    private final Surroundings around;
    private final boolean traces;
    private Runnable serve = () -> {};

    @Option(
            names = {"-h", "--help"},
            descriptionKey = "help.help",
            usageHelp = true,
            scope = ScopeType.INHERIT)
    @SuppressWarnings("UnusedVariable") // picocli shows the help before anybody could read this
    private boolean help;

    @Option(
            names = "--lang",
            paramLabel = "L",
            completionCandidates = Suggestions.Languages.class,
            descriptionKey = "help.lang",
            scope = ScopeType.INHERIT)
    @SuppressWarnings("UnusedVariable") // the voice has looked for it before picocli does
    private String language = "";

    @Option(names = "--debug", descriptionKey = "help.debug", scope = ScopeType.INHERIT)
    @SuppressWarnings("UnusedVariable") // looked for beforehand: picocli itself may fail
    private boolean debug;

    private Tischlein(Surroundings around, boolean traces) {
        this.around = around;
        this.traces = traces;
    }

    public static void main(String... arguments) {
        var around = Surroundings.ofProcess();
        TablesFolder.open(around);
        System.exit(run(around, arguments));
    }

    /** Runs one command and returns its exit code. */
    static int run(Surroundings around, String... arguments) {
        boolean debug = List.of(arguments).contains("--debug");
        boolean traces = debug || !around.variable("TISCHLEIN_DEBUG").isEmpty();
        return new Tischlein(around, traces).run(arguments);
    }

    private int run(String... arguments) {
        var voice = Voice.of(around);
        int code;
        try {
            voice = voice.asked(arguments);
            code = commands(voice).execute(arguments);
        } catch (Unsuitable e) {
            code = complain(voice.say(e.sentence()), BAD_INPUT, e);
        } catch (RuntimeException | Error e) {
            code = complain(voice.say(unexpected(e)), FAILED, e);
        }
        return ending(voice, code);
    }

    private CommandLine commands(Voice voice) {
        var commands =
                new CommandLine(this)
                        .addSubcommand(new ServeCommand(around, voice, false))
                        .addSubcommand(new GamesCommand(around, voice))
                        .addSubcommand(new PlayCommand(around, voice))
                        .addSubcommand(new NewCommand(around, voice))
                        .addSubcommand(new TablesCommand(around, voice))
                        .addSubcommand(new JoinCommand(around, voice))
                        .addSubcommand(new WatchCommand(around, voice))
                        .addSubcommand(new BotCommand(around, voice))
                        .addSubcommand(new EngineCommand(around, voice))
                        .addSubcommand(new BotCheckCommand(around, voice))
                        .addSubcommand(new ReplayCommand(around, voice))
                        .addSubcommand(new VerifyCommand(around, voice))
                        .addSubcommand(new RecordCommand(around, voice))
                        .addSubcommand(new HintCommand(around, voice))
                        .addSubcommand(new SimulateCommand(around, voice))
                        .addSubcommand(new SolveCommand(around, voice))
                        .addSubcommand(new ArenaCommand(around, voice))
                        .addSubcommand(new ReportCommand(around, voice))
                        .addSubcommand(new BackupCommand(around, voice))
                        .addSubcommand(new RestoreCommand(around, voice))
                        .addSubcommand(new LoadCommand(around, voice))
                        .addSubcommand(new KillCommand(around, voice))
                        .addSubcommand(new CompletionCommand(around))
                        .addSubcommand(new ManualCommand(around, voice));
        serve = new ServeCommand(around, voice, true);
        return commands.setResourceBundle(new HelpTexts(voice.texts()))
                .setUsageHelpWidth(helpWidth(voice))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(around.inks() ? Ansi.ON : Ansi.OFF))
                .setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler(
                        (e, _) -> complain(voice.say(Blunder.told(e)), BAD_INPUT, e))
                .setExecutionExceptionHandler((e, _, _) -> failed(voice, e));
    }

    /** Picocli counts the letters of the heading, not the columns that they take. */
    private static int helpWidth(Voice voice) {
        var heading = voice.text("usage.synopsisHeading");
        return Layout.WIDTH - (Layout.width(heading) - heading.length());
    }

    /** Without a command the table is laid, as in the tale. */
    @Override
    public void run() {
        serve.run();
    }

    private int failed(Voice voice, Exception e) {
        return switch (e) {
            case BadInput bad -> complain(bad.line(), BAD_INPUT, e);
            case Unsuitable unsuitable -> complain(voice.say(unsuitable.sentence()), BAD_INPUT, e);
            case LogError log -> complain(voice.say(log.told()), BAD_INPUT, e);
            default -> complain(voice.say(unexpected(e)), FAILED, e);
        };
    }

    private static Sentence unexpected(Throwable thrown) {
        return say("failed.unexpected")
                .text("what", thrown.toString().lines().findFirst().orElse(""));
    }

    private int complain(String line, int code, Throwable why) {
        around.out().flush();
        around.err().println(line);
        if (traces) {
            why.printStackTrace(around.err());
        }
        return code;
    }

    private int ending(Voice voice, int code) {
        around.out().flush();
        return around.outlet()
                .failure()
                .map(e ->
                        complain(
                                voice.say(
                                        say("failed.output")
                                                .text("why", String.valueOf(e.getMessage()))),
                                FAILED,
                                e))
                .orElse(code);
    }
}
