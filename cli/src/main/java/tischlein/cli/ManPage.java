package tischlein.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tischlein.cli.run.Voice;

/** A command's help as a page for {@code man}, in the language of the user. */
final class ManPage {
    private static final String OPTION_GAP = ", ";
    private static final int WIDE = 10_000; // columns, more than any command line needs

    private final CommandSpec command;
    private final CommandGroups groups;
    private final Voice voice;
    private final StringBuilder page = new StringBuilder();

    ManPage(CommandSpec command, CommandGroups groups, Voice voice) {
        this.command = command;
        this.groups = groups;
        this.voice = voice;
    }

    /** Under which {@code man} finds it. */
    String name() {
        return command.qualifiedName("-");
    }

    String text() {
        page.setLength(0);
        page.append(".TH \"")
                .append(name().toUpperCase(Locale.ROOT))
                .append("\" \"1\"\n.nh\n.ad l\n");
        heading(voice.text("manual.name"));
        page.append(escaped(name()))
                .append(" \\- ")
                .append(escaped(CommandGroups.about(command)))
                .append('\n');
        heading(voice.text("manual.synopsis"));
        paragraph(synopsis());
        arguments();
        commands();
        examples();
        exitCodes();
        return page.toString();
    }

    /** In one line: man breaks it where it fits. */
    private String synopsis() {
        int usual = command.usageMessage().width();
        command.usageMessage().width(WIDE);
        var synopsis = command.commandLine().getHelp().synopsis(0).strip();
        command.usageMessage().width(usual);
        return synopsis;
    }

    private void heading(String title) {
        page.append(".SH \"").append(title.toUpperCase(voice.locale())).append("\"\n");
    }

    private void paragraph(String text) {
        page.append(escaped(text)).append('\n');
    }

    private void entry(String term, List<String> about) {
        page.append(".TP\n.B ").append(escaped(term)).append('\n');
        about.forEach(this::paragraph);
    }

    private void arguments() {
        heading(voice.text("manual.options"));
        for (var parameter : command.positionalParameters()) {
            entry(parameter.paramLabel(), about(parameter));
        }
        for (var option : command.options()) {
            if (!option.hidden()) {
                entry(term(option), about(option));
            }
        }
    }

    private static String term(OptionSpec option) {
        var names = String.join(OPTION_GAP, option.names());
        return option.arity().max() == 0 ? names : names + " " + option.paramLabel();
    }

    private static List<String> about(ArgSpec argument) {
        return List.of(argument.description());
    }

    private void commands() {
        if (command.subcommands().isEmpty()) {
            return;
        }
        heading(voice.text("manual.commands"));
        groups.forEach((title, commands) -> {
            page.append(".SS \"").append(title).append("\"\n");
            for (var each : commands) {
                entry(each.qualifiedName("-") + "(1)", List.of(CommandGroups.about(each)));
            }
        });
    }

    private void examples() {
        heading(voice.text("manual.examples"));
        page.append(".nf\n");
        for (var line : command.usageMessage().footer()) {
            paragraph(line.strip());
        }
        page.append(".fi\n");
    }

    private void exitCodes() {
        heading(voice.text("manual.codes"));
        Map<String, String> codes = command.usageMessage().exitCodeList();
        codes.forEach((code, about) -> entry(code, List.of(about)));
    }

    /** As roff reads it: hyphens stay hyphens, and no line becomes a request. */
    private static String escaped(String text) {
        var lines = new ArrayList<String>();
        for (var line : Ansi.OFF.string(text).lines().toList()) {
            var safe = line.replace("\\", "\\e").replace("-", "\\-");
            lines.add(safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe);
        }
        return String.join("\n", lines);
    }
}
