package tischlein.cli.command;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tischlein.cli.options.FigureOption;
import tischlein.cli.options.InvitationOption;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;

/** {@code tischlein watch}: looks on at a live table. */
@Command(
        name = "watch",
        footer = {
            "  tischlein watch K7QF2C",
            "  tischlein watch https://play.example.org/#/t/K7QF2C --lang fr > story.txt"
        })
public final class WatchCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final InvitationOption arrival = new InvitationOption();

    public WatchCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        arrival.attend(around, voice, false, Optional.empty(), new FigureOption());
    }
}
