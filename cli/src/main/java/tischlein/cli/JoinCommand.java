package tischlein.cli;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code tischlein join}: sits down at a live table. */
@Command(
        name = "join",
        footer = {
            "  tischlein join K7QF2C",
            "  tischlein join https://play.example.org/#/t/K7QF2C --name Anna --figure owl"
        })
final class JoinCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final Arrival arrival = new Arrival();

    @Mixin private final Guise guise = new Guise();

    @Option(names = "--seat", paramLabel = "N", descriptionKey = "help.seat")
    private Optional<String> seat = Optional.empty();

    JoinCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        arrival.attend(around, voice, true, seat, guise);
    }
}
