package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.DatabaseOption;
import tischlein.kernel.Unsuitable;

/** {@code tischlein backup}: writes all there is to one file, while a server may run. */
@Command(
        name = "backup",
        footer = {
            "  tischlein backup monday.db",
            "  tischlein backup --data /var/lib/tischlein monday.db"
        })
public final class BackupCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.backup")
    private String file = "";

    @Mixin private final DatabaseOption kept = new DatabaseOption();

    public BackupCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var database = kept.database(around);
        if (!DatabaseOption.isThere(database)) {
            throw new Unsuitable(say("unsuitable.nodata").text("file", database));
        }
        try (var store = DatabaseOption.open(database, around, voice)) {
            long tables =
                    DatabaseOption.told(
                            voice,
                            () -> {
                                store.backup(Path.of(file));
                                return store.count();
                            });
            around.print(
                    voice.say(
                            say("backup.done").text("file", file).count(Math.toIntExact(tables))));
        }
    }
}
