package tischlein.cli.command;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tischlein.cli.options.FigureOption;
import tischlein.cli.options.InvitationOption;
import tischlein.cli.run.Surroundings;
import tischlein.cli.run.Voice;

/** {@code tischlein join}: sits down at a live table. */
@Command(
        name = "join",
        footer = {
            "  tischlein join K7QF2C",
            "  tischlein join https://play.example.org/#/t/K7QF2C --name Anna --figure owl"
        })
public final class JoinCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final InvitationOption arrival = new InvitationOption();

    @Mixin private final FigureOption guise = new FigureOption();

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "help.seat")
    private Optional<String> seat = Optional.empty();

    public JoinCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        arrival.attend(around, voice, true, seat, guise);
    }
}
