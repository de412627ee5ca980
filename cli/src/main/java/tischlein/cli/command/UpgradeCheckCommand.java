package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.run.ExitCode;
import tischlein.cli.run.InstalledGames;
import tischlein.cli.run.JsonOutput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.screen.Layout;
import tischlein.cli.serve.DatabaseOption;
import tischlein.cli.summary.CheckedTables;
import tischlein.kernel.Phrase.Sentence;
import tischlein.kernel.Unsuitable;
import tischlein.log.LogError;
import tischlein.table.history.UpgradeCheck;
import tischlein.table.history.UpgradeCheck.Findings;
import tischlein.table.history.UpgradeCheck.Stopped;
import tischlein.table.outside.World;
import tischlein.table.store.ProtocolJson;

/**
 * {@code tischlein upgrade-check}: whether this program can go on with the games that another
 * version of it has begun.
 */
@Command(
        name = "upgrade-check",
        footer = {
            "  tischlein upgrade-check",
            "  tischlein upgrade-check --database postgresql://user:password@host/name --json"
        })
public final class UpgradeCheckCommand implements Callable<Integer> {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final DatabaseOption kept = new DatabaseOption();

    @Option(names = "--json", descriptionKey = "help.json")
    private boolean json;

    public UpgradeCheckCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        var database = kept.database(around);
        if (!DatabaseOption.isThere(database)) {
            throw new Unsuitable(say("upgrade.nothing").text("file", database));
        }
        Findings found;
        try (var store = DatabaseOption.look(database, around, voice);
                var progress = CheckedTables.of(around, voice)) {
            var check = new UpgradeCheck(store, InstalledGames.games(), new World());
            found = DatabaseOption.told(voice, () -> check.run(progress));
        }
        if (json) {
            around.print(JsonOutput.text(summary(found)));
        } else {
            tell(found);
        }
        return found.stopped().isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
    }

    private void tell(Findings found) {
        found.stopped().forEach(table -> print(told(table)));
        int all = Math.toIntExact(found.checked());
        print(
                found.stopped().isEmpty()
                        ? say("upgrade.fine").count(all)
                        : say("upgrade.stopped")
                                .count(found.stopped().size())
                                .number("checked", all));
    }

    private void print(Sentence sentence) {
        Layout.wrapped(voice.say(sentence), voice).forEach(around::print);
    }

    private static Sentence told(Stopped table) {
        var sentence =
                switch (table.why()) {
                    case VERSION -> say("upgrade.version");
                    case LOG ->
                            say(
                                    table.line() == LogError.WHOLE_FILE || table.game().isEmpty()
                                            ? "upgrade.unreadable"
                                            : "upgrade.log");
                    case CHOICE -> say("upgrade.choice");
                    case SETUP -> say("upgrade.setup");
                };
        return sentence.text("table", table.table())
                .text("game", table.game())
                .number("version", table.version())
                .number("line", table.line());
    }

    private static Object summary(Findings found) {
        return ProtocolJson.object(
                "checked",
                found.checked(),
                "stopped",
                found.stopped().stream()
                        .map(table ->
                                ProtocolJson.object(
                                        "table", table.table(),
                                        "game", table.game(),
                                        "version", table.version(),
                                        "why", table.why().name().toLowerCase(Locale.ROOT),
                                        "line", table.line()))
                        .toList());
    }
}
