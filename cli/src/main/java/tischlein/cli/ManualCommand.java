package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.kernel.Unsuitable;

/** {@code tischlein manual}: writes a man page for every command. */
@Command(
        name = "manual",
        footer = {
            "  tischlein manual ~/.local/share/man/man1",
            "  tischlein manual . && man ./tischlein-play.1"
        })
final class ManualCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;
    private final CommandGroups groups;

    @Spec private CommandSpec spec = CommandSpec.create();

    @Parameters(paramLabel = "FOLDER", descriptionKey = "help.manual.folder")
    private String folder = "";

    ManualCommand(Surroundings around, Voice voice, CommandGroups groups) {
        this.around = around;
        this.voice = voice;
        this.groups = groups;
    }

    @Override
    public void run() {
        try {
            var place = Files.createDirectories(Path.of(folder));
            var program = spec.root().commandLine();
            write(place, program);
            int pages = 1;
            for (var command : program.getSubcommands().values()) {
                write(place, command);
                pages++;
            }
            around.print(voice.say(say("manual.done").text("folder", folder).count(pages)));
        } catch (IOException | InvalidPathException _) {
            throw new Unsuitable(say("unsuitable.manual").text("folder", folder));
        }
    }

    private void write(Path place, CommandLine command) throws IOException {
        var page = new ManPage(command.getCommandSpec(), groups, voice);
        Files.writeString(place.resolve(page.name() + ".1"), page.text());
    }
}
