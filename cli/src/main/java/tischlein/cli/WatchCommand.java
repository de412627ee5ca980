package tischlein.cli;

import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code tischlein watch}: looks on at a live table. */
@Command(
        name = "watch",
        footer = {
            "  tischlein watch K7QF2C",
            "  tischlein watch https://play.example.org/#/t/K7QF2C --lang fr > story.txt"
        })
final class WatchCommand implements Runnable {
    private final Surroundings around;
    private final Voice voice;

    @Mixin private final Arrival arrival = new Arrival();

    WatchCommand(Surroundings around, Voice voice) {
        this.around = around;
        this.voice = voice;
    }

    @Override
    public void run() {
        arrival.attend(around, voice, false, Optional.empty(), new Guise());
    }
}
