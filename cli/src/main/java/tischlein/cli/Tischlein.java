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
import tischlein.cli.command.ArenaCommand;
import tischlein.cli.command.BackupCommand;
import tischlein.cli.command.BotCheckCommand;
import tischlein.cli.command.BotCommand;
import tischlein.cli.command.ClusterKeyCommand;
import tischlein.cli.command.DoctorCommand;
import tischlein.cli.command.EngineCommand;
import tischlein.cli.command.GamesCommand;
import tischlein.cli.command.HealthCommand;
import tischlein.cli.command.HintCommand;
import tischlein.cli.command.JoinCommand;
import tischlein.cli.command.NewCommand;
import tischlein.cli.command.PlayCommand;
import tischlein.cli.command.RecordCommand;
import tischlein.cli.command.ReplayCommand;
import tischlein.cli.command.ReportCommand;
import tischlein.cli.command.RestoreCommand;
import tischlein.cli.command.ReviewCommand;
import tischlein.cli.command.ServeCommand;
import tischlein.cli.command.SimulateCommand;
import tischlein.cli.command.SolveCommand;
import tischlein.cli.command.TablesCommand;
import tischlein.cli.command.TrainCommand;
import tischlein.cli.command.UpgradeCheckCommand;
import tischlein.cli.command.VerifyCommand;
import tischlein.cli.command.WatchCommand;
import tischlein.cli.options.SolvedFolder;
import tischlein.cli.options.Suggestions;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.CommandLineError;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.Release;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.client.ServerProblem;
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
            names = {"-V", "--version"},
            descriptionKey = "help.version",
            versionHelp = true)
    @SuppressWarnings("UnusedVariable") // picocli shows the version before anybody could read this
    private boolean version;

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
        SolvedFolder.open(around);
        System.exit(run(around, arguments));
    }

    /** Runs one command and returns its exit code. */
    public static int run(Surroundings around, String... arguments) {
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
            code = complain(voice.say(e.sentence()), ExitCode.BAD_INPUT, e);
        } catch (RuntimeException | Error e) {
            code = complain(voice.say(unexpected(e)), ExitCode.FAILED, e);
        }
        return ending(voice, code);
    }

    private CommandLine commands(Voice voice) {
        var commands = new CommandLine(this);
        var groups = new CommandGroups(commands, voice);
        groups.add(
                        "group.play",
                        new GamesCommand(around, voice),
                        new PlayCommand(around, voice),
                        new NewCommand(around, voice),
                        new TablesCommand(around, voice),
                        new JoinCommand(around, voice),
                        new WatchCommand(around, voice))
                .add(
                        "group.again",
                        new ReplayCommand(around, voice),
                        new ReviewCommand(around, voice),
                        new VerifyCommand(around, voice),
                        new HintCommand(around, voice))
                .add(
                        "group.study",
                        new RecordCommand(around, voice),
                        new SimulateCommand(around, voice),
                        new ArenaCommand(around, voice),
                        new ReportCommand(around, voice),
                        new SolveCommand(around, voice),
                        new TrainCommand(around, voice))
                .add(
                        "group.server",
                        new ServeCommand(around, voice, false),
                        new HealthCommand(around, voice),
                        new DoctorCommand(around, voice),
                        new BackupCommand(around, voice),
                        new RestoreCommand(around, voice),
                        new ClusterKeyCommand(around, voice),
                        new UpgradeCheckCommand(around, voice))
                .add(
                        "group.bots",
                        new BotCommand(around, voice),
                        new BotCheckCommand(around, voice),
                        new EngineCommand(around, voice))
                .add(
                        "group.shell",
                        new CompletionCommand(around),
                        new ManualCommand(around, voice, groups));
        serve = new ServeCommand(around, voice, true);
        commands.getCommandSpec().version(voice.say(Release.ofThisProgram().told()));
        return commands.setResourceBundle(new HelpTexts(voice.texts()))
                .setUsageHelpWidth(helpWidth(voice))
                .setColorScheme(
                        CommandLine.Help.defaultColorScheme(around.inks() ? Ansi.ON : Ansi.OFF))
                .setOut(new PrintWriter(around.out(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((e, _) ->
                        complain(voice.say(CommandLineError.told(e)), ExitCode.BAD_INPUT, e))
                .setExecutionExceptionHandler((e, _, _) -> failed(voice, e));
    }

    /** Picocli counts the letters of the heading, not the columns that they take. */
    private static int helpWidth(Voice voice) {
        var heading = voice.text("usage.synopsisHeading");
        return voice.window().columns() - (Layout.width(heading) - heading.length());
    }

    /** Without a command the table is laid, as in the tale. */
    @Override
    public void run() {
        serve.run();
    }

    private int failed(Voice voice, Exception e) {
        return switch (e) {
            case BadInput bad -> complain(bad.line(), ExitCode.BAD_INPUT, e);
            case ServerProblem problem ->
                    complain(voice.say(problem.told()), ExitCode.BAD_INPUT, e);
            case Unsuitable unsuitable ->
                    complain(voice.say(unsuitable.sentence()), ExitCode.BAD_INPUT, e);
            case LogError log -> complain(voice.say(log.told()), ExitCode.BAD_INPUT, e);
            default -> complain(voice.say(unexpected(e)), ExitCode.FAILED, e);
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
                                ExitCode.FAILED,
                                e))
                .orElse(code);
    }
}
