package tischlein.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import tischlein.cli.run.Voice;

/** The program's commands by what they are for, as the help and the manual show them. */
final class CommandGroups {
    private static final int INDENT = 2;

    private final CommandLine program;
    private final Voice voice;
    private final Map<String, List<CommandSpec>> groups = new LinkedHashMap<>();

    CommandGroups(CommandLine program, Voice voice) {
        this.program = program;
        this.voice = voice;
        var sections = program.getHelpSectionMap();
        sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING, _ -> "");
        sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, this::help);
    }

    /**
     * @param title the key of the group's title
     */
    CommandGroups add(String title, Object... commands) {
        var group = new ArrayList<CommandSpec>();
        for (var command : commands) {
            var line = new CommandLine(command);
            program.addSubcommand(line);
            group.add(line.getCommandSpec());
        }
        groups.put(voice.text(title), group);
        return this;
    }

    /** Every title with its commands, in order. */
    void forEach(BiConsumer<String, List<CommandSpec>> each) {
        groups.forEach(each);
    }

    private String help(Help help) {
        int name = INDENT + longestName();
        int width = help.commandSpec().usageMessage().width();
        var text = new StringBuilder();
        forEach((title, commands) -> {
            var table =
                    TextTable.forColumns(
                            help.colorScheme(),
                            new Column(name, INDENT, Column.Overflow.SPAN),
                            new Column(width - name, INDENT, Column.Overflow.WRAP));
            table.setAdjustLineBreaksForWideCJKCharacters(true);
            for (var command : commands) {
                table.addRowValues(
                        help.colorScheme().commandText(command.name()),
                        help.colorScheme().text(about(command)));
            }
            text.append("%n%s%n%s".formatted(title, table));
        });
        return text.toString();
    }

    private int longestName() {
        return groups.values().stream()
                .flatMap(List::stream)
                .mapToInt(command -> command.name().length())
                .max()
                .orElse(0);
    }

    static String about(CommandSpec command) {
        return String.join(" ", command.usageMessage().description());
    }
}
