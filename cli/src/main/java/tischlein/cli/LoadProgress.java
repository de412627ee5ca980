package tischlein.cli;

import static tischlein.kernel.Phrase.say;

import java.io.PrintStream;
import tischlein.load.Load;

/** One line that says how far a load is; it leaves no trace. */
final class LoadProgress implements Load.Progress {
    static final String BACK_AND_CLEAR = "\r\u001b[K";

    private final PrintStream err;
    private final Voice voice;
    private String shown = "";

    LoadProgress(PrintStream err, Voice voice) {
        this.err = err;
        this.voice = voice;
    }

    @Override
    public void tell(Load.Stage stage, long done, long of) {
        var sentence =
                switch (stage) {
                    case GATHERING -> say("load.gathering");
                    case PLAYING -> say("load.playing");
                    case FINISHING -> say("load.finishing");
                };
        var line =
                voice.say(sentence.text("done", Long.toString(done)).text("of", Long.toString(of)));
        if (!line.equals(shown)) {
            shown = line;
            err.print(BACK_AND_CLEAR + line);
        }
        if (stage == Load.Stage.FINISHING && done == of) {
            err.print(BACK_AND_CLEAR);
        }
        err.flush();
    }
}
