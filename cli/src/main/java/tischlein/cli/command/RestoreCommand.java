package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.BadInput;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.DatabaseOption;
import tischlein.store.Stores;
import tischlein.store.database.AlreadyServed;

/** {@code tischlein restore}: fills an empty database from a back-up. */
@Command(
        name = "restore",
        footer = {
            "  tischlein restore monday.db",
            "  tischlein restore --data /var/lib/tischlein monday.db"
        })
public final class RestoreCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.restore")
    private String file = "";

    @Mixin private final DatabaseOption kept = new DatabaseOption();

    public RestoreCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    private void fill(String database) {
        try {
            Stores.restore(database, Path.of(file), DatabaseOption.notices(around, voice));
        } catch (AlreadyServed served) {
            throw new BadInput(DatabaseOption.said(served.sentence(), voice));
        }
    }

    @Override
    public void run() {
        var database = kept.database(around);
        DatabaseOption.told(
                voice,
                () -> {
                    fill(database);
                    return true;
                });
        around.print(voice.say(say("restore.done").text("file", file)));
    }
}
