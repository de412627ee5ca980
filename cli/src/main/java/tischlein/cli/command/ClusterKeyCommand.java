package tischlein.cli.command;

import static tischlein.kernel.Phrase.say;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;
import tischlein.cli.serve.ClusterOption;
import tischlein.cluster.jgroups.ClusterKey;

/** {@code tischlein cluster-key}: makes the secret that several servers share. */
@Command(
        name = "cluster-key",
        footer = {
            "  tischlein cluster-key cluster.key",
            "  tischlein serve --cluster-key cluster.key --cluster-address 10.0.0.5:7800 --database postgresql://user:password@host/name"
        })
public final class ClusterKeyCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", descriptionKey = "help.backup")
    private String file = "";

    public ClusterKeyCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        ClusterOption.told(
                voice,
                () -> {
                    ClusterKey.make(file);
                    return file;
                });
        around.print(voice.say(say("clusterkey.done").text("file", file)));
    }
}
