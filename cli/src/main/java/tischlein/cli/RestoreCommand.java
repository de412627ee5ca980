package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tischlein.store.AlreadyServed;
import tischlein.store.Stores;

/** {@code tischlein restore}: fills an empty database from a back-up. */
@Command(
        name = "restore",
        footer = {
            "  tischlein restore monday.db",
            "  tischlein restore --data /var/lib/tischlein monday.db"
        })
final class RestoreCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.restore")
    private String file = "";

    @Mixin private final Kept kept = new Kept();

    RestoreCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    private void fill(String database) {
        try {
            Stores.restore(database, Path.of(file), Kept.notices(around, voice));
        } catch (AlreadyServed served) {
            throw new BadInput(Kept.said(served.sentence(), voice));
        }
    }

    @Override
    public void run() {
        var database = kept.database(around);
        Kept.told(
                voice,
                () -> {
                    fill(database);
                    return true;
                });
        around.out().println(voice.say(say("restore.done").text("file", file)));
    }
}
