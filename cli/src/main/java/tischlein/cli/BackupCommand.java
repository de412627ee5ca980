package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.kernel.Unsuitable;

/** {@code tischlein backup}: writes all there is to one file, while a server may run. */
@Command(
        name = "backup",
        footer = {
            "  tischlein backup monday.db",
            "  tischlein backup --data /var/lib/tischlein monday.db"
        })
final class BackupCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.backup")
    private String file = "";

    @Mixin private final Kept kept = new Kept();

    BackupCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        var database = kept.database(around);
        if (!Kept.isThere(database)) {
            throw new Unsuitable(say("unsuitable.nodata").text("file", database));
        }
        try (var store = Kept.open(database, around, voice)) {
            long tables =
                    Kept.told(
                            voice,
                            () -> {
                                store.backup(Path.of(file));
                                return store.count();
                            });
            around.out()
                    .println(
                            voice.say(
                                    say("backup.done")
                                            .text("file", file)
                                            .count(Math.toIntExact(tables))));
        }
    }
}
