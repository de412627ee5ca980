package tischlein.cli.summary;

import java.io.PrintStream;
import tischlein.arena.Simulation;
import tischlein.cli.run.Voice;

/** A bar that fills while games are played; it leaves no trace. */
public record ProgressBar(PrintStream err, Voice voice, long games) implements Simulation.Progress {
    @Override
    public void tell(long finished) {
        var bar = new FilledBar(err, voice, 40);
        bar.show(finished < games ? bar.line(finished, games) : "");
    }
}
